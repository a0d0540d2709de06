import { type Change, formatDollars, roundToCents } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { type AmountWritten, amountsWritten } from "./amounts-written.ts";
import { isSameAmount } from "./derive-amount.ts";
import { type Figure, readFigures } from "./figures.ts";
import { type Finding, NEITHER, type Veto } from "./veto.ts";

/** Words with which money goes somewhere, on top of what is there. */
const PUTS =
  /\b(?:put|puts|stuck|threw|chucked|tossed|deposited|sent|mailed|popped|banked|stashed|squirrell?ed|lashed|slapped|set aside|paid)\b/;
/** What says that a figure is all there is, or that it was altered. */
const IN_ALL =
  /\b(?:now|is|are|was|total|balance|stands?|sits?|down to|up to|worth|makes|brings|left|as|down|altogether|in all|instead|should|meant|mean|correction|actually|no)\b|=|'s\b/;

/** "Put 150 for the Camry" is hardly all that is there: asked where it is read as such. */
export const whatIsPutIsNotAll: Veto = ({ changes, documents, figures }) =>
  amountsWritten(changes, documents).flatMap((amount): Finding[] => {
    const { change, value, stored, of, name } = amount;
    const figure = figures.find((each) => each.role === "money" && isSameAmount(each.value, value));
    if (!figure || stored === null || stored === 0 || !isPut(figure)) return [];
    // "400 off the Gold, 1,000 off the HELOC": what is left of the Gold's 1,400 is only by chance the other figure
    if (figures.some((each) => isSameAmount(each.value, Math.abs(value - stored)))) return [];
    const onTop = movedOnTop(amount);
    if (!onTop) return [];
    const now = (each: number) => `${name}: now ${formatDollars(each)}`;
    return [
      {
        veto: "put-or-set",
        changes: [change],
        ask: `**${bold(name)}** stands at ${formatDollars(stored)}. Is ${formatDollars(value)} what ${of === "debt" ? "you paid, or what is owed" : "you put in, or what is in it"} now?`,
        options: [
          { reply: now(onTop.value), changes: [onTop.change], yes: true },
          { reply: now(value), changes: [change] },
          { reply: NEITHER, changes: [] },
        ],
      },
    ];
  });

/** Whether a figure of a message is one that was put somewhere, and not all that is there. */
export function isPutIn(message: string, amount: number): boolean {
  const figure = readFigures(message).find((each) => each.role === "money" && isSameAmount(each.value, amount));
  return figure !== undefined && isPut(figure);
}

function isPut({ before, after }: Figure): boolean {
  return PUTS.test(before) && !/\bat$/.test(before.trim()) && !IN_ALL.test(`${before} ${after}`);
}

function isEdit({ change, of }: AmountWritten): boolean {
  return (of === "asset" && change.kind === "edit-asset") || (of === "debt" && change.kind === "edit-debt");
}

/** The same entry with the figure paid on it or put into it; null where less than nothing would be owed, or it is no entry's. */
export function movedOnTop(amount: AmountWritten): { change: Change; value: number } | null {
  const { change, value, stored, of } = amount;
  if (stored === null || !isEdit(amount)) return null;
  return withAmount(change, roundToCents(of === "debt" ? stored - value : stored + value));
}

/** The same entry with what was moved on top of it; null where less than nothing would be owed. */
function withAmount(change: Change, value: number): { change: Change; value: number } | null {
  if (value < 0) return null;
  if (change.kind === "edit-asset") return { change: { ...change, fields: { ...change.fields, value } }, value };
  if (change.kind === "edit-debt")
    return { change: { ...change, fields: { ...change.fields, balance: value } }, value };
  return null;
}
