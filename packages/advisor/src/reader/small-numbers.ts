import type { Token } from "../language/token.ts";
import { smallNumber } from "../numbers/parse-number.ts";

/** Below this a number in words is more often a word of another kind ("the first one", "two cards"). */
const LEAST = 10;

/** Numbers in words that stand alone ("put eighty eight toward it") as counts; the rules ask for more about them. */
export function withSmallNumbers(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const value = token.slot === null ? smallNumber(token.text) : null;
    if (value === null || value < LEAST) {
      result.push(token);
      continue;
    }
    const next = tokens[at + 1];
    const unit = next?.slot === null && value >= 20 && value % 10 === 0 ? smallNumber(next.text) : null;
    const isJoined = next !== undefined && unit !== null && unit > 0 && unit < LEAST;
    const raw = isJoined ? `${token.raw} ${next.raw}` : token.raw;
    result.push({ text: "N", raw, slot: { kind: "count", value: isJoined ? value + unit : value } });
    if (isJoined) at += 1;
  }
  return result;
}
