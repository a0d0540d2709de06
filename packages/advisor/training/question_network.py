"""The parser of questions: what is read, encoded in both directions -> a decoder that writes the notation, copying what slots stand for.

Sources: GRU, Cho et al. 2014 (PyTorch's form); attention, Luong et al. 2015; copying, Vinyals et al. 2015 and See et al. 2017.
"""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

PIECE, FEATURE, INPUT, TOKEN, WRITER, OUT = 32, 24, 112, 40, 112, 96
BEGIN, END = 0, 1
"""The first two tokens of the decoder's vocabulary."""


class QuestionNetwork(nn.Module):
    """Sizes: B examples of T items and C candidates each; H hidden, so 2H states of both directions; V tokens of the notation."""

    def __init__(self, vectors, pieces, features, tokens, slots, hidden):
        super().__init__()
        width, both = vectors.shape[1], 2 * hidden
        self.words = nn.EmbeddingBag.from_pretrained(torch.as_tensor(vectors), freeze=False, mode='mean')
        self.pieces = nn.EmbeddingBag(pieces, PIECE, mode='mean')
        self.features = nn.EmbeddingBag(features, FEATURE, mode='sum')
        self.inp = nn.Linear(width + PIECE + FEATURE, INPUT)
        self.rnn1 = nn.GRU(INPUT, hidden, 1, batch_first=True, bidirectional=True)
        self.rnn2 = nn.GRU(both, hidden, 1, batch_first=True, bidirectional=True)
        self.start = nn.Linear(2 * both, WRITER)
        self.token = nn.Embedding(tokens + slots, TOKEN)
        self.copied = nn.Linear(both, TOKEN)
        self.cell = nn.GRUCell(TOKEN + both, WRITER)
        self.key = nn.Linear(both, WRITER)
        self.out = nn.Linear(WRITER + both, OUT)
        self.write = nn.Linear(OUT, tokens)
        self.copy = nn.Linear(both, OUT)
        self.slot = nn.Embedding(slots, OUT)
        self.drop = nn.Dropout(0.25)
        self.tokens = tokens

    def encode(self, bags, count, length):
        """(B, T, 2H) of the bags of words, pieces and features, each (numbers, where each item begins)."""
        words, pieces, features = (
            table(*bag).view(count, length, -1) for table, bag in zip((self.words, self.pieces, self.features), bags)
        )
        states = torch.relu(self.inp(self.drop(torch.cat([words, pieces, features], -1))))
        states, _ = self.rnn1(self.drop(states))
        states, _ = self.rnn2(self.drop(states))
        return self.drop(states)

    def begin(self, states):
        """The decoder's first state (B, WRITER)."""
        return torch.tanh(self.start(torch.cat([states.max(1)[0], states.mean(1)], -1)))

    def copies(self, states, items, slots):
        """Of candidates (B, C): what they are compared with (B, C, OUT), and what the decoder takes in of them (B, C, TOKEN)."""
        of_items = states.gather(1, items[..., None].expand(-1, -1, states.shape[2]))
        return self.copy(of_items) + self.slot(slots), self.copied(of_items) + self.token(self.tokens + slots)

    def step(self, before, context, state, states, keys, compared, missing):
        """One token: (scores (B, V + C), context, state)."""
        state = self.cell(torch.cat([before, context], -1), state)
        weights = torch.softmax((keys @ state[..., None])[..., 0] / state.shape[1] ** 0.5, -1)
        context = (weights[:, None] @ states)[:, 0]
        out = self.drop(torch.tanh(self.out(torch.cat([state, context], -1))))
        copied = (compared @ out[..., None])[..., 0].masked_fill(missing, -1e9)
        return torch.cat([self.write(out), copied], -1), context, state

    def losses(self, bags, items, slots, missing, targets, length):
        """(B,) the negative log-likelihood of targets (B, L): tokens, V + c for a candidate, -1 behind the end."""
        count = targets.shape[0]
        states = self.encode(bags, count, length)
        keys, state = self.key(states), self.begin(states)
        compared, taken = self.copies(states, items, slots)
        context = torch.zeros(count, states.shape[2])
        before = self.token(torch.full((count,), BEGIN))
        total = torch.zeros(count)
        for at in range(targets.shape[1]):
            scores, context, state = self.step(before, context, state, states, keys, compared, missing)
            wanted = targets[:, at]
            total = total + F.cross_entropy(scores, wanted, ignore_index=-1, reduction='none')
            is_copy = wanted >= self.tokens
            written = self.token(wanted.clamp(0, self.tokens - 1))
            copy = taken[torch.arange(count), (wanted - self.tokens).clamp(0)]
            before = torch.where(is_copy[:, None], copy, written)
        return total

    def greedy(self, bags, items, slots, length, most=48):
        """The likeliest tokens of one example, one after another, with their log-likelihood."""
        states = self.encode(bags, 1, length)
        keys, state = self.key(states), self.begin(states)
        compared, taken = self.copies(states, items, slots)
        missing = torch.zeros(items.shape, dtype=torch.bool)
        context, before = torch.zeros(1, states.shape[2]), self.token(torch.tensor([BEGIN]))
        written, total = [], 0.0
        while len(written) < most:
            scores, context, state = self.step(before, context, state, states, keys, compared, missing)
            shares = torch.log_softmax(scores[0], -1)
            best = int(shares.argmax())
            total += float(shares[best])
            if best == END:
                break
            written.append(best)
            before = self.token(torch.tensor([best])) if best < self.tokens else taken[:, best - self.tokens]
        return written, total
