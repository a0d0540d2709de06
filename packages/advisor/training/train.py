"""Trains the neural reader: writes OUT.pt, OUT.json and OUT.words.npy, which pack.py turns into weights, and OUT.scores.json.

python3 train.py OUT --train FILE... --held FILE... --words emb_words.json --vectors emb.npy [--minutes M] [--seed S]
With --weights reader.json --model N it goes on from a model that is packed there, with its words and its names of acts.
Examples come from make-examples.ts, corpus-examples.ts and safety-examples.ts; `npm run train:advisor` does all of it.
"""
import argparse
import json
import random
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

import examples as ex
from network import Network
from pack import unpacked
from scores import Decoder, safety_report, score, share
from vocabulary import KnownWords, Vocabulary

ROLE_WEIGHT, KIND_WEIGHT = 0.6, 0.15
SAFETY_WEIGHT, ORDINARY_WEIGHT = 3.0, 0.3
CLIP = 5.0


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--train', nargs='+', required=True)
    parser.add_argument('--held', nargs='+', required=True)
    parser.add_argument('--words', required=True)
    parser.add_argument('--vectors', required=True)
    parser.add_argument('--minutes', type=float, default=15)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--hidden', type=int, default=80)
    parser.add_argument('--batch', type=int, default=48)
    parser.add_argument('--rate', type=float, default=2.5e-3)
    parser.add_argument('--vocabulary', type=int, default=12500)
    parser.add_argument('--weights', default='')
    parser.add_argument('--model', type=int, default=0)
    return parser.parse_args()


class Losses:
    """The loss of a batch: acts, what is told as a whole, kinds of talk, roles and safety."""

    def __init__(self, network, labels, wholes):
        self.network = network
        self.label_at = {label: at for at, label in enumerate(labels)}
        self.whole_at = {whole: at for at, whole in enumerate(wholes)}

    def of(self, batch):
        """(loss to go down, the five parts as an array). A batch holds examples of one length."""
        count = len(batch)
        states, both = self.network.encode(batch)
        tells = torch.tensor([[float('safety' not in example)] for example in batch])
        parts = [
            self._acts(batch, both, tells), self._wholes(batch, both, tells), self._kinds(batch, both),
            self._roles(batch, states), self._safety(batch, states),
        ]
        return sum(parts) / count, np.array([float(part) for part in parts])

    def _acts(self, batch, both, tells):
        wanted = np.zeros((len(batch), len(batch[0]['tokens'])), np.int64)
        for row, example in enumerate(batch):
            for act in example['acts']:
                wanted[row, act[0]] = self.label_at[act[1]]
        losses = F.cross_entropy(self.network.acts(both).flatten(0, 1), torch.from_numpy(wanted).flatten(), reduction='none')
        return (losses.view(wanted.shape) * tells).sum()

    def _wholes(self, batch, both, tells):
        wanted = np.zeros((len(batch), len(self.whole_at)), np.float32)
        for row, example in enumerate(batch):
            for whole in example['whole']:
                wanted[row, self.whole_at[whole]] = 1
        strongest = self.network.whole(both).max(1)[0]
        return (F.binary_cross_entropy_with_logits(strongest, torch.from_numpy(wanted), reduction='none') * tells).sum()

    def _kinds(self, batch, both):
        wanted = torch.tensor([[ex.KINDS.index(kind) for kind in example['kinds']] for example in batch]).flatten()
        scores = self.network.kind(both).flatten(0, 1)
        return KIND_WEIGHT * F.cross_entropy(scores, wanted, reduction='sum', ignore_index=ex.KINDS.index('?'))

    def _roles(self, batch, states):
        """Only of acts whose roles are known: a fourth part of an act says that they are not."""
        acts = [(row, act) for row, example in enumerate(batch) for act in example['acts'] if len(act) < 4]
        if not acts:
            return torch.zeros(())
        wanted = np.zeros((len(acts), states.shape[1]), np.int64)
        for number, (_, act) in enumerate(acts):
            for role, words in act[2].items():
                wanted[number, words] = ex.ROLES.index(role)
        relations = [ex.relation(batch[row], act[0]) for row, act in acts]
        distance, between = (torch.tensor(np.stack(each)) for each in zip(*relations))
        rows = torch.tensor([row for row, _ in acts])
        heads = torch.tensor([act[0] for _, act in acts])
        labels = torch.tensor([self.label_at[act[1]] for _, act in acts])
        scores = self.network.roles(states, rows, heads, labels, distance, between)
        return ROLE_WEIGHT * F.cross_entropy(scores.flatten(0, 1), torch.from_numpy(wanted).flatten(), reduction='sum')

    def _safety(self, batch, states):
        """Messages of other sources count a little, as ordinary ones, but for those of danger, whose class is not told."""
        def weight(example):
            if 'safety' in example:
                return SAFETY_WEIGHT
            return 0.0 if 'danger' in example['kinds'] else ORDINARY_WEIGHT
        wanted = torch.tensor([ex.SAFETY.index(example.get('safety', 'ordinary')) for example in batch])
        weights = torch.tensor([weight(example) for example in batch])
        return (F.cross_entropy(self.network.safety(states), wanted, reduction='none') * weights).sum()


