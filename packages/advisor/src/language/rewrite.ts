import { phraseOf } from "./phrase.ts";
import type { Token } from "./token.ts";

/** Other words for the same: what matches `from` is said as `to`, where `{name}` stands for the words of a group. */
export interface Rewriting {
  from: RegExp;
  to: string;
}

export function rewriting(from: string, to: string): Rewriting {
  return { from: new RegExp(from, "d"), to };
}

/** A wording is rewritten at most so often in one sentence. */
const MOST = 4;

/** Says in other words what matches, each rewriting in its turn. */
export function rewrite(tokens: Token[], rewritings: readonly Rewriting[]): Token[] {
  let result = tokens;
  for (const { from, to } of rewritings) {
    for (let times = 0; times < MOST; times++) {
      const next = rewriteOnce(result, from, to);
      if (!next) break;
      result = next;
    }
  }
  return result;
}

function rewriteOnce(tokens: Token[], from: RegExp, to: string): Token[] | null {
  const phrase = phraseOf(tokens);
  const match = from.exec(phrase.text);
  if (!match) return null;
  const begin = countBefore(phrase.text, match.index);
  const end = countBefore(phrase.text, match.index + match[0].length);
  const words = to
    .split(" ")
    .filter(Boolean)
    .flatMap((word) => {
      const group = /^\{(\w+)\}$/.exec(word)?.[1];
      return group
        ? tokensOf(tokens, phrase.text, match.indices?.groups?.[group])
        : [{ text: word, raw: word, slot: null }];
    });
  const result = [...tokens.slice(0, begin), ...words, ...tokens.slice(end)];
  return phraseOf(result).text === phrase.text ? null : result;
}

function tokensOf(tokens: Token[], text: string, span: [number, number] | undefined): Token[] {
  return span ? tokens.slice(countBefore(text, span[0]), countBefore(text, span[1])) : [];
}

/** How many tokens lie wholly before a character. */
function countBefore(text: string, character: number): number {
  const before = text.slice(0, character).trim();
  return before === "" ? 0 : before.split(" ").length;
}
