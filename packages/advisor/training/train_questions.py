"""Trains the parser of questions: python3 train_questions.py OUT --train FILE --held FILE --reader reader.json [--rounds R] [--seed S]

Examples come from make-questions.ts. Word vectors begin as those of the trained reader, brought to fewer numbers. Writes OUT.pt, OUT.json.
"""
import argparse
import collections
import json
import random
import time

import numpy as np
import torch
import torch.nn as nn

from examples import batches_of, read_examples, word_pieces
from pack import unpacked
from question_network import BEGIN, END, QuestionNetwork

WIDTH, PIECES = 64, 1024
FEWEST_WORD, FEWEST_TOKEN = 3, 4
UNKNOWN = 1
"""The row of words that are in no table; row 0 is no word."""
HIDDEN_NAME, HIDDEN_WORD = 0.6, 0.08
CLIP = 5.0
MEMORY = 0.998
"""The weights that count are a mean over the last steps, of which each is worth this much less than the one after it."""


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--train', required=True)
    parser.add_argument('--held', default='')
    parser.add_argument('--reader', required=True)
    parser.add_argument('--rounds', type=int, default=8)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--hidden', type=int, default=112)
    parser.add_argument('--batch', type=int, default=48)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--words', type=int, default=4800)
    parser.add_argument('--on', default='', help='packed weights to go on from')
    return parser.parse_args()


class Tables:
    """Which words, features, tokens of the notation and slots the network knows."""

    def __init__(self, examples, reader, most):
        count = collections.Counter(word for each in examples for words, _ in each['items'] for word in words.split())
        stored = json.load(open(reader, encoding='utf-8'))['models'][0]
        vectors = unpacked(stored['tensors']['words'])
        row_of = {word: at + 2 for at, word in enumerate(stored['words'].split(' '))}
        known = sorted((word for word, times in count.items() if times >= FEWEST_WORD), key=lambda word: -count[word])[:most]
        self.words = {word: at + 2 for at, word in enumerate(known)}
        self.vectors = reduced(vectors, [row_of.get(word) for word in known])
        names = lambda lists: sorted({name for each in lists for name in each})
        self.features = {name: at for at, name in enumerate(names(filter(None, part.split('|')) for each in examples for _, part in each['items']))}
        tokens = collections.Counter(token for each in examples for token in each['target'].split() if not token.startswith('@'))
        self.tokens = ['<begin>', '<end>'] + sorted(token for token, times in tokens.items() if times >= FEWEST_TOKEN)
        self.token_at = {token: at for at, token in enumerate(self.tokens)}
        self.slots = names([slot for _, slot in each['candidates']] for each in examples)


def reduced(vectors, rows):
    """Two empty rows, then those of the words, by their most telling directions."""
    found = np.array([vectors[row] if row else np.zeros(vectors.shape[1]) for row in rows], np.float32)
    _, _, directions = np.linalg.svd(found - found.mean(0), full_matrices=False)
    less = found @ directions[:WIDTH].T
    less *= 1.0 / less.std()
    return np.concatenate([np.zeros((2, WIDTH), np.float32), less.astype(np.float32)])


def encode(example, tables):
    """Adds numbers: `bags`, three lists of numbers for each item; `cands` and `slots`; `wanted`, null where a token is unknown."""
    example['bags'] = [
        (
            [tables.words.get(word, UNKNOWN) for word in words.split()],
            [1 + piece % (PIECES - 1) for word in words.split() for piece in word_pieces(word)],
            [tables.features[name] for name in features.split('|') if name in tables.features],
        )
        for words, features in example['items']
    ]
    example['named'] = ['kind:' in features for _, features in example['items']]
    example['cands'] = [item for item, _ in example['candidates']]
    example['slots'] = [tables.slots.index(slot) for _, slot in example['candidates']]
    wanted = [
        len(tables.tokens) + int(token[1:]) if token.startswith('@') else tables.token_at.get(token)
        for token in example['target'].split()
    ]
    example['wanted'] = None if None in wanted else wanted + [END]


def bags_of(batch, training):
    """Three pairs of (numbers, offsets) over all items. While training, words are hidden now and then, those of names often."""
    lists = ([], [], [])
    for example in batch:
        for (words, pieces, features), named in zip(example['bags'], example['named']):
            if training and random.random() < (HIDDEN_NAME if named else HIDDEN_WORD):
                words, pieces = ([], []) if named or random.random() < 0.5 else ([UNKNOWN] * len(words), pieces)
            lists[0].append(words)
            lists[1].append(pieces)
            lists[2].append(features)
    bags = []
    for each in lists:
        offsets = np.cumsum([0] + [len(numbers) for numbers in each[:-1]])
        bags.append((torch.tensor([number for numbers in each for number in numbers], dtype=torch.long), torch.tensor(offsets)))
    return bags


def padded(lists, filler):
    longest = max(1, max(len(each) for each in lists))
    return torch.tensor([each + [filler] * (longest - len(each)) for each in lists])


def inputs_of(batch, training):
    cands = [each['cands'] for each in batch]
    longest = max(1, max(map(len, cands)))
    missing = torch.tensor([[at >= len(each) for at in range(longest)] for each in cands])
    return bags_of(batch, training), padded(cands, 0), padded([each['slots'] for each in batch], 0), missing