def train(network, losses, decoder, examples, held, options):
    """Trains for so many minutes; the rate stands for a fifth of them and then falls to 3 %. Returns the last scores."""
    dense = [tensor for name, tensor in network.named_parameters() if name not in ('delta.weight', 'gram.weight')]
    optimisers = [
        torch.optim.Adam(dense, lr=options.rate),
        torch.optim.SparseAdam([network.delta.weight, network.gram.weight], lr=options.rate),
    ]
    budget, begin, epoch = options.minutes * 60, time.time(), 0
    while True:
        total, count = np.zeros(5), 0
        for batch in ex.batches_of(examples, options.batch, 'tokens'):
            done = min(1, (time.time() - begin) / budget)
            for optimiser in optimisers:
                for group in optimiser.param_groups:
                    group['lr'] = options.rate * max(0.03, min(1, 1.25 * (1 - done)))
                optimiser.zero_grad()
            loss, parts = losses.of(batch)
            total, count = total + parts, count + len(batch)
            loss.backward()
            nn.utils.clip_grad_norm_(dense, CLIP)
            for optimiser in optimisers:
                optimiser.step()
            if done >= 1:
                break
        epoch += 1
        scores = score(decoder, held)
        took = time.time() - begin
        print('round %d, %.0f s, loss %s, held-out authors: exact %s, quiet %s' % (
            epoch, took, (total / count).round(2), share(scores['exact']), share(scores['quiet'])), flush=True)
        if epoch % 3 == 0 or took >= budget:
            print('   safety', safety_report(network, held), flush=True)
        if took >= budget:
            return scores


def network_of(vocabulary, hidden, labels, wholes):
    return Network(vocabulary.vectors, vocabulary.delta_rows, vocabulary.deltas, hidden, len(labels), len(wholes))


def packed_model(file, at):
    """(labels, wholes, vocabulary, network) of one of the models of packed weights."""
    model = json.load(open(file, encoding='utf-8'))['models'][at]
    tensors = {name: unpacked(tensor) for name, tensor in model['tensors'].items()}
    vocabulary = KnownWords(model['words'].split(' '), tensors.pop('words'))
    network = network_of(vocabulary, model['hidden'], model['labels'], model['whole'])
    shapes = {name: tensor.shape for name, tensor in network.state_dict().items()}
    known = {name: torch.from_numpy(tensor).reshape(shapes[name]) for name, tensor in tensors.items()}
    network.load_state_dict(known, strict=False)
    return model['labels'], model['whole'], vocabulary, network


def knows(example, labels, wholes):
    """Whether all that an example tells has a name in a model."""
    return {act[1] for act in example['acts']} <= set(labels) and set(example['whole']) <= set(wholes)


def main():
    options = arguments()
    torch.set_num_threads(1)
    random.seed(options.seed)
    np.random.seed(options.seed)
    torch.manual_seed(options.seed)
    examples, held = ex.read_examples(options.train), ex.read_examples(options.held)
    held_lines = {line for example in held for line in example['lines']}
    examples = [each for each in examples if each['tokens'] and not set(each['lines']) & held_lines]
    held = [each for each in held if each['tokens']]
    if options.weights:
        labels, wholes, vocabulary, network = packed_model(options.weights, options.model)
        told = len(examples), len(held)
        examples, held = ([each for each in some if knows(each, labels, wholes)] for some in (examples, held))
        print('%d and %d left out: the model has no name for what they tell' % (told[0] - len(examples), told[1] - len(held)))
    else:
        labels = ['none'] + sorted({act[1] for each in examples + held for act in each['acts']})
        wholes = sorted({whole for each in examples + held for whole in each['whole']})
        vocabulary = Vocabulary(examples, options.words, options.vectors, options.vocabulary)
        network = network_of(vocabulary, options.hidden, labels, wholes)
    for each in examples + held:
        ex.encode(each, vocabulary.row_of)
    print('%d examples, %d held out, %d labels, %d words' % (len(examples), len(held), len(labels), len(vocabulary.words)), flush=True)
    decoder = Decoder(network, labels, wholes)
    scores = train(network, Losses(network, labels, wholes), decoder, examples, held, options)
    for meaning, counts in sorted(scores['byMeaning'].items(), key=lambda each: -each[1][1]):
        print('  %-24s %s' % (meaning, share(counts)))
    torch.save(network.state_dict(), options.out + '.pt')
    np.save(options.out + '.words.npy', (network.vectors + network.delta(network.delta_rows).detach()).numpy())
    names = {
        'labels': labels, 'whole': wholes, 'roles': ex.ROLES, 'kinds': ex.KINDS, 'slots': ex.SLOTS, 'marks': ex.MARKS,
        'words': vocabulary.words, 'buckets': ex.BUCKETS, 'hidden': network.hidden, 'safety': ex.SAFETY,
    }
    json.dump(names, open(options.out + '.json', 'w', encoding='utf-8'))
    json.dump(scores, open(options.out + '.scores.json', 'w', encoding='utf-8'))


if __name__ == '__main__':
    main()
