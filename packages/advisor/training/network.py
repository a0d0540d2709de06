"""The small neural encoder: words, pieces of words and marks -> two gated recurrent layers -> heads.

Sources: GRU, Cho et al. 2014 (PyTorch's form); pieces of words hashed, Bojanowski et al. 2017; word dropout, Iyyer et al. 2015.
"""
import numpy as np
import torch
import torch.nn as nn

import examples as ex

PIECE, SLOT, SIZE, INPUT, ACT, ROLE, SAFE = 48, 12, 8, 96, 112, 80, 64
NO_FEATURE = -2.0
"""Below what a recurrent layer gives out (-1 to 1)."""


class Network(nn.Module):
    """Sizes: B examples of T tokens each; H hidden, so 2H states of both directions, 4H with the sentence's strongest."""

    def __init__(self, vectors, delta_rows, deltas, hidden, labels, wholes):
        super().__init__()
        self.vectors = torch.as_tensor(vectors)
        self.delta_rows = torch.as_tensor(delta_rows)
        width = self.vectors.shape[1]
        both = 2 * hidden
        self.hidden = hidden
        self.delta = nn.Embedding(deltas + 1, width, padding_idx=0, sparse=True)
        nn.init.zeros_(self.delta.weight)
        self.gram = nn.EmbeddingBag(ex.BUCKETS + 1, PIECE, mode='mean', sparse=True)
        nn.init.normal_(self.gram.weight, std=0.3)
        self.slot = nn.Embedding(len(ex.SLOTS), SLOT)
        self.mag = nn.Embedding(ex.MAGNITUDES, SIZE)
        self.inp = nn.Linear(width + PIECE + SLOT + SIZE + len(ex.MARKS), INPUT)
        self.drop = nn.Dropout(0.2)
        self.rnn1 = nn.GRU(INPUT, hidden, 1, batch_first=True, bidirectional=True)
        self.rnn2 = nn.GRU(both, hidden, 1, batch_first=True, bidirectional=True)
        self.a1 = nn.Linear(2 * both, ACT)
        self.a2 = nn.Linear(ACT, labels)
        self.kind = nn.Linear(2 * both, len(ex.KINDS))
        self.whole = nn.Linear(2 * both, wholes)
        self.rj = nn.Linear(both, ROLE)
        self.rh = nn.Linear(both, ROLE)
        self.rl = nn.Embedding(labels, ROLE)
        self.rd = nn.Embedding(ex.DISTANCES, ROLE)
        self.rm = nn.Embedding(6, ROLE)
        self.ro = nn.Linear(ROLE, len(ex.ROLES))
        self.s1 = nn.Linear(2 * both, SAFE)
        self.s2 = nn.Linear(SAFE, len(ex.SAFETY))
        nn.init.constant_(self.whole.bias, -3.0)

    def inputs(self, batch):
        """(B, T, INPUT). While training, words are hidden now and then, those of stored names often."""
        stack = lambda key: torch.from_numpy(np.stack([example[key] for example in batch]))
        word, slot, size, marks, named = (stack(key) for key in ('word', 'slot', 'size', 'marks', 'named'))
        count, length = word.shape
        bags = [bag for example in batch for bag in example['pieces']]
        offsets = np.cumsum([0] + [len(bag) for bag in bags[:-1]])
        ids = torch.tensor([each for bag in bags for each in bag] or [0])
        pieces = self.gram(ids, torch.tensor(offsets)).view(count, length, -1)
        vectors, deltas = self.vectors[word], self.delta(self.delta_rows[word])
        if self.training:
            kept = lambda share: (torch.rand(count, length) >= share).float()
            hidden_name = named * (torch.rand(count, length) < 0.3).float()
            kept_word = kept(0.05) * (1 - hidden_name)
            vectors = vectors * kept_word[..., None]
            deltas = deltas * (kept_word * kept(0.08))[..., None]
            pieces = pieces * kept(0.06)[..., None]
            kept_capitals = (torch.rand(count, 1, 1) > 0.3).float()
            marks = torch.cat([marks[..., :-1], marks[..., -1:] * kept_capitals], -1)
        parts = torch.cat([vectors + deltas, pieces, self.slot(slot), self.mag(size), marks], -1)
        return self.inp(self.drop(parts))

    def encode(self, batch):
        """The states (B, T, 2H), and beside each the strongest of every feature within its sentence (B, T, 4H)."""
        states, _ = self.rnn1(self.drop(torch.relu(self.inputs(batch))))
        states, _ = self.rnn2(self.drop(states))
        states = self.drop(states)
        sentence = torch.from_numpy(np.stack([example['sentence'] for example in batch]))
        index = sentence[..., None].expand_as(states)
        strongest = torch.full((states.shape[0], int(sentence.max()) + 1, states.shape[2]), NO_FEATURE)
        strongest = strongest.scatter_reduce(1, index, states, 'amax')
        return states, torch.cat([states, strongest.gather(1, index)], -1)

    def acts(self, both):
        """(B, T, labels) scores of the act that a token bears."""
        return self.a2(self.drop(torch.relu(self.a1(both))))

    def roles(self, states, row, head, label, distance, between):
        """(A, T, roles) scores for A acts: of the example `row`, borne by the token `head`."""
        of_act = self.rh(states)[row, head] + self.rl(label)
        return self.ro(self.drop(torch.relu(self.rj(states)[row] + of_act[:, None] + self.rd(distance) + self.rm(between))))

    def safety(self, states):
        """(B, safety) scores of what a message says of danger and trouble."""
        return self.s2(self.drop(torch.relu(self.s1(torch.cat([states.max(1)[0], states.mean(1)], -1)))))
