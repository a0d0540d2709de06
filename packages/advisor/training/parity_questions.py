"""Writes what packed weights of the parser write for some held-out questions, for the test that the product writes the same.

python3 parity_questions.py WEIGHTS.json HELD.jsonl OUT.json [COUNT]
"""
import json

import torch

from examples import read_examples
from pack import unpacked
from parity import arguments, spread, write_parity
from question_network import QuestionNetwork
from train_questions import encode, written_by


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
    text, held_file, out, count = arguments()
    stored = json.loads(text)
    tables = Stored(stored)
    network = network_of(stored, tables)
    questions = []
    with torch.no_grad():
        for example in spread(read_examples([held_file]), count):
            encode(example, tables)
            written, score = written_by(network, example, tables)
            questions.append({
                'items': example['items'], 'candidates': example['candidates'], 'written': written, 'score': round(score, 3),
            })
    write_parity(out, text, 'questions', questions)


if __name__ == '__main__':
    main()
