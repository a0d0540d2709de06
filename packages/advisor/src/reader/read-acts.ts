import type { NeuralReader, Scores } from "./neural-reader.ts";
import type { ReaderToken } from "./reader-tokens.ts";
import { indexOfMost } from "./tensor-math.ts";

/** One thing that the models take to be told. */
export interface ReadAct {
  /** The token that bears it: an amount, a date, or the last word of a name. */
  head: number;
  label: string;
  /** 0 to 1. */
  probability: number;
  /** Tokens by what they are to the act. */
  roles: Partial<Record<string, number[]>>;
}

export interface Reading {
  acts: ReadAct[];
  /** What else may be told: likely enough to be asked about where nothing better is known, never to be written. */
  guesses: () => ReadAct[];
  /** What is told by the message as a whole ("none-debts"), with its probability. */
  whole: { label: string; probability: number }[];
  /** What each token belongs to: telling, asking, talking and so on. */
  kinds: string[];
  /** For each token, the probability that it is part of telling a fact of one's own. */
  tells: number[];
  /** For each token, the probability that it bears no act. */
  idle: number[];
  /** Whether no part of the message asks, orders or only talks. */
  asksNothing: boolean;
  /** The lowest certainty among the decisions on amounts and on what was read. */
  certainty: number;
}

export const NOTHING_READ: Reading = {
  acts: [],
  guesses: () => [],
  whole: [],
  kinds: [],
  tells: [],
  idle: [],
  asksNothing: true,
  certainty: 1,
};

const ASKING = new Set(["ask", "suppose", "order", "lesson", "about", "danger"]);
/** Below this an act is not read. */
const LEAST = 0.5;
/** Below this an act is not even guessed. */
const LEAST_GUESSED = 0.08;

/** What models that were trained apart read together: the mean of their probabilities. The message begins at `start`. */
export function readActs(models: readonly NeuralReader[], tokens: readonly ReaderToken[], start = 0): Reading {
  const [first] = models;
  if (!first || tokens.length === start) return NOTHING_READ;
  const { labels, whole, roles, kinds } = first.names;
  const scores = models.map((model) => alignedWith(first, model, model.score(tokens)));
  const reading: Reading = { ...NOTHING_READ, acts: [], kinds: [], tells: [], idle: [] };
  const halfSeen: (readonly [at: number, label: number, probability: number])[] = [];
  const actOf = (head: number, label: number, probability: number): ReadAct => ({
    head,
    label: onTop(labels[label] ?? "", tokens[head - 1]),
    probability,
    roles: rolesOf(scores, head, label, roles),
  });
  for (const [at, token] of tokens.entries()) {
    const ofToken = mean(scores.map((each) => each.labels[at] as Float32Array));
    const label = indexOfMost(ofToken);
    const probability = ofToken[label] as number;
    const ofKinds = mean(scores.map((each) => each.kinds[at] as Float32Array));
    const kind = kinds[indexOfMost(ofKinds)] ?? "";
    const tells = (ofKinds[kinds.indexOf("tell")] as number) + (ofKinds[kinds.indexOf("missing")] as number);
    reading.tells.push(at < start ? 1 : tells);
    reading.idle.push(ofToken[0] as number);
    reading.kinds.push(at < start ? "" : kind);
    if (label > 0 || isAmount(token)) reading.certainty = Math.min(reading.certainty, probability);
    if (label > 0 && probability >= LEAST) reading.acts.push(actOf(at, label, probability));
    for (const [each, share] of guessable(ofToken, label)) halfSeen.push([at, each, share]);
  }
  reading.guesses = () => halfSeen.map(([at, label, probability]) => actOf(at, label, probability));
  const ofWhole = mean(scores.map((each) => each.whole));
  reading.whole = whole.flatMap((label, at) =>
    (ofWhole[at] as number) >= LEAST ? [{ label, probability: ofWhole[at] as number }] : [],
  );
  reading.asksNothing = !reading.kinds.some((kind) => ASKING.has(kind));
  return reading;
}

/** The labels of a token that are no act as read, and likely enough to be guessed. */
function guessable(shares: Float32Array, read: number): [label: number, probability: number][] {
  const found: [label: number, probability: number][] = [];
  for (let label = 1; label < shares.length; label++) {
    const share = shares[label] as number;
    if (share >= LEAST_GUESSED && !(label === read && share >= LEAST)) found.push([label, share]);
  }
  return found;
}

/** "Another 150 in it" is on top of what is there. */
function onTop(label: string, before: ReaderToken | undefined): string {
  if (!/^(?:another|further|extra|additional)$/.test(before?.text ?? "")) return label;
  return label === "goal-saved" ? "goal-more" : label === "set-asset" ? "add" : label;
}

function inOrder(values: Float32Array, places: readonly number[]): Float32Array {
  const ordered = new Float32Array(places.length);
  for (let at = 0; at < places.length; at++) ordered[at] = values[places[at] as number] ?? 0;
  return ordered;
}

/** The scores of a model in the order of the first one's names; what it does not know it takes for impossible. */
function alignedWith(first: NeuralReader, model: NeuralReader, scores: Scores): Scores {
  if (model === first) return scores;
  const [wanted, known] = [first.names, model.names];
  const labelAt = wanted.labels.map((label) => known.labels.indexOf(label));
  const wholeAt = wanted.whole.map((each) => known.whole.indexOf(each));
  return {
    labels: scores.labels.map((each) => inOrder(each, labelAt)),
    kinds: scores.kinds,
    whole: inOrder(scores.whole, wholeAt),
    rolesOf: (head, label) => {
      const own = labelAt[label] ?? -1;
      return own < 0 ? [] : scores.rolesOf(head, own);
    },
  };
}

function rolesOf(scores: readonly Scores[], head: number, label: number, names: readonly string[]): ReadAct["roles"] {
  const found: ReadAct["roles"] = {};
  const all = scores.map((each) => each.rolesOf(head, label)).filter((each) => each.length > 0);
  for (let at = 0; at < (all[0]?.length ?? 0); at++) {
    const role = indexOfMost(mean(all.map((each) => each[at] as Float32Array)));
    const name = names[role];
    if (role > 0 && name) found[name] = [...(found[name] ?? []), at];
  }
  return found;
}

function mean(distributions: readonly Float32Array[]): Float32Array {
  const [first] = distributions;
  if (!first || distributions.length === 1) return first ?? new Float32Array(0);
  const means = new Float32Array(first.length);
  for (let at = 0; at < means.length; at++) {
    let sum = 0;
    for (const each of distributions) sum += each[at] as number;
    means[at] = sum / distributions.length;
  }
  return means;
}

function isAmount({ slot }: ReaderToken): boolean {
  return slot?.kind === "money" || slot?.kind === "percent";
}
