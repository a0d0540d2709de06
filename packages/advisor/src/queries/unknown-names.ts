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
  const supposes = tokens.some(({ text }) => text === "if");
  if (pieces.some(({ kind }) => kind === "money" || (kind === "count" && supposes))) return null;
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
  /^(?:card|cards|loan|account|plan|fund|goal|pot|mortgage|savings|line|bill|bank|ira|401k|insurance|wallet|balance)$/;
const OF_NO_NAME =
  /^(?:i|we|my|our|the|a|an|of|in|on|and|or|bank|money|cash|savings|saving|finances?|income|interest|rate|worth|owe|own|target|share|stock|account|accounts|goal|goals|debts?|assets?|loans?|cards?|pay|salary|total|rent|credit|house|home|net|equity|ltv|land|lot|place|practice|stake|plan|line|payment|payments|budget|expenses|bills?|tax|month|year|side|wallet|gold|watch|ring|studio|flat|fund|one|job|business|company|shop|store|super|place|deposit|down)$/;

const PRESENCE =
  /\b(?:do i|do we|have i|have we|is there|are there|did i|any|anything|got)\b.*?\b(?:any(?:thing)?|something|money|an? accounts?|accounts?|savings|cash|funds?|balance|loans?|cards?|debts?)\b(?: \w+){0,2}? (?:at|with|in|from|by|to) (?:the |my )?((?:bank of )?[\p{Lu}][\p{L}&'.-]*(?: (?:of )?[\p{Lu}][\p{L}&'.-]*){0,3})/iu;
const CAPITAL = /^(?:bank of )?\p{Lu}/u;

/** "Do I have any money at Barclays?": the name, where nothing stored bears a word of it; null where none is asked after so. */
export function absentName(message: string, { pieces }: Laid): string | null {
  if (pieces.some(({ kind }) => kind === "named" || kind === "money")) return null;
  const name = PRESENCE.exec(message)?.[1];
  if (name === undefined || !CAPITAL.test(name)) return null;
  const words = name.split(" ");
  const end = words.findIndex((word, at) => at > 0 && !/^(?:\p{Lu}|of$|bank$)/u.test(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .join(" ")
    .replace(/[.'-]+$/, "");
}

/** Names in a question that belong to nothing stored, such as a card of a bank that no entry bears. */
export function unknownNames({ tokens: typed, pieces, text }: Laid): string[] {
  const tokens = isShouted(typed) ? typed.map(inSmall) : typed;
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
    const to = endOfName({ tokens }, at, isTaken);
    if (to === at + 1 && /^goal$/.test(tokens[at]?.text ?? "")) continue;
    const isBankOf = tokens[at - 1]?.text === "of" && tokens[at - 2]?.text === "bank";
    names.push(
      tokens
        .slice(isBankOf ? at - 2 : at, to)
        .map(({ raw, text }) => raw || text)
        .join(" "),
    );
    at = to;
  }
  return names;
}

/** Whether a message is in capitals from end to end, which then tell no names. */
function isShouted(tokens: Laid["tokens"]): boolean {
  const words = tokens.filter(({ raw }) => /\p{L}{2}/u.test(raw));
  return words.length > 3 && words.every(({ raw }) => raw === raw.toUpperCase());
}

function inSmall(token: Laid["tokens"][number]): Laid["tokens"][number] {
  return { ...token, raw: token.raw.toLowerCase(), marks: new Set([...token.marks].filter((mark) => mark !== "C")) };
}

/** Up to which token a name goes on: over words of kinds, companies, and a second word with a capital. */
function endOfName({ tokens }: Pick<Laid, "tokens">, at: number, isTaken: (at: number) => boolean): number {
  const goesOn = (to: number) => {
    const { text = "", marks, raw = "" } = tokens[to] ?? {};
    if (KIND_AFTER.test(text)) return true;
    return !isTaken(to) && (marks?.has("b") === true || (to === at + 1 && /^\p{Lu}\p{Ll}/u.test(raw)));
  };
  let to = at + 1;
  while (to < tokens.length && goesOn(to)) to += 1;
  return to;
}

function isName({ text, slot, raw, marks }: Laid["tokens"][number], before: string, after: string): boolean {
  if (/^529$/.test(raw)) return /^(?:the|my|our|in)$/.test(before);
  if (slot !== null || OF_NO_NAME.test(text)) return false;
  if (marks.has("b") || (/^(?:discover|freedom|gap|apple|costco)$/.test(text) && KIND_AFTER.test(after))) return true;

  if (marks.has("x") || marks.has("y")) return /^(?:the|my|our)$/.test(before);
  return marks.has("C") && KIND_AFTER.test(after) && before !== "" && !/^[.!?]$/.test(before);
}
