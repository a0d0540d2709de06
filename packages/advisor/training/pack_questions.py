"""Packs a trained parser of questions into weights of 8 bits: python3 pack_questions.py MODEL OUT.json"""
import json
import sys

import torch

from pack import packed


def main():
    model, out = sys.argv[1:3]
    names = json.load(open(model + '.json', encoding='utf-8'))
    tensors = {name: packed(values.numpy()) for name, values in torch.load(model + '.pt').items()}
    lists = {key: ('|' if key == 'features' else ' ').join(names[key]) for key in ('words', 'features', 'tokens', 'slots')}
    text = json.dumps({**names, **lists, 'tensors': tensors}, ensure_ascii=False)
    open(out, 'w', encoding='utf-8').write(text + '\n')
    print(out, round(len(text) / 1e6, 2), 'MB')


if __name__ == '__main__':
    main()
