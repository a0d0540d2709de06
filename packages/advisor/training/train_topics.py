"""Trains the network that hears the topic of a general question from the meanings of its words:
python3 train_topics.py ROWS READER OUT

ROWS: {"topics": [...], "train": [[words, topic], ...], "held": [[words, topic, shares by wording], ...]}. The vectors of words begin as
those of the first model of READER, which keeps GloVe's, and are learnt on. Prints how held-out authors are heard, OUT gets the packed
network.
"""
import collections
import json
import sys

import numpy as np
import torch
from torch import nn

from pack import packed, unpacked

ROUNDS, HIDDEN, BATCH, RATE, RATE_OF_WORDS = 24, 192, 64, 3e-3, 2e-3
DROPPED, DROPPED_WORDS = 0.3, 0.15
ABSENT = -1e3


def vectors_of(reader):
    """The words of a reader's first model, and their vectors (words, columns)."""
    model = json.load(open(reader, encoding='utf-8'))['models'][0]
    return model['words'].split(' '), unpacked(model['tensors']['words'])[2:].copy()


class TopicNetwork(nn.Module):
    def __init__(self, vectors, counts, topics):
        super().__init__()
        self.vectors = nn.Embedding.from_pretrained(torch.tensor(vectors), freeze=False)
        self.counts = nn.Embedding.from_pretrained(torch.log(torch.tensor(counts))[:, None], freeze=False)
        self.first = nn.Linear(2 * vectors.shape[1], HIDDEN)
        self.second = nn.Linear(HIDDEN, topics)
        self.drop = nn.Dropout(DROPPED)

    def forward(self, words, present):
        """(B, topics) scores of words (B, T) of which those with 1 in `present` are there."""
        vectors = self.vectors(words)
        counts = torch.exp(self.counts(words)[..., 0]) * present
        if self.training:
            counts = counts * (torch.rand_like(counts) > DROPPED_WORDS)
        mean = (vectors * counts[..., None]).sum(1) / (counts.sum(1, keepdim=True) + 1e-6)
        strongest = (vectors + (ABSENT * (1 - present))[..., None]).max(1)[0]
        return self.second(self.drop(torch.relu(self.first(self.drop(torch.cat([mean, strongest], -1))))))


def padded(rows):
    longest = max(len(row) for row in rows)
    words, present = torch.zeros(len(rows), longest, dtype=torch.long), torch.zeros(len(rows), longest)
    for at, row in enumerate(rows):
        words[at, :len(row)] = torch.tensor(row)
        present[at, :len(row)] = 1
    return words, present


def report(name, shares, wanted):
    """How many are heard as meant, at thresholds that take 2, 5 and 10 % of other messages for a general question."""
    best, none = shares[:, 1:].argmax(1) + 1, shares[:, 0]
    general = wanted > 0
    others = np.sort(none[~general])
    parts = []
    for share in (0.02, 0.05, 0.1):
        heard = none < others[int(len(others) * share)]
        parts.append(f'{share:.0%} of others: {(heard & (best == wanted))[general].mean():.1%}')
    print(f'{name}: first {(best == wanted)[general].mean():.1%}; {", ".join(parts)}', flush=True)


def main():
    rows, reader, out = sys.argv[1:4]
    torch.manual_seed(1)
    torch.set_num_threads(1)
    data = json.load(open(rows, encoding='utf-8'))
    words, vectors = vectors_of(reader)
    row_of, topic_of = ({each: at for at, each in enumerate(list_)} for list_ in (words, data['topics']))
    known = lambda said: [row_of[word] for word in said if word in row_of]
    train = [(known(said), topic_of[topic]) for said, topic in data['train'] if known(said)]
    seen = collections.Counter(row for said, _ in train for row in set(said))
    counts = np.array([np.log((len(train) + 1) / (seen[row] + 1)) for row in range(len(words))], np.float32)
    network = TopicNetwork(vectors, counts, len(data['topics']))
    own = [network.vectors.weight]
    rest = [each for name, each in network.named_parameters() if name != 'vectors.weight']
    optimizer = torch.optim.Adam([{'params': own, 'lr': RATE_OF_WORDS}, {'params': rest, 'lr': RATE}])
    steps = ROUNDS * (len(train) // BATCH)
    slower = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.02, 1 - step / steps))
    for _ in range(ROUNDS):
        network.train()
        order = torch.randperm(len(train)).tolist()
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            batch = [train[at] for at in order[begin:begin + BATCH]]
            scores = network(*padded([said for said, _ in batch]))
            loss = nn.functional.cross_entropy(scores, torch.tensor([topic for _, topic in batch]))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            slower.step()
    network.eval()
    held = [(known(said), topic_of[topic], shares) for said, topic, shares in data['held'] if known(said)]
    wanted = np.array([topic for _, topic, _ in held])
    with torch.no_grad():
        by_meaning = torch.softmax(network(*padded([said for said, _, _ in held])), -1).numpy()
        values = {
            'vectors': network.vectors.weight, 'counts': torch.exp(network.counts.weight).T,
            'first.weight': network.first.weight, 'first.bias': network.first.bias,
            'second.weight': network.second.weight, 'second.bias': network.second.bias,
        }
        tensors = {name: packed(value.numpy()) for name, value in values.items()}
    by_wording = np.array([shares for _, _, shares in held])
    report('by wording', by_wording, wanted)
    report('by meaning', by_meaning, wanted)
    for part in (0.3, 0.4, 0.5, 0.6):
        mixed = np.exp(part * np.log(by_meaning + 1e-6) + (1 - part) * np.log(by_wording + 1e-6))
        report(f'{part} by meaning', mixed / mixed.sum(1, keepdims=True), wanted)
    json.dump({'words': ' '.join(words), 'tensors': tensors}, open(out, 'w', encoding='utf-8'))


if __name__ == '__main__':
    main()
