"""How well a network reads held-out messages: exact where something is told, quiet where nothing is."""
import collections

import torch

import examples as ex

NAMES_SOMETHING_NEW = {
    'goal-new', 'step-new', 'new-asset', 'new-debt', 'skill-new', 'interest-new', 'rename', 'goal-rename', 'job', 'place',
}
"""Acts whose name must be read to the word; of others one word of it is enough."""


class Decoder:
    """Reads examples with a network: acts with their roles, and what is told as a whole."""

    def __init__(self, network, labels, wholes):
        self.network, self.labels, self.wholes = network, labels, wholes

    def read(self, example):
        """([(head, label, {role: tokens}, probability)], [whole])"""
        acts = []
        states, both = self.network.encode([example])
        scores = torch.softmax(self.network.acts(both)[0], -1)
        for head, label in enumerate(scores.argmax(-1).tolist()):
            if label == 0:
                continue
            found = {}
            for at, role in enumerate(self.role_scores(states, example, head, label).argmax(-1).tolist()):
                if role:
                    found.setdefault(ex.ROLES[role], []).append(at)
            acts.append((head, self.labels[label], found, float(scores[head, label])))
        told = torch.sigmoid(self.network.whole(both)[0].max(0)[0])
        return acts, [whole for at, whole in enumerate(self.wholes) if told[at] > 0.5]

    def role_scores(self, states, example, head, label):
        distance, between = ex.relation(example, head)
        one = lambda value: torch.tensor([value])
        rows = one(0), one(head), one(label), torch.tensor(distance)[None], torch.tensor(between)[None]
        return self.network.roles(states, *rows)[0]


def same_words(label, wanted, got):
    if label.split(':')[0] not in NAMES_SOMETHING_NEW:
        return bool(wanted) == bool(got) and (not got or bool(set(got) & set(wanted)))
    both = bool(got and wanted)
    return set(got) == set(wanted) or (both and min(got) == min(wanted) and max(got) == max(wanted))


def is_exact(example, acts, whole):
    """Whether the same is read as is told: every label at its word, and what belongs to it."""
    if sorted(whole) != sorted(example['whole']) or len(acts) != len(example['acts']):
        return False
    wanted = {act[0]: (act[1], act[2]) for act in example['acts']}
    for head, label, roles, _ in acts:
        if head not in wanted or wanted[head][0] != label:
            return False
        for role in ex.ROLES[1:]:
            said, got = wanted[head][1].get(role, []), roles.get(role, [])
            if role in ('name', 'new-name'):
                if not same_words(label, said, got):
                    return False
            elif bool(said) != bool(got) or (got and not set(got) & set(said)):
                return False
    return True


def score(decoder, held):
    """Counts [right, of] of all that tells, of all that tells nothing, by meaning and by author."""
    decoder.network.eval()
    count = lambda: [0, 0]
    exact, quiet, by_meaning, by_author = count(), count(), collections.defaultdict(count), collections.defaultdict(count)

    def add(total, right):
        total[0] += right
        total[1] += 1

    with torch.no_grad():
        for example in held:
            if 'safety' in example:
                continue
            acts, whole = decoder.read(example)
            tells = bool(example['acts'] or example['whole'])
            right = is_exact(example, acts, whole) if tells else not acts and not whole
            add(exact if tells else quiet, right)
            add(by_author[example['author']], right)
            for meaning in {act[1].split(':')[0] for act in example['acts']} | set(example['whole']):
                add(by_meaning[meaning], right)
    decoder.network.train()
    return {'exact': exact, 'quiet': quiet, 'byMeaning': by_meaning, 'byAuthor': by_author}


def share(counts):
    return '%.1f%% of %d' % (100 * counts[0] / max(1, counts[1]), counts[1])


def safety_report(network, held):
    """How many messages of each class raise an alarm, at several thresholds; nothing where none of the held-out ones is told apart."""
    network.eval()
    read = []
    with torch.no_grad():
        for example in held:
            if 'safety' in example or example['acts']:
                scores = torch.softmax(network.safety(network.encode([example])[0])[0], -1)
                read.append((example.get('safety', 'ordinary'), float(scores[2:].sum())))
    network.train()
    if all(kind == 'ordinary' for kind, _ in read):
        return ''
    parts = []
    for threshold in (0.1, 0.2, 0.3, 0.5):
        counts = collections.defaultdict(lambda: [0, 0])
        for kind, alarm in read:
            group = counts[kind.split('-')[0]]
            group[0] += alarm > threshold
            group[1] += 1
        parts.append('%.1f: %s' % (threshold, ' '.join('%s %d/%d' % (kind, *of) for kind, of in sorted(counts.items()))))
    return ' | '.join(parts)
