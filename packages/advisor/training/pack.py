"""Packs a trained model into weights of 8 bits: python3 pack.py MODEL OUT.json

Every row of a matrix has a scale of its own, so that its largest number is 127.
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


def main():
    model, out = sys.argv[1:3]
    names = json.load(open(model + '.json', encoding='utf-8'))
    tensors = {'words': packed(np.load(model + '.words.npy'))}
    for name, values in torch.load(model + '.pt').items():
        if name != 'delta.weight':
            tensors[name] = packed(values.numpy())
    words = names.pop('words')[2:]
    text = json.dumps({**names, 'words': ' '.join(words), 'tensors': tensors})
    open(out, 'w', encoding='utf-8').write(text)
    print(out, round(len(text) / 1e6, 2), 'MB')


if __name__ == '__main__':
    main()
