"""Packs a trained model into weights of 8 bits: python3 pack.py MODEL OUT.json [WEIGHTS NUMBER]

Every row of a matrix has a scale of its own, so that its largest number is 127. With WEIGHTS it is the mean with the model
that it went on from, the one of that number there: it errs less than either on what only one of them knows (Wortsman et al.,
"Model soups", 2022).
"""
import base64
import json
import sys

import numpy as np
import torch

LARGEST = 127


def packed(values):
    """A vector counts as a matrix of one column."""
    matrix = np.asarray(values, np.float32)
    matrix = matrix[:, None] if matrix.ndim == 1 else matrix
    scales = np.maximum(np.abs(matrix).max(1), 1e-8) / LARGEST
    whole = np.clip(np.rint(matrix / scales[:, None]), -LARGEST, LARGEST).astype(np.int8)
    text = lambda array: base64.b64encode(array.tobytes()).decode()
    return {'shape': list(matrix.shape), 'scales': text(scales.astype('<f4')), 'values': text(whole)}


def unpacked(tensor):
    """(rows, columns) float32 of what `packed` made."""
    array = lambda key, kind: np.frombuffer(base64.b64decode(tensor[key]), kind)
    return array('values', np.int8).reshape(tensor['shape']).astype(np.float32) * array('scales', '<f4')[:, None]


def mean_with(before, values, words):
    """Tensors halfway between those of a packed model and `values`, which have the same names, words and shapes."""
    weights, number = before
    old = json.load(open(weights, encoding='utf-8'))['models'][int(number)]
    if old['words'] != ' '.join(words):
        raise SystemExit('the models know other words: no mean of them')
    return {name: (unpacked(old['tensors'][name]).reshape(each.shape) + each) / 2 for name, each in values.items()}


def main():
    model, out, *before = sys.argv[1:5]
    names = json.load(open(model + '.json', encoding='utf-8'))
    values = {name: tensor.numpy() for name, tensor in torch.load(model + '.pt').items() if name != 'delta.weight'}
    values = {'words': np.load(model + '.words.npy'), **values}
    words = names.pop('words')[2:]
    if before:
        values = mean_with(before, values, words)
    tensors = {name: packed(each) for name, each in values.items()}
    text = json.dumps({**names, 'words': ' '.join(words), 'tensors': tensors})
    open(out, 'w', encoding='utf-8').write(text)
    print(out, round(len(text) / 1e6, 2), 'MB')


if __name__ == '__main__':
    main()
