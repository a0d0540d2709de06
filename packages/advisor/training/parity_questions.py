"""Writes what packed weights of the parser write for some held-out questions, for the test that the product writes the same.

python3 parity_questions.py WEIGHTS.json HELD.jsonl OUT.json [COUNT]
"""
import hashlib
import json
import sys

import torch

from pack import unpacked
from question_network import QuestionNetwork
from train_questions import encode, inputs_of, read, text_of


class Stored:
    """The tables of packed weights, as the trainer has them."""

    def __init__(self, stored):
        self.words = {word: at + 2 for at, word in enumerate(stored['words'].split(' '))}
        self.features = {name: at for at, name in enumerate(stored['features'].split('|'))}
        self.tokens = stored['tokens'].split(' ')
        self.token_at = {token: at for at, token in enumerate(self.tokens)}
        self.slots = stored['slots'].split(' ')


def network_of(stored, tables):
    words = torch.tensor(unpacked(stored['tensors']['words.weight']))
    network = QuestionNetwork(words, stored['pieces'], len(tables.features), len(tables.tokens), len(tables.slots), stored['hidden'])
    state = {name: torch.tensor(unpacked(stored['tensors'][name])).reshape(was.shape) for name, was in network.state_dict().items()}
    network.load_state_dict(state)
    return network.eval()


def main():
    weights_file, held_file, out = sys.argv[1:4]
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 200
    text = open(weights_file, encoding='utf-8').read()
    stored = json.loads(text)
    tables = Stored(stored)
    network = network_of(stored, tables)
    held = read(held_file)
    questions = []
    with torch.no_grad():
        for example in held[::max(1, len(held) // count)][:count]:
            encode(example, tables)
            bags, cands, slots, _ = inputs_of([example], False)
            if not example['cands']:
                cands, slots = cands[:, :0].long(), slots[:, :0].long()
            written, score = network.greedy(bags, cands, slots, len(example['items']))
            questions.append({
                'items': example['items'], 'candidates': example['candidates'],
                'written': text_of(written, tables), 'score': round(score, 3),
            })
    lines = ',\n'.join(json.dumps(each, ensure_ascii=False, separators=(',', ':')) for each in questions)
    digest = hashlib.sha256(text.encode()).hexdigest()
    open(out, 'w', encoding='utf-8').write('{"weights":"%s","questions":[\n%s\n]}\n' % (digest, lines))
    print(out, len(questions), 'questions')


if __name__ == '__main__':
    main()
