"""laya.fast on the CPU: its kernel factories replaced by torch functions that round where the kernels do."""

from __future__ import annotations

import torch

BF = torch.bfloat16


def gemm_kernel(n, k, bias=False, act="none"):
    def call(a, w, b, c):
        x = a.float() @ w.float().T
        if bias:
            x = x + b
        if act == "relu":
            x = x.relu()
        c.copy_(x.to(BF))

    return call


def gemm_geglu_kernel(f, k):
    def call(a, w, c):
        gate, value = (a.float() @ w.float().T).chunk(2, -1)
        c.copy_((torch.nn.functional.gelu(gate) * value).to(BF))

    return call


def add_ln_kernel(d, residual=True, bias=False, eps=1e-5):
    def call(x, r, w, b, y):
        if residual:
            x += r.float()
        y.copy_(torch.nn.functional.layer_norm(x, (d,), w, b if bias else None, eps).to(BF))

    return call


def rope_kernel(heads, size):
    def call(qkv, cos, sin):
        rows = len(qkv)
        at = torch.arange(rows) % len(cos)
        c, s = cos[at][:, None], sin[at][:, None]
        qk = qkv[:, : 2 * heads * size].float().reshape(rows, 2 * heads, 2, size // 2)
        first, second = qk[:, :, 0], qk[:, :, 1]
        turned = torch.stack([first * c - second * s, second * c + first * s], 2)
        qkv[:, : 2 * heads * size] = turned.reshape(rows, -1).to(BF)

    return call


def attn_kernel(rows, length, heads, size, window=0):
    def call(qkv, lens, out):
        q, k, v = (qkv[:, :, i].transpose(1, 2).float() for i in range(3))
        at = torch.arange(qkv.shape[1])
        seen = (at[None, None, :] < lens[:, None, None]).expand(-1, len(at), -1)
        if window:
            seen = seen & ((at[:, None] - at[None, :]).abs() <= window)
        scores = (q @ k.transpose(-1, -2) * size**-0.5).masked_fill(~seen[:, None], -1e9)
        p = torch.exp(scores - scores.max(-1, keepdim=True).values)
        o = (p.to(BF).float() @ v) / p.sum(-1, keepdim=True)
        out.copy_(o.transpose(1, 2).reshape(out.shape).to(BF))

    return call


def install(monkeypatch) -> list[tuple]:
    """Let Agent.accelerate build FastLaya from these on the CPU; returns the growing list of factory calls."""
    from laya import fast
    from laya.agent import Agent

    calls: list[tuple] = []

    def recorded(name):
        def factory(*args, **options):
            calls.append((name, args, options))
            return globals()[name](*args, **options)

        return factory

    for name in ("gemm_kernel", "gemm_geglu_kernel", "add_ln_kernel", "rope_kernel", "attn_kernel"):
        monkeypatch.setattr(fast.K, name, recorded(name))

    def accelerate(self, use_graphs=True, strict=False):
        self._fast = fast.FastLaya(self.model, max_len=self.cfg["max_len"], use_graphs=False)
        self._stock_forward = self.model.forward
        self.model.forward = self._fast.forward
        return True

    monkeypatch.setattr(Agent, "accelerate", accelerate)
    return calls
