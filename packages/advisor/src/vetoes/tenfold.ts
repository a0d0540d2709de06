import { formatDollars } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { type AmountWritten, amountsWritten } from "./amounts-written.ts";
import { movedOnTop } from "./put-or-set.ts";
import { type Case, type Finding, NEITHER, type Option, type Veto } from "./veto.ts";

const TIMES = 10;
/** Words that account for a leap where they stand beside its figure: that something happened. */
const ACCOUNTED_BESIDE =
  /\b(?:instead|from|paid|pay|paying|sold|sell|won|win|dropp\w*|lost|lose|fell|tank\w*|down|up|rais\w*|rise|rose|jump\w*|grew|grown|grow|soar\w*|new job|promot\w*|hired|retire\w*|quit|fired|laid off|redundan\w*|unemploy\w*|bonus|withdr\w*|took|take|taken|transfer\w*|mov(?:e|ed|ing)|deposit\w*|add(?:ed|ing)?|put|refinanc\w*|remortgag\w*|borrow\w*|charg\w*|spent|spend|blew|cash(?:ed)?|clear\w*|knock\w*|only|left|remain\w*|almost gone|nearly gone|maxed|doubled|tripled|went|gone|got|receiv\w*|settl\w*|increase|lower|reduc\w*|bump\w*|revis\w*|part[- ]time|full[- ]time|after|since|because|now that)\b/i;

/** Words that account for it wherever they stand in a message: the figure before was wrong, or something is lost or won for good. */
const ACCOUNTED_AT_LARGE =
  /\b(?:no longer|not any ?more|anymore|typo|misty?ped|meant|mistake|wrong|correct(?:ion|ed)?|fix|actually|used to|inherit\w*|lottery|crash\w*|skyrocket\w*|plummet\w*|collaps\w*|wip\w*|emptied|drained)\b/i;
/** What makes an income or a year's spending another one altogether. */
const LIFE_CHANGED =
  /\b(?:(?:new|lost (?:my|the|his|her|our)|my) jobs?|promot\w*|hired|retire\w*|quit|fired|laid off|redundan\w*|unemploy\w*|benefits?|part[- ]time|full[- ]time|stopped|started|instead)\b/i;

/** Whether words that account for a leap stand where its figure does; of what is no figure of the message, anywhere. */
function isAccountedFor({ value, of }: AmountWritten, { message, figures }: Case): boolean {
  if (ACCOUNTED_AT_LARGE.test(message)) return true;
  if (of === "income" || of === "expenses") return LIFE_CHANGED.test(message);
  const bySentence = new Map(figures.filter((each) => each.value === value).map((each) => [each.sentence, each]));
  if (bySentence.size === 0) return ACCOUNTED_BESIDE.test(message);
  return [...bySentence.values()].some(({ before, after }) => ACCOUNTED_BESIDE.test(`${before} ${after}`));
}

/** A stored value that would change more than tenfold, or to under a tenth, with no word for it: asked first. */
export const leapsAreAccountedFor: Veto = (of) => {
  const rates = ratesTaken(of);
  if (rates.length > 0) return rates;
  return amountsWritten(of.changes, of.documents)
    .filter(({ value, stored, of: what }) => {
      const isOfSteps = what === "step" || what === "goal-current";
      return stored !== null && stored > 0 && value > 0 && !isOfSteps && isLeap(value, stored);
    })
    .filter((amount) => !isAccountedFor(amount, of))
    .map((amount) => {
      const { change, name, value, stored } = amount;
      return {
        veto: "tenfold",
        changes: [change],
        ask: `**${bold(capitalised(name))}** stands at ${formatDollars(stored ?? 0)}, so ${formatDollars(value)} would be a large step. Is that right?`,
        options: [
          { reply: `Yes, ${formatDollars(value)}`, changes: [change], yes: true },
          ...asMoved(amount),
          { reply: "No", changes: [] },
        ],
      };
    });
};

/** "And 45 in the coffee can" may be what was put there: one tap away. */
function asMoved(amount: AmountWritten): Option[] {
  const { value, stored, of, name } = amount;
  const onTop = stored !== null && value < stored ? movedOnTop(amount) : null;
  if (!onTop) return [];
  const moved = of === "debt" ? "paid" : "added";
  return [
    { reply: `${formatDollars(value)} ${moved}: ${name} now ${formatDollars(onTop.value)}`, changes: [onTop.change] },
  ];
}

const HIGHEST_RATE = 40;
const OF_RATES = /\b(?:rates?|percent|apr|interest)\b/i;
const LEFT = /\b(?:left|remain\w*|to go|paid|pay|down to)\b/i;

/** "Only the Wells Fargo card is 28", of a debt of 2,400: hardly what is owed. */
function ratesTaken(of: Case): Finding[] {
  if (LEFT.test(of.message) && !OF_RATES.test(of.message)) return [];
  return amountsWritten(of.changes, of.documents).flatMap(({ change, name, value, stored, of: what }): Finding[] => {
    const said = of.figures.find((figure) => figure.value === value);
    if (what !== "debt" || change.kind !== "edit-debt" || stored === null) return [];
    if (said?.marked && !OF_RATES.test(of.message)) return [];
    if (value <= 0 || value > HIGHEST_RATE || stored < 25 * value) return [];
    return [
      {
        veto: "rate",
        changes: [change],
        ask: `**${bold(capitalised(name))}** stands at ${formatDollars(stored)}. Is ${value} its interest rate, or what is owed on it now?`,
        options: [
          {
            reply: `${value}% interest`,
            changes: [{ kind: "edit-debt", id: change.id, fields: { interestRate: value } }],
            words: ["rate|interest|percent|%|apr"],
          },
          { reply: `${formatDollars(value)} owed`, changes: [change], words: ["owe|owed|balance|left"] },
          { reply: NEITHER, changes: [] },
        ],
      },
    ];
  });
}

/** Whether an amount would become more than ten times what it is, or less than a tenth. */
export function isLeap(value: number, stored: number): boolean {
  return value > TIMES * stored || value < stored / TIMES;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
