"""The whole 28+2-layer `large` model on the CPU twin against upstream's float32 model, every layer included."""

from __future__ import annotations

import numpy as np
import pytest

from laya_cuda import Engine
from laya_cuda.batch import pack
from laya_cuda.engine import split_logits


@pytest.fixture(scope="module")
def pair(large_checkpoint, cpu_bundle):
    """Both engines on one checkpoint; 5 GB of memory while the module runs."""
    import oracle

    with pytest.warns(RuntimeWarning, match="temperature"), Engine(large_checkpoint, cpu_bundle) as engine:
        yield engine, oracle.load(large_checkpoint)


@pytest.mark.parametrize(
    "shapes",
    [
        [(48, 4, 0)],
        # One row to one over a window, all question types, one single option, and a gap after most sequences.
        [(16, 1, 0), (203, 9, 1), (67, 2, 2), (33, 5, 0)],
    ],
    ids=["48-tokens", "mixed"],
)
def test_every_layer_matches_upstream(pair, tolerances, shapes):
    import oracle

    engine, agent = pair
    sequences = [oracle.random_sequence(i, *shape) for i, shape in enumerate(shapes)]
    batch = pack(sequences, engine.checkpoint.tokenizer.pad_id)
    ours = engine.forward(batch, capture_hidden=True)
    theirs = oracle.forward(agent, sequences)
    bounds = tolerances["forward"]["cpu"]
    assert list(ours.hidden) == list(theirs.hidden)
    assert len(ours.hidden) == 1 + 28 + 1 + 2
    rows = batch.valid_rows()
    errors = {name: oracle.nrms(state[rows], theirs.hidden[name]) for name, state in ours.hidden.items()}
    worst = max(errors, key=errors.get)
    print(f"hidden nRMS at most {errors[worst]:.1e} ({worst})")
    assert errors[worst] <= bounds["hidden_nrms"], errors
    logits = np.concatenate(theirs.logits)
    assert np.ptp(logits) > 0.1, "the checkpoint's logits are too flat to show anything"
    # Relative to the largest value: a logit near zero is a difference of large terms.
    error = np.abs(ours.logits - logits).max() / np.abs(logits).max()
    action_error = np.abs(ours.action_logits - theirs.action_logits).max() / np.abs(theirs.action_logits).max()
    print(f"logits off by {error:.1e} of {np.abs(logits).max():.3g}, action logits by {action_error:.1e}")
    assert error <= bounds["logits_relative"]
    assert action_error <= bounds["action_logits_relative"]
    for own, reference in zip(split_logits(batch, ours.logits), theirs.logits, strict=True):
        assert own.argmax() == reference.argmax()
        p, q = (np.exp(z - z.max()) / np.exp(z - z.max()).sum() for z in (own.astype(float), reference.astype(float)))
        assert np.abs(p - q).max() <= bounds["probabilities"]


def test_answers_match_upstream(pair, requests):
    import oracle

    engine, agent = pair
    state, questions = requests[0]["state"], requests[0]["questions"]
    # A difference of 1e-5 may still fall on two sides of a rounding boundary of the fourth digit.
    oracle.assert_close(engine.predict(state, questions), agent.predict(state, questions), 1.1e-4)
