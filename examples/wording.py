"""Words the questions are made of: option names and descriptions, instructions and levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

# Share of each kind of question in training, in percent.
KINDS: Mapping[str, int] = {"routing": 36, "urgency": 28, "refund": 18, "angry": 10, "about": 8}


@dataclass(frozen=True)
class Route:
    """A department: names it goes by, and ways to describe what it handles."""

    names: tuple[str, ...]
    texts: tuple[str, ...]


ROUTES: Mapping[str, Route] = {
    "billing": Route(
        ("billing", "payments", "finance", "invoices", "accounting"),
        (
            "payments, invoices, charges and refunds",
            "a charge, an invoice or a payment",
            "money matters: bills, cards, refunds",
            "questions about bills and payments",
            "wrong charges, failed payments, receipts, refunds",
            "invoices and billing",
        ),
    ),
    "technical": Route(
        ("technical", "technical support", "tech", "bugs", "engineering"),
        (
            "bugs, errors, crashes and outages",
            "something does not work: errors, crashes, slow pages",
            "a product or device is broken or fails",
            "software or hardware problems",
            "errors, integrations, performance, faulty devices",
            "technical problems",
        ),
    ),
    "sales": Route(
        ("sales", "new business", "purchasing", "quotes", "presales"),
        (
            "prices, quotes, demos and upgrades",
            "wants to buy: offers, trials, plans",
            "questions before a purchase",
            "quotes, discounts, more seats, partners",
            "a new customer asks about plans and prices",
            "buying and pricing",
        ),
    ),
    "account": Route(
        ("account", "login", "user accounts", "access", "identity"),
        (
            "login, password, profile and users",
            "cannot sign in, locked or hacked account",
            "passwords, two factor codes, permissions",
            "access to the account and its settings",
            "sign in problems, profile changes, team members",
            "login and profile",
        ),
    ),
    "shipping": Route(
        ("shipping", "delivery", "logistics", "orders", "parcels"),
        (
            "deliveries, tracking, lost or damaged parcels",
            "a parcel is late, damaged or wrong",
            "orders and their delivery",
            "packages, addresses, tracking numbers, exchanges",
            "where an order is and how it arrives",
            "shipping and delivery",
        ),
    ),
    "cancellation": Route(
        ("cancellation", "cancel", "churn", "retention", "contract end"),
        (
            "ending, pausing or not renewing a subscription",
            "wants to cancel the plan",
            "cancel a subscription or contract",
            "customers who leave or downgrade",
            "stop the renewal, pause, close the contract",
            "cancellations",
        ),
    ),
    "feedback": Route(
        ("feedback", "praise", "ideas", "suggestions", "product feedback"),
        (
            "praise, ideas and opinions",
            "thanks, feature wishes, opinions on design",
            "suggestions for the product",
            "compliments, criticism of taste, feature requests",
            "tells us what they like or wish for",
            "general feedback",
        ),
    ),
    "privacy": Route(
        ("privacy", "data protection", "legal", "compliance", "gdpr"),
        (
            "personal data, consent, data protection law",
            "wants personal data exported or erased",
            "GDPR requests, mailing lists, data processing",
            "what is stored about people and who sees it",
            "advertising consent, tracking, data agreements",
            "privacy and data protection",
        ),
    ),
}

PLAIN_KEYS = (
    tuple("ABCDEFGH"),
    tuple("12345678"),
    tuple(f"team_{c}" for c in "abcdefgh"),
    tuple(f"queue {i}" for i in range(1, 9)),
)

ROUTE_INSTRUCTIONS = (
    "Which team should handle this message?",
    "Route the message to a department.",
    "Where does this ticket belong?",
    "Pick the department for this request.",
    "Who should answer the customer?",
    "What is this message about?",
    "Choose the queue for this ticket.",
    "Which topic fits the customer's message best?",
)

URGENCY_INSTRUCTIONS = (
    "How urgent is this message?",
    "Rate the urgency.",
    "How soon does the customer need an answer?",
    "What priority should this ticket get?",
    "How quickly must we react?",
    "Urgency of the request",
)

URGENCY_LEVELS = (
    ("no hurry, can wait", "normal", "soon, work is blocked or a deadline is near", "critical, act now"),
    ("not urgent", "ordinary request", "urgent", "emergency"),
    ("can wait for weeks", "answer in the usual time", "answer today", "answer immediately"),
    ("low", "medium", "high", "critical"),
    (
        "no time pressure at all",
        "a normal question or problem",
        "needed soon, a deadline or blocked work",
        "outage, security or losses right now",
    ),
    ("none", "normal", "urgent", "emergency, business stopped"),
)

THREE_LEVELS = (
    ("can wait", "normal", "urgent"),
    ("low", "medium", "high"),
    ("no hurry", "usual time", "needs a fast answer"),
)

REFUND_INSTRUCTIONS = (
    "Does the customer ask for a refund?",
    "Is this a refund request?",
    "The customer wants their money back.",
    "Is the writer requesting a refund?",
    "Should we start a refund for this message?",
    "The message asks us to return a payment.",
)

REFUND_CRITERIA = (
    {"false": "no refund is requested", "true": "the customer wants money back"},
    {"false": "anything else", "true": "asks for a refund"},
    {"false": "does not want money returned", "true": "requests that a payment be returned"},
    {"true": "the customer asks for a refund"},
)

ANGRY_INSTRUCTIONS = (
    "Is the customer angry?",
    "Does the writer sound upset?",
    "The customer is angry or rude.",
    "Is the tone of this message hostile?",
)

ANGRY_CRITERIA = (
    {"false": "calm or friendly", "true": "angry, insulting or very upset"},
    {"false": "polite", "true": "angry"},
)

ABOUT_INSTRUCTIONS = (
    "Is this message about {}?",
    "The message is about {}.",
    "Does this concern {}?",
)

NOUL_LABELS = (
    {"false": "no", "true": "yes"},
    {"false": "B", "true": "A"},
    {"false": "A", "true": "B"},
    {"false": "disagree", "true": "agree"},
)

SUBJECTS = (
    "Question",
    "Help",
    "Help needed",
    "Request",
    "Hello",
    "Support",
    "My account",
    "Order",
    "Problem",
    "Message from the website",
    "Re: your message",
    "Information",
)
