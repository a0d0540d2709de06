import type { EntryAction, Side, Unwritten } from "./statement.ts";

/**
 * Ways of saying that something happened to an asset or a debt. `amount`, `what` and `from` are the parts of the
 * sentence that hold the money, the thing it went to and the thing it came from. The first rule that fits wins;
 * to teach the advisor a way of saying something, add a line. M is an amount, P a percentage, T a period.
 */
export interface EntryRule {
  action: EntryAction;
  side: Side | null;
  pattern: RegExp;
  needsAmount?: boolean;
  /** May say nothing of what it was done to. */
  allowsEmpty?: boolean;
  isNew?: "always" | "indefinite";
  unwritten?: Unwritten;
}

export const MONEY =
  "(?<amount>(?:another |an extra |an additional |extra |the |a |all |exactly )*(?:M|it all|all of it|all of that|the money|that money|the proceeds|it)(?: (?:of it|of that|extra|more|bucks|from it|cash|principal|in cash))*)";
export const WHAT = "(?<what>.+)";
export const I = "^(?:.*?\\b)??";
export const PAID =
  "(?:paid|pay|sent|send|threw|throw|chipped|knocked|applied|dumped|chucked|whacked|shaved|lopped|tossed|slung|put|made|used|gave|transferred|wired|contributed|took|scraped|got)";

export function rule(
  action: EntryAction,
  side: Side | null,
  pattern: string,
  more: Partial<EntryRule> = {},
): EntryRule {
  return { action, side, pattern: new RegExp(pattern, "d"), ...more };
}
