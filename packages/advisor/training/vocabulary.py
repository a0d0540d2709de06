"""Which words the network knows, and where in the space of word vectors they begin."""
import collections
import json

import numpy as np

FEWEST_FOR_VECTOR = 8
FEWEST_FOR_DELTA = 8
"""A line is filled several times, so that what stands in one line alone is no more worth a place than a usual word."""
LENGTH = 3.0
"""All word vectors are brought to this length."""


class Vocabulary:
    """Words of the examples that stand there often enough, filled up with the most usual of the word vectors."""

    def __init__(self, examples, words_file, vectors_file, most):
        count = collections.Counter(token[0] for example in examples for token in example['tokens'] if token[1] == '')
        usual = json.load(open(words_file, encoding='utf-8'))
        row_in_vectors = {word: at for at, word in enumerate(usual)}
        known = [word for word, times in count.items() if times >= FEWEST_FOR_VECTOR]
        seen = set(known)
        for word in usual:
            if len(known) >= most:
                break
            if word.isalpha() and len(word) > 1 and word not in seen:
                known.append(word)
                seen.add(word)
        self.words = ['', '<unknown>'] + known
        self.row_of = {word: at for at, word in enumerate(self.words)}
        self.vectors = self._vectors(np.load(vectors_file, mmap_mode='r'), row_in_vectors)
        learned = [word for word in known if count.get(word, 0) >= FEWEST_FOR_DELTA]
        delta_of = {word: at + 1 for at, word in enumerate(learned)}
        self.deltas = len(learned)
        self.delta_rows = np.array([0, 0] + [delta_of.get(word, 0) for word in known])

    def _vectors(self, table, row_in_vectors):
        """(words, 100) float32; a word without one of its own has the mean of its parts."""
        vectors = np.zeros((len(self.words), table.shape[1]), np.float32)
        for at, word in enumerate(self.words):
            if word in row_in_vectors:
                vectors[at] = table[row_in_vectors[word]]
                continue
            parts = [table[row_in_vectors[part]] for part in word.replace("'", '-').split('-') if part in row_in_vectors]
            if parts:
                vectors[at] = np.mean(np.array(parts, np.float32), 0)
        return vectors / np.maximum(1e-6, np.linalg.norm(vectors, axis=1, keepdims=True)) * LENGTH


class KnownWords:
    """The words of a model that is gone on from, at the vectors to which it has moved them; all of them may move on."""

    def __init__(self, words, vectors):
        self.words = ['', '<unknown>'] + words
        self.row_of = {word: at for at, word in enumerate(self.words)}
        self.vectors = vectors
        self.deltas = len(words)
        self.delta_rows = np.arange(-1, len(words) + 1).clip(0)
