/** What may be told of a message without telling what it says. */
interface MessageShape {
  /** UTF-16 code units. */
  length: number;
  lines: number;
  /** Code units of the longest token. */
  longestToken: number;
  /** A letter for the kind of each of the first {@link MOST_TOKENS} tokens, in order: see {@link KINDS}. */
  tokens: string;
}

const MOST_TOKENS = 200;

/** The first kind that a token has the shape of. */
const KINDS: readonly (readonly [kind: string, shape: RegExp])[] = [
  ["N", /^\p{N}+$/u],
  ["A", /^\p{Lu}{2,}$/u],
  ["C", /^\p{Lu}/u],
  ["w", /^[\p{L}\p{M}]+$/u],
  ["m", /^[\p{L}\p{M}\p{N}]+$/u],
  ["$", /^\p{Sc}$/u],
  ["p", /^\p{P}$/u],
];
const OTHER = "o";
const TOKEN = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/**
 * The lengths of a message and the kinds of its tokens: `w` a word, `C` one with a capital first, `A` one of capitals
 * alone, `N` digits, `m` digits and letters mixed, `$` a currency's sign, `p` punctuation, `o` anything else.
 */
export function messageShape(message: string): MessageShape {
  const tokens = message.match(TOKEN) ?? [];
  return {
    length: message.length,
    lines: message.split("\n").length,
    longestToken: tokens.reduce((longest, token) => Math.max(longest, token.length), 0),
    tokens: tokens.slice(0, MOST_TOKENS).map(kindOf).join(""),
  };
}

function kindOf(token: string): string {
  return KINDS.find(([, shape]) => shape.test(token))?.[0] ?? OTHER;
}
