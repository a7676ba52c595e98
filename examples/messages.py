"""Support messages: facts are drawn first, then sentences that say them, then a way to write them down."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from phrasebook import Phrasebook, Topic, spin
from wording import SUBJECTS

# Share of sentences that a training message replaces with loose words.
LOOSE = 0.5
# Praise with anger would have no right answer.
NEVER_ANGRY = ("feedback/praise_agent", "feedback/praise_product")
CAN_ASK_REFUND = ("billing", "technical", "shipping", "cancellation")
NO_REFUND_ADDON = ("billing/refund_request", "billing/refund_policy")


@dataclass(frozen=True)
class Message:
    """What a message says and what is true of it. ``route`` is None where the message is about nothing we handle,
    ``routable`` is False where two departments could claim it."""

    sentences: tuple[str, ...]
    route: str | None
    routable: bool
    urgency: int
    refund: bool
    angry: bool


def loose_note(rng: random.Random, words: Sequence[str]) -> str:
    """One to four loose words as a terse note."""
    picked = rng.sample(words, rng.choice((1, 2, 2, 3, 4)))
    glue = rng.choice((", ", ", ", " and ", " ", "; ", " - "))
    text = rng.choice(
        ("", "", "", "it is about ", "my ", "we have: ", "the ", "question: ", "problem: ", "re: ")
    ) + glue.join(picked)
    return rng.choice((text, text[0].upper() + text[1:])) + rng.choice((".", ".", "", "!", "?"))


def make_message(
    rng: random.Random,
    book: Phrasebook,
    split: str,
    *,
    route: str | None = None,
    urgency: int | None = None,
    refund: bool | None = None,
    angry: bool | None = None,
) -> Message:
    """Draw a message; a keyword that is not None fixes that fact of it."""

    def part(name: str) -> str:
        if split == "train" and name in book.loose and rng.random() < LOOSE:
            return loose_note(rng, book.loose[name])
        return spin(rng, book, rng.choice(book.parts[name][split]))

    if route is None and urgency in (None, 0) and not refund and not angry and rng.random() < 0.05:
        return _off_topic(rng, book, split)
    urgency, refund, allowed = _draw_facts(rng, book, route, urgency, refund)
    routable = True
    topic = _pick_topic(rng, allowed, refund)
    body = _core(rng, book, split, topic)
    if refund and (not topic.refund or rng.random() < 0.2):
        body.append(part("refund_ask"))
        routable = topic.route == "billing"
    elif not refund and topic.name not in NO_REFUND_ADDON and topic.route in CAN_ASK_REFUND and rng.random() < 0.15:
        body.append(part("refund_not"))
    if urgency != topic.urgency or (urgency in (0, 3) and rng.random() < 0.35):
        body.insert(rng.choice((0, len(body), len(body))), part(f"urgency{urgency}"))
    if angry is None:
        angry = rng.random() < 0.15
    angry = angry and topic.name not in NEVER_ANGRY
    if angry:
        for _ in range(rng.choice((1, 1, 2))):
            body.insert(rng.randint(0, len(body)), part("angry"))
    elif rng.random() < 0.3:
        body.append(part("calm"))
    if rng.random() < 0.4:
        body.insert(rng.choice((0, len(body))), part("context"))
    if rng.random() < 0.35:
        body.insert(0, part("greeting"))
    if rng.random() < 0.3:
        body.append(part("closing"))
    return Message(tuple(body), topic.route, routable, urgency, refund, angry)


def _pick_topic(rng: random.Random, allowed: Sequence[Topic], refund: bool) -> Topic:
    """Every route as likely as another; half of the refund requests are so by topic, half by an added sentence."""
    if refund:
        core = [t for t in allowed if t.refund]
        return rng.choice(core) if core and rng.random() < 0.5 else rng.choice(allowed)
    route = rng.choice(sorted({t.route for t in allowed}))
    return rng.choice([t for t in allowed if t.route == route])


def _core(rng: random.Random, book: Phrasebook, split: str, topic: Topic) -> list[str]:
    """One or two sentences on the topic."""
    if split == "train" and rng.random() < LOOSE:
        words = book.loose.get("refund_ask" if topic.refund else topic.name, book.loose[topic.route])
        return [loose_note(rng, words) for _ in range(rng.choice((1, 1, 2)))]
    families = topic.families[split]
    return [spin(rng, book, f) for f in rng.sample(families, min(len(families), rng.choice((1, 1, 1, 2))))]


def _draw_facts(
    rng: random.Random, book: Phrasebook, route: str | None, urgency: int | None, refund: bool | None
) -> tuple[int, bool, list[Topic]]:
    """Draw the facts that are not fixed until some topic can carry them all."""
    while True:
        level = rng.choices((0, 1, 2, 3), (12, 58, 16, 14))[0] if urgency is None else urgency
        wants = rng.random() < 0.16 if refund is None else refund
        allowed = [t for t in book.topics if _fits(t, route, level, wants)]
        if allowed:
            return level, wants, allowed


def _fits(topic: Topic, route: str | None, urgency: int, refund: bool) -> bool:
    """Whether a topic can carry these facts without contradicting itself."""
    if route is not None and topic.route != route:
        return False
    if refund != topic.refund and (not refund or topic.route not in CAN_ASK_REFUND):
        return False
    if refund and topic.name == "billing/refund_policy":
        return False
    # A topic urgent by itself stays so; praise and ideas are never pressing; the rest takes any level in words.
    return urgency == topic.urgency or topic.urgency == 1


def _off_topic(rng: random.Random, book: Phrasebook, split: str) -> Message:
    count = rng.choice((1, 1, 2))
    lines = rng.sample(book.parts["offtopic"][split], min(count, len(book.parts["offtopic"][split])))
    return Message(tuple(spin(rng, book, line) for line in lines), None, False, 0, False, False)


def _typo(rng: random.Random, text: str) -> str:
    """Swap, drop or double one letter in about one word of twelve."""
    words = text.split(" ")
    for i, word in enumerate(words):
        if len(word) > 4 and word.isalpha() and rng.random() < 0.08:
            at = rng.randint(1, len(word) - 2)
            way = rng.randint(0, 2)
            if way == 0:
                words[i] = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
            elif way == 1:
                words[i] = word[:at] + word[at + 1 :]
            else:
                words[i] = word[:at] + word[at] + word[at:]
    return " ".join(words)


def _lose_words(rng: random.Random, text: str) -> str:
    """Lose about one word of ten, so that no single word of a phrase can be relied on."""
    words = text.split(" ")
    kept = [word for word in words if rng.random() > 0.1]
    return " ".join(kept or words)


def _rough(rng: random.Random, text: str) -> str:
    """Now and then: typing errors, no capitals, all capitals, no full stops."""
    if rng.random() < 0.2:
        text = _typo(rng, text)
    way = rng.random()
    if way < 0.12:
        return text.lower()
    if way < 0.14:
        return text.upper()
    if way < 0.2:
        return text.replace(". ", " ").replace(",", "")
    return text


def render_state(rng: random.Random, book: Phrasebook, message: Message, split: str) -> Any:
    """The message as plain text, as a JSON object, or as a list of conversation turns."""
    sentences = message.sentences
    if split == "train" and rng.random() < 0.5:
        sentences = tuple(_lose_words(rng, sentence) for sentence in sentences)
    text = _rough(rng, rng.choice((" ", " ", "\n")).join(sentences))
    way = rng.random()
    if way < 0.66:
        return text
    name = rng.choice(book.slots["name"])
    if way < 0.83:
        subject = rng.choice((rng.choice(SUBJECTS), rng.choice(SUBJECTS), sentences[-1]))
        return rng.choice(
            (
                {"subject": subject, "body": text},
                {"from": name, "subject": subject, "message": text},
                {"channel": rng.choice(("email", "chat", "web form")), "text": text},
                {"customer": {"name": name, "plan": rng.choice(("basic", "pro", "business"))}, "message": text},
                {"ticket": rng.randint(100, 9999), "language": "en", "message": text},
            )
        )
    return _conversation(rng, book, sentences)


def _conversation(rng: random.Random, book: Phrasebook, sentences: Sequence[str]) -> list[Any]:
    """The message as turns: an agent's opening and all of it, or its two parts around an agent's question."""
    cut = rng.randint(0, len(sentences) - 1)
    agent = book.parts["agent"]["train"]
    if cut:
        turns = [("customer", " ".join(sentences[:cut])), ("agent", spin(rng, book, rng.choice(agent)))]
    else:
        turns = [("agent", spin(rng, book, agent[0]))]
    turns.append(("customer", " ".join(sentences[cut:])))
    turns = [(who, _rough(rng, said)) for who, said in turns]
    style = rng.randint(0, 2)
    if style == 0:
        return [{"role": "user" if who == "customer" else "assistant", "content": said} for who, said in turns]
    if style == 1:
        return [{"speaker": who, "text": said} for who, said in turns]
    return [f"{who}: {said}" for who, said in turns]
