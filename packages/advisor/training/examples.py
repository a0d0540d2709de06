"""Examples as the network takes them: words, slots, magnitudes and marks as numbers.

Whatever is computed here is computed again in TypeScript (packages/advisor/src/reader/neural-reader.ts and
word-pieces.ts); parity.py and parity.test.ts hold the two together.
"""
import collections
import json
import math
import random

import numpy as np

MARKS = 'AaDdGSKIxybeC'
ROLES = ['none', 'name', 'new-name', 'rate', 'period', 'date', 'saved', 'amount', 'beside']
KINDS = ['tell', 'nothing', 'missing', 'ask', 'order', 'talk', 'danger', 'lesson', 'about', 'suppose', '?']
SLOTS = ['', 'money', 'range', 'percent', 'date', 'past', 'period', 'hours', 'quote', 'count', 'punctuation']
DANGERS = ['self-harm', 'violence', 'control', 'hunger', 'eviction', 'utilities', 'medicine', 'gambling', 'elder-scam']
TROUBLES = ['card', 'identity', 'charges', 'scam', 'job']
SAFETY = ['ordinary', 'near-danger'] + ['danger-' + k for k in DANGERS] + ['trouble-' + k for k in TROUBLES]

TIMES_A_YEAR = {1: 1, 2: 2, 4: 3, 12: 4, 24: 5, 26: 6, 52: 7, 260: 8, 2080: 9}
OTHER_PERIOD = 10
FIRST_PERIOD = 20
MAGNITUDES = 32
BUCKETS = 4096
LONGEST_WORD = 20
MOST_PIECES = 48
NEAREST = 20
"""Distances between a token and an act are told apart up to here."""
DISTANCES = 2 * NEAREST + 1
UNKNOWN = 1
"""The row of words that are in no table; row 0 is padding."""


def read_examples(files):
    return [json.loads(line) for file in files for line in open(file, encoding='utf-8')]


def batches_of(examples, size, part):
    """Batches of examples whose lists of that name are of one length, in random order."""
    by_length = collections.defaultdict(list)
    for example in examples:
        by_length[len(example[part])].append(example)
    batches = []
    for same in by_length.values():
        random.shuffle(same)
        batches += [same[at:at + size] for at in range(0, len(same), size)]
    random.shuffle(batches)
    return batches


def word_pieces(word, known={}):
    """Numbers of the 2-, 3- and 4-letter pieces of a word with its borders, hashed by FNV-1a (32 bits); 0 is no piece."""
    if word not in known:
        letters = '^' + word[:LONGEST_WORD] + '$'
        pieces = []
        for length in (2, 3, 4):
            for start in range(len(letters) - length + 1):
                code = 2166136261
                for letter in letters[start:start + length]:
                    code = ((code ^ (ord(letter) & 0xffff)) * 16777619) & 0xffffffff
                pieces.append(1 + code % BUCKETS)
        known[word] = pieces[:MOST_PIECES]
    return known[word]


def magnitude(kind, value):
    """Twice the decimal logarithm of an amount, or which period it is (0 to 31)."""
    if kind == 'period':
        return FIRST_PERIOD + TIMES_A_YEAR.get(value, OTHER_PERIOD)
    if not kind or kind == 'date' or not isinstance(value, (int, float)):
        return 0
    return 1 + min(15, int(2 * math.log10(abs(value) + 1)))


def is_wordlike(text):
    return any(letter.isalnum() for letter in text)


def encode(example, row_of):
    """Adds the arrays of an example with n tokens.

    word, slot, size: (n,) numbers of rows; marks: (n, len(MARKS)) of 0 and 1; named: (n,) 1 where a word stands in a
    stored name and says nothing else; pieces: n lists; sentence: (n,) which sentence; money: (n + 1,) sums before each.
    """
    tokens = example['tokens']
    count = len(tokens)
    word, slot, size = (np.zeros(count, np.int64) for _ in range(3))
    marks = np.zeros((count, len(MARKS)), np.float32)
    pieces, sentence, number = [], [], 0
    for at, (text, kind, value, said) in enumerate(tokens):
        if kind == '':
            word[at] = row_of.get(text, UNKNOWN)
            slot[at] = 0 if is_wordlike(text) else SLOTS.index('punctuation')
            pieces.append(word_pieces(text))
        else:
            slot[at] = SLOTS.index(kind) if kind in SLOTS else 0
            size[at] = magnitude(kind, value)
            pieces.append([])
        for mark in said:
            marks[at, MARKS.index(mark)] = 1
        sentence.append(number)
        if kind == '' and text and text in '.!?;\n':
            number += 1
    in_names = sum(marks[:, MARKS.index(mark)] for mark in 'ADGSKI') > 0
    of_a_kind = marks[:, MARKS.index('x')] + marks[:, MARKS.index('y')] > 0
    example.update(
        word=word, slot=slot, size=size, marks=marks, pieces=pieces, sentence=np.array(sentence),
        named=(in_names & ~of_a_kind).astype(np.float32),
        money=np.cumsum([0] + [int(token[1] == 'money') for token in tokens]),
    )


def relation(example, head):
    """For each token its clipped distance from an act's head (0 to 40) and how many sums stand between (0 to 5; 3 and more: after)."""
    at = np.arange(len(example['tokens']))
    money = example['money']
    between = np.where(at > head, money[at] - money[min(head + 1, len(at))], money[head] - money[np.minimum(at + 1, head)])
    return np.clip(at - head, -NEAREST, NEAREST) + NEAREST, np.clip(between, 0, 2) + 3 * (at > head)