def text_of(written, tables):
    return ' '.join(tables.tokens[each] if each < len(tables.tokens) else '@%d' % (each - len(tables.tokens)) for each in written)


def written_by(network, example, tables):
    """What the network writes for one encoded example, and the score of that."""
    bags, cands, slots, _ = inputs_of([example], False)
    if not example['cands']:
        cands, slots = cands[:, :0].long(), slots[:, :0].long()
    written, score = network.greedy(bags, cands, slots, len(example['items']))
    return text_of(written, tables), score


def exact(network, held, tables):
    """How many are written to the letter: (questions, of, other lines, of)."""
    network.eval()
    counts = [0, 0, 0, 0]
    with torch.no_grad():
        for example in held:
            written, _ = written_by(network, example, tables)
            place = 2 if example['target'] == 'none' else 0
            counts[place + 1] += 1
            counts[place] += written == example['target']
    network.train()
    return counts


def go_on(network, tables, file):
    """Takes over from packed weights what has a name here too: words, features, tokens, slots, and all that has the same shape."""
    stored = json.load(open(file, encoding='utf-8'))
    own = {
        'words.weight': (tables.words, lambda: {word: at + 2 for at, word in enumerate(stored['words'].split(' '))}),
        'features.weight': (tables.features, lambda: {name: at for at, name in enumerate(stored['features'].split('|'))}),
        'write': ({token: at for at, token in enumerate(tables.tokens)}, lambda: {token: at for at, token in enumerate(stored['tokens'].split(' '))}),
        'slot.weight': ({slot: at for at, slot in enumerate(tables.slots)}, lambda: {slot: at for at, slot in enumerate(stored['slots'].split(' '))}),
    }
    state = network.state_dict()
    for name, values in state.items():
        if name not in stored['tensors']:
            continue
        was = torch.tensor(unpacked(stored['tensors'][name]))
        rows = own.get(name) or own.get(name.split('.')[0])
        if name == 'token.weight':
            rows = (
                {**own['write'][0], **{'@' + slot: len(tables.tokens) + at for slot, at in own['slot.weight'][0].items()}},
                lambda: {**own['write'][1](), **{'@' + slot: len(stored['tokens'].split(' ')) + at for slot, at in own['slot.weight'][1]().items()}},
            )
        if rows:
            known = rows[1]()
            for key, at in rows[0].items():
                if key in known:
                    values[at] = was[known[key]].reshape(values[at].shape)
        elif was.numel() == values.numel():
            values.copy_(was.reshape(values.shape))
    network.load_state_dict(state)


def main():
    options = arguments()
    torch.set_num_threads(1)
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    examples, held = read_examples([options.train]), read_examples([options.held] if options.held else [])
    tables = Tables(examples, options.reader, options.words)
    for each in examples + held:
        encode(each, tables)
    examples = [each for each in examples if each['wanted'] is not None]
    network = QuestionNetwork(tables.vectors, PIECES, len(tables.features), len(tables.tokens), len(tables.slots), options.hidden)
    if options.on:
        go_on(network, tables, options.on)
    print('%d examples, %d held out, %d words, %d features, %d tokens, %d slots, %d numbers' % (
        len(examples), len(held), len(tables.words), len(tables.features), len(tables.tokens), len(tables.slots),
        sum(each.numel() for each in network.parameters())), flush=True)
    optimiser = torch.optim.Adam(network.parameters(), lr=options.rate)
    mean = {name: values.clone() for name, values in network.state_dict().items()}
    names = {
        'words': list(tables.words), 'features': sorted(tables.features, key=tables.features.get), 'tokens': tables.tokens,
        'slots': tables.slots, 'pieces': PIECES, 'hidden': options.hidden,
    }
    json.dump(names, open(options.out + '.json', 'w', encoding='utf-8'))
    begin, done = time.time(), 0
    for number in range(1, options.rounds + 1):
        total = 0.0
        for batch in batches_of(examples, options.batch, 'items'):
            for group in optimiser.param_groups:
                group['lr'] = options.rate * max(0.02, min(1, 1.25 * (1 - done / (options.rounds * len(examples)))))
            bags, cands, slots, missing = inputs_of(batch, True)
            losses = network.losses(bags, cands, slots, missing, padded([each['wanted'] for each in batch], -1), len(batch[0]['items']))
            optimiser.zero_grad()
            losses.mean().backward()
            nn.utils.clip_grad_norm_(network.parameters(), CLIP)
            optimiser.step()
            with torch.no_grad():
                for name, values in network.state_dict().items():
                    mean[name].lerp_(values, 1 - MEMORY)
            total, done = total + float(losses.sum()), done + len(batch)
        last = {name: values.clone() for name, values in network.state_dict().items()}
        network.load_state_dict(mean)
        print('round %d, %.0f s, %.0f s of CPU, loss %.3f, held-out authors: exact %d of %d, quiet %d of %d' % (
            number, time.time() - begin, time.process_time(), total / len(examples), *exact(network, held, tables)), flush=True)
        torch.save(mean, options.out + '.pt')
        if number < options.rounds:
            network.load_state_dict(last)


if __name__ == '__main__':
    main()
