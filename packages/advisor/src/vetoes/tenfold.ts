import { formatDollars } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { amountsWritten } from "./amounts-written.ts";
import type { Veto } from "./veto.ts";

const TIMES = 10;
/** Words that account for a leap: that something happened, or that the figure before was wrong. */
const ACCOUNTED =
  /\b(?:no longer|not any ?more|anymore|typo|misty?ped|meant|mistake|wrong|correct(?:ion|ed)?|fix|actually|instead|used to|from|paid|pay|paying|sold|sell|inherit\w*|won|win|lottery|crash\w*|dropp\w*|lost|lose|fell|tank\w*|down|up|rais\w*|rise|rose|jump\w*|grew|grown|grow|skyrocket\w*|soar\w*|plummet\w*|collaps\w*|wip\w*|new job|promot\w*|hired|retire\w*|quit|fired|laid off|redundan\w*|unemploy\w*|bonus|withdr\w*|took|take|taken|transfer\w*|mov(?:e|ed|ing)|deposit\w*|add(?:ed|ing)?|put|refinanc\w*|remortgag\w*|borrow\w*|charg\w*|spent|spend|blew|cash(?:ed)?|clear\w*|knock\w*|only|left|remain\w*|almost gone|nearly gone|emptied|drained|maxed|doubled|tripled|went|gone|got|receiv\w*|settl\w*|increase|lower|reduc\w*|bump\w*|revis\w*|part[- ]time|full[- ]time|after|since|because|now that)\b/i;

/** A stored value that would change more than tenfold, or to under a tenth, with no word for it: asked first. */
export const leapsAreAccountedFor: Veto = (of) => {
  if (ACCOUNTED.test(of.message)) return [];
  return amountsWritten(of.changes, of.documents)
    .filter(
      ({ value, stored, of: what }) =>
        stored !== null &&
        stored > 0 &&
        value > 0 &&
        what !== "step" &&
        what !== "goal-current" &&
        isLeap(value, stored),
    )
    .map(({ change, name, value, stored }) => ({
      veto: "tenfold",
      changes: [change],
      ask: `**${bold(capitalised(name))}** stands at ${formatDollars(stored ?? 0)}, so ${formatDollars(value)} would be a large step. Is that right?`,
      options: [
        { reply: `Yes, ${formatDollars(value)}`, changes: [change], yes: true },
        { reply: "No", changes: [] },
      ],
    }));
};

function isLeap(value: number, stored: number): boolean {
  return value > TIMES * stored || value < stored / TIMES;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
