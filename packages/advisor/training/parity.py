"""Writes what packed weights read in some held-out messages, for the test that the product reads the same.

python3 parity.py WEIGHTS.json HELD.jsonl OUT.json [COUNT]
WEIGHTS.json is {"models": [...]} or one model; the first is read. Each message has its tokens as the trainer takes them
(text, slot, value, marks), the likeliest label of every token with its probability, and the role of every token in each act.
"""
import hashlib
import json
import sys

import torch

import examples as ex
from network import Network
from pack import unpacked
from scores import Decoder


def network_of(stored):
    words = unpacked(stored['tensors']['words'])
    network = Network(words, [0] * len(words), 0, stored['hidden'], len(stored['labels']), len(stored['whole']))
    state = {'delta.weight': network.delta.weight}
    for name, was in network.state_dict().items():
        if name in stored['tensors']:
            state[name] = torch.tensor(unpacked(stored['tensors'][name])).reshape(was.shape)
    network.load_state_dict(state, strict='s1.weight' in stored['tensors'])
    return network.eval()


def reading_of(decoder, example):
    states, both = decoder.network.encode([example])
    best = torch.softmax(decoder.network.acts(both)[0], -1).max(-1)
    roles = {}
    for head, label in enumerate(best.indices.tolist()):
        if label:
            roles[head] = decoder.role_scores(states, example, head, label).argmax(-1).tolist()
    return {
        'tokens': example['tokens'], 'labels': best.indices.tolist(),
        'probabilities': [round(each, 4) for each in best.values.tolist()], 'roles': roles,
    }


def arguments():
    """The text of the weights, the file of held-out examples, the one to write, and how many of them."""
    weights, held, out = sys.argv[1:4]
    return open(weights, encoding='utf-8').read(), held, out, int(sys.argv[4]) if len(sys.argv) > 4 else 200


def spread(held, count):
    """So many of them, from all over."""
    return held[::max(1, len(held) // count)][:count]


def write_parity(out, weights, name, entries):
    """One a line under a name, with what tells by which weights they came about."""
    lines = ',\n'.join(json.dumps(each, ensure_ascii=False, separators=(',', ':')) for each in entries)
    digest = hashlib.sha256(weights.encode()).hexdigest()
    open(out, 'w', encoding='utf-8').write('{"weights":"%s","%s":[\n%s\n]}\n' % (digest, name, lines))
    print(out, len(entries), name)


def main():
    text, held_file, out, count = arguments()
    stored = json.loads(text)
    stored = stored['models'][0] if 'models' in stored else stored
    row_of = {word: at + 2 for at, word in enumerate(stored['words'].split(' '))}
    held = [each for each in ex.read_examples([held_file]) if each['tokens']]
    decoder = Decoder(network_of(stored), stored['labels'], stored['whole'])
    readings = []
    with torch.no_grad():
        for example in spread(held, count):
            ex.encode(example, row_of)
            readings.append(reading_of(decoder, example))
    write_parity(out, text, 'readings', readings)


if __name__ == '__main__':
    main()
