import type { Documents } from "@seven-figures/domain";
import type { Statement } from "../statements/statement.ts";
import type { LastWrite } from "./conversation.ts";
import { doneOtherwise } from "./done-otherwise.ts";
import { amountOf, figuresIn, MEANT, MISTAKEN, MORE, type Said } from "./said-otherwise.ts";
import { statementId } from "./told-things.ts";

const PAID = /\b(?:paid|payments?|paying|repaid|off)\b/;
const CHARGED = /\b(?:charged|borrowed|spent|purchases?)\b/;
const STANDS = /\b(?:should (?:be|read|say|stand)|supposed to be|balances? (?:is|are)|stands? at)\b/;

/**
 * "No, I paid them! 500 off the Sapphire and 200 off the Freedom", "Sapphire should be 1,760 and Freedom 740": of several that were
 * told together, each with a figure of its own. Those that were told are done the other way, others are what stands there.
 */
export function eachOtherwise(said: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const { text, kept, named } = said;
  const figures = figuresIn(kept);
  const names = named.filter(({ by, things }) => by !== "kind" && things.length === 1);
  if (names.length < 2 || names.length !== figures.length || MORE.test(text)) return null;
  if (!MISTAKEN.test(text) && !MEANT.test(text)) return null;
  const base = { ...documents, ...last.before };
  const ids = last.statements.map((statement) => statementId(statement, base));
  const told = names.map(({ things }) => ids.indexOf(things[0]?.id ?? ""));
  if (told.includes(-1) || new Set(told).size !== told.length) return null;
  const mended = last.statements.map((statement, at) => {
    const figure = figures[told.indexOf(at)];
    return figure === undefined ? statement : withFigure(statement, figure, text, base);
  });
  return mended.includes(null) ? null : (mended as Statement[]);
}

/** One of them with its figure: done the other way where that was told, else what stands there. */
function withFigure(statement: Statement, value: number, text: string, base: Documents): Statement | null {
  if (statement.kind !== "entry" || statement.amount === null) return null;
  const how = STANDS.test(text) ? "set" : PAID.test(text) ? "pay" : CHARGED.test(text) ? "charge" : null;
  if (how === null || (how !== "set" && value !== amountOf(statement))) return null;
  const meant = { ...statement, amount: value };
  return doneOtherwise(meant, how, base) ?? meant;
}
