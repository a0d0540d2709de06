"""Packs a trained parser of questions into weights of 8 bits: python3 pack_questions.py MODEL OUT.json [FORMER.json SHARE]

With FORMER they are a mean, of which the packed weights that the model went on from have the SHARE.
"""
import json
import sys
from types import SimpleNamespace

import numpy as np
import torch

from pack import packed
from question_network import QuestionNetwork
from train_questions import PIECES, WIDTH, go_on


def mean(trained, names, former, share):
    """Of what the former weights have a name for too; all else stays as it was trained."""
    tables = SimpleNamespace(
        words={word: at + 2 for at, word in enumerate(names['words'])},
        features={name: at for at, name in enumerate(names['features'])},
        tokens=names['tokens'],
        slots=names['slots'],
    )
    vectors = np.zeros((len(names['words']) + 2, WIDTH), np.float32)
    network = QuestionNetwork(vectors, PIECES, len(names['features']), len(names['tokens']), len(names['slots']), names['hidden'])
    network.load_state_dict(trained)
    trained = {name: values.clone() for name, values in trained.items()}
    go_on(network, tables, former)
    return {name: (1 - share) * trained[name] + share * was for name, was in network.state_dict().items()}


def main():
    model, out, *former = sys.argv[1:]
    names = json.load(open(model + '.json', encoding='utf-8'))
    state = torch.load(model + '.pt')
    if former:
        state = mean(state, names, former[0], float(former[1]))
    tensors = {name: packed(values.numpy()) for name, values in state.items()}
    lists = {key: ('|' if key == 'features' else ' ').join(names[key]) for key in ('words', 'features', 'tokens', 'slots')}
    text = json.dumps({**names, **lists, 'tensors': tensors}, ensure_ascii=False)
    open(out, 'w', encoding='utf-8').write(text + '\n')
    print(out, round(len(text) / 1e6, 2), 'MB')


if __name__ == '__main__':
    main()
