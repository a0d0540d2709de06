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
  /** Adds to what is stored, or is the first of it. */
  orNew?: boolean;
  /** Fits only where what it came from is a stored asset. */
  storedFrom?: boolean;
  unwritten?: Unwritten;
}

export const MONEY =
  "(?<amount>(?:another |an extra |an additional |extra |additional |the |a |all |exactly |my |our |full |whole |nice |solid |cool )*(?:M|it all|all of it|all of that|the money|that money|the cash|that cash|the proceeds|it)(?: (?:of it|of that|extra|more|bucks|from it|cash|principal|in cash))*)";
export const WHAT = "(?<what>.+)";
/** What somebody failed or forgot to do was not done. */
export const I =
  "^(?!.*\\b(?:fail|failed|forgot|forgotten|refused?|neglected|declined?|unable|reminded me) to (?!tell|mention|say|add\\b))(?:.*?\\b)??";
/** Money goes to somebody: with "to" or "on" it is a payment wherever something is owed there. */
export const HANDED =
  "(?:paid|pay|payed|pd|repaid|sent|send|mailed|emailed|wired|venmoed|venmo 'd|zelled|zelle 'd|paypaled|cashapped|gave|give|handed|forked over|coughed up|ponied up|shelled out|kicked in|plunked down|plonked down|remitted|posted|submitted|returned|transferred|threw|applied|contributed|delivered|dropped off)";
/** How much of a balance, where it is no amount. */
export const SHARE =
  "(?:about |roughly |exactly |almost |nearly |another )*(?:half|a half|(?:a |one |the )?(?:third|quarter|fourth|fifth|sixth|eighth|tenth)|(?:two|three|four)[ -](?:thirds|quarters|fourths|fifths)|\\d \\/ \\d|P)";
/** A part of a balance that nobody can reckon with. */
export const VAGUE_SHARE =
  "(?:most|some|part|much|a (?:big |large |good |small |huge |little |nice )?(?:part|bit|chunk|portion|lot|piece)|a few|all but|down|more than|over|less than)";
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
