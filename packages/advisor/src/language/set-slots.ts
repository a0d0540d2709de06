import { PatternTable } from "./pattern-table.ts";
import { phraseOf } from "./phrase.ts";
import { SLOT_LETTERS, type Slot, type Token } from "./token.ts";

/** One token that stands for several, whose words it keeps. */
export function slotToken(slot: Slot, tokens: readonly Token[]): Token {
  return {
    text: SLOT_LETTERS[slot.kind],
    raw: tokens
      .map(({ raw }) => raw)
      .filter(Boolean)
      .join(" "),
    slot,
  };
}

/**
 * Replaces each match of a pattern (with the `g` flag, on words' boundaries) by a slot. Where `read` makes none of a
 * match, its tokens stay; where it answers "drop", they go.
 */
export function setSlots(
  tokens: Token[],
  pattern: RegExp,
  read: (match: RegExpExecArray) => Slot | "drop" | null,
): Token[] {
  const { text } = phraseOf(tokens);
  // Nearly nothing matches, and `matchAll` makes a copy of the pattern each time.
  if (text.search(pattern) === -1) return tokens;
  const matches = text.matchAll(pattern);
  const starts = startsOf(tokens);
  const result: Token[] = [];
  let next = 0;
  for (const match of matches) {
    const from = starts.get(match.index);
    if (from === undefined || from < next) continue;
    const to = endToken(tokens, starts, match.index + match[0].length);
    const covered = tokens.slice(from, to);
    if (to <= from || covered.some(({ slot }) => slot?.kind === "quote")) continue;
    const slot = read(match);
    if (!slot) continue;
    result.push(...tokens.slice(next, from));
    if (slot !== "drop") result.push(slotToken(slot, covered));
    next = to;
  }
  return [...result, ...tokens.slice(next)];
}

/** Rules that set slots one after the other. */
interface SlotRules<Rule> {
  all: readonly Rule[];
  patterns: PatternTable;
}

export function slotRules<Rule extends { pattern: RegExp }>(all: readonly Rule[]): SlotRules<Rule> {
  return { all, patterns: new PatternTable(all.map(({ pattern }) => pattern)) };
}

/** {@link setSlots} by each rule in its turn. */
export function setSlotsBy<Rule extends { pattern: RegExp }>(
  tokens: Token[],
  { all, patterns }: SlotRules<Rule>,
  read: (match: RegExpExecArray, rule: Rule) => Slot | "drop" | null,
): Token[] {
  return patterns.inTurn(
    tokens,
    (said) => phraseOf(said).text,
    (said, place) => {
      const rule = all[place] as Rule;
      return setSlots(said, rule.pattern, (match) => read(match, rule));
    },
  );
}

function startsOf(tokens: Token[]): Map<number, number> {
  const starts = new Map<number, number>();
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    starts.set(at, index);
    at += token.text.length + 1;
  }
  return starts;
}

function endToken(tokens: Token[], starts: Map<number, number>, end: number): number {
  const next = starts.get(end + 1);
  if (next !== undefined) return next;
  const total = phraseOf(tokens).text.length;
  return end >= total ? tokens.length : -1;
}
