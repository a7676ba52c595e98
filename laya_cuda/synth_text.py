"""Sentences from which the tokenizer of a synthetic checkpoint learns its merges."""

TEXT = """
Hello, I was charged twice for the same order last week and I would like my money back as soon as possible.
Could you please tell me where my parcel is? The tracking page has not changed since Monday morning.
The application closes every time I try to open the settings page on my phone after the latest update.
Thank you for the quick answer, everything is working again and I am very happy with the service.
I cannot log in to my account because the reset link in your email says that it has expired.
Please cancel my subscription before the next payment is taken from my card.
Our team needs three more seats on the business plan, can somebody from sales call us this afternoon?
The shoes that I received are the wrong size and the box was damaged when it arrived.
How do I change the delivery address of an order that has already been shipped?
This is urgent, our production server has been down for two hours and customers are complaining.
I want to know whether the price includes tax and shipping to another country.
The invoice for March shows a different amount from the one that we agreed on in the contract.
When I press the button nothing happens, and the screen shows an error message with the number 500.
A friend told me about this product, and I would like to learn more about how it works.
You should be able to find the document in the shared folder under the name of the project.
We have been waiting for a reply since yesterday, please send an answer to this question today.
The meeting was moved to Thursday at ten because several people could not attend on Wednesday.
She asked the manager if there was a way to return the item without the original receipt.
He said that the problem had been solved, but the same thing happened again this morning.
They will need access to the database, the backup system and the monitoring dashboard.
It does not matter which browser I use, the page never finishes loading and the video will not play.
My password was changed without my permission and I think that someone else is using my account.
What is the difference between the standard and the premium version, and which one is better for a small company?
I really enjoyed the course, the teacher explained every topic clearly and gave useful examples.
The food was cold, the waiter was rude and we had to wait more than an hour for a table.
If the temperature rises above thirty degrees, the fan should start and the light should turn red.
There are no rooms available on that date, but we can offer you a larger one for the same price.
The statement holds only when both conditions are true, otherwise the answer is no.
Which of the following categories best describes the message of the user?
Route this ticket to the team that can help: billing, shipping, technical support, account, sales or other.
How urgent is the request on a scale from low to high, where the highest level means that work has stopped?
Is the customer asking for a refund, a replacement or only for information about the order?
question: choice question: score question: noul level 0: level 1: level 2: level 3: true: yes, the statement holds
false: no, the statement does not hold {"role": "user", "content": "text"}, {"role": "assistant", "content": "text"}
The user wants to report a bug, request a feature, ask a question or give feedback about the product.
Decide whether the text is positive, negative or neutral, and say how confident you are in the decision.
Every person has the right to be heard, and nobody should have to wait for years to receive a fair decision.
In the beginning the results looked good, but later measurements showed that the method was not reliable.
Water boils at one hundred degrees, ice melts at zero, and the speed of light is the same for all observers.
The train leaves the station at 7:45, arrives at 9:30 and returns in the evening at about 6 o'clock.
Children were playing in the garden while their parents prepared dinner in the kitchen.
The company was founded in 1998, it has offices in 12 cities and employs more than 3,000 people around the world.
Add two spoons of sugar, some salt and a little milk, then mix everything together and bake it for 25 minutes.
Write a function that takes a list of numbers and returns the sum of the even ones.
for i in range(10): print(i, value[i]) if x == 0: return None else: result = compute(x, y)
I am not able to install the program, it always stops at 80% and then says that there is not enough space.
Although it was late, we decided to continue because the work had to be finished before the end of the month.
First check the cable, then restart the router, and if this does not help contact our support team by phone.
Please keep me informed about any changes, and let me know if you need more details from our side.
"""
