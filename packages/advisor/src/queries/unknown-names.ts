import type { Laid } from "./pieces.ts";

/** Things that people ask for and that are not kept, each with what is kept instead. */
const NOT_KEPT: readonly [pattern: RegExp, words: string][] = [
  [
    /\bcredit (?:score|rating)\b|\bfico\b/,
    "I have no credit score of yours: I keep what you own, owe, earn and spend, and your goals.",
  ],
  [
    /\b(?:groceries|grocery|restaurants?|takeout|dining|eating out|petrol|gas money|coffee|utilities|electricity|subscriptions?|clothes|entertainment)\b/,
    "I only keep your yearly spending as a whole, no single categories or transactions, so I can't say that.",
  ],
  [
    /\b(?:transactions?|last payment i made|direct debits?)\b/,
    "I keep no single transactions, only balances and your yearly income and spending.",
  ],
];

/** What to say of something asked for that is not kept at all; null for any other question. */
export function notKept({ tokens, pieces }: Laid): string | null {
  if (pieces.some(({ kind }) => kind === "money")) return null;
  const isNamed = (at: number) => pieces.some(({ kind, from, to }) => kind === "named" && at >= from && at < to);
  const text = tokens
    .filter((_, at) => !isNamed(at))
    .map((token) => token.text)
    .join(" ");
  return NOT_KEPT.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** "Our house down payment goal": words before "goal" that no stored goal bears. */
const GOAL_NAMED = /\b(?:my|our|the) ((?:[a-z'-]+ ){1,4})goal\b/;

const KIND_AFTER =
  /^(?:card|cards|loan|account|plan|fund|goal|pot|mortgage|savings|line|bill|ira|401k|insurance|wallet|balance)$/;
const OF_NO_NAME =
  /^(?:i|we|my|our|the|a|an|of|in|on|and|or|bank|money|cash|savings|saving|finances?|income|interest|rate|worth|owe|own|target|share|stock|account|accounts|goal|goals|debts?|assets?|loans?|cards?|pay|salary|total|rent|credit|house|home|net|equity|ltv|land|lot|place|practice|stake|plan|line|payment|payments|budget|expenses|bills?|tax|month|year|side|wallet|gold|watch|ring|studio|flat|fund|one|job|business|company|shop|store|super|place|deposit|down)$/;

/** Names in a question that belong to nothing stored, such as a card of a bank that no entry bears. */
export function unknownNames({ tokens, pieces, text }: Laid): string[] {
  const isTaken = (at: number) =>
    pieces.some(({ kind, from, to }) => kind !== "money" && kind !== "count" && at >= from && at < to);
  const names: string[] = [];
  const goal = GOAL_NAMED.exec(text)?.[1]?.trim();
  if (
    goal &&
    !pieces.some((piece) => piece.kind === "named" && piece.sides.goals) &&
    !/\b(?:first|next|main|biggest|last|each|every|money|financial|end|big|final|smallest|which|worth|networth)\b/.test(
      goal,
    )
  )
    return [`${goal} goal`];
  for (let at = 0; at < tokens.length && names.length < 3; at++) {
    const token = tokens[at];
    if (!token || isTaken(at) || !isName(token, tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? "")) continue;
    let to = at + 1;
    while (
      to < tokens.length &&
      (KIND_AFTER.test(tokens[to]?.text ?? "") || (!isTaken(to) && tokens[to]?.marks.has("b")))
    )
      to += 1;
    if (to === at + 1 && /^goal$/.test(tokens[at]?.text ?? "")) continue;
    names.push(
      tokens
        .slice(at, to)
        .map(({ raw, text }) => raw || text)
        .join(" "),
    );
    at = to;
  }
  return names;
}

function isName({ text, slot, raw, marks }: Laid["tokens"][number], before: string, after: string): boolean {
  if (/^529$/.test(raw)) return /^(?:the|my|our|in)$/.test(before);
  if (slot !== null || OF_NO_NAME.test(text)) return false;
  if (marks.has("b") || (/^(?:discover|freedom|gap|apple|costco)$/.test(text) && KIND_AFTER.test(after))) return true;

  if (marks.has("x") || marks.has("y")) return /^(?:the|my|our)$/.test(before);
  return marks.has("C") && KIND_AFTER.test(after) && before !== "" && !/^[.!?]$/.test(before);
}
