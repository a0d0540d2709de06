import { calendarDate, type Query } from "@seven-figures/domain";
import { value } from "./build.ts";
import { monthsUntil, piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const OF_WORTH = /\b(?:net worth|networth|nw)\b/i;
const YEAR = /(?:^|[^\d$.,])(20[2-9]\d)(?![\d%]|[.,]\d)/;
const PAST = /\b(?:was|were|since|target|goal|reach|hit|get to|saving|save|if|from|instead)\b/i;

/** "Net worth 2030?", "terminal net worth at 2040 on current path": where it stands at the end of a year to come. */
export function worthThenAsked({ laid, pieces, today }: Scope): Query[] | null {
  const { typed } = laid;
  const year = YEAR.exec(typed)?.[1];
  if (!year || !OF_WORTH.test(typed) || PAST.test(typed)) return null;
  const isOther = pieces.some(({ kind }) => kind === "named" || kind === "group" || kind === "percent");
  const others = piecesOf(pieces, "money").filter((money) => money.value !== Number(year));
  const months = monthsUntil(calendarDate(Number(year), 12, 31), today);
  if (isOther || others.length > 0 || months <= 0) return null;
  return [value({ kind: "projected", months, saving: null })];
}
