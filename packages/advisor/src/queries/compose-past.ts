import { addMonths, type ItemRef, type Quantity, type Query } from "@seven-figures/domain";
import { all, measureOf, sumOf } from "./build.ts";
import { refOf } from "./compose-words.ts";
import { dayIn, daysIn, EVER, type PastDays } from "./past-days.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, counted, GOALS_FIRST, type Scope, thingsIn } from "./scope.ts";

type Past = "was" | "change" | "when" | "changed-when" | "extreme" | "history";

/** Questions about earlier days; null where what they need, a day or an amount, is not named. */
export function composePast(asked: Past, scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const of = quantityOf(scope);
  switch (asked) {
    case "changed-when": {
      const item = itemIn(scope);
      return item && [{ kind: "changed-when", item }];
    }
    case "when": {
      const [money] = piecesOf(scope.pieces, "money");
      return money ? [{ kind: "when", of, was: money.value }] : null;
    }
    case "extreme":
      return [{ kind: "extreme-past", of, most: !/\b(?:low|lowest|least|worst|poorest|smallest)\b/.test(typed) }];
    case "history":
      return [{ kind: "change", of, from: EVER, to: null }];
    case "was": {
      const at = dayIn(scope);
      return at && [{ kind: "past", of, at }];
    }
    case "change": {
      const days = daysIn(scope);
      if (WHAT_CHANGED.test(typed)) return [whatChanged(scope, days)];
      const [span] = piecesOf(scope.pieces, "span");
      const { from, to } =
        days ?? (span ? { from: addMonths(scope.today, -Math.round(span.months)), to: null } : NO_DAYS);
      return from && [{ kind: "change", of, from, to }];
    }
  }
}

const NO_DAYS = { from: null, to: null };

/** Asks for everything that did, by no figure. */
export const WHAT_CHANGED =
  /\bwhat(?:'?s|s| has| have| is|ve)? (?:all |else |exactly )?(?:changed|new|different|moved|been changed|happened)\b(?! (?:if|when))|\b(?:anything|something) (?:changed|new|different|moved)\b|\b(?:the|any|my|all|list|show) changes\b|^changes\b|\bwhat (?:did|have) (?:i|we|you) (?:changed?|updated?|edit(?:ed)?|record(?:ed)?)\b|\bhow (?:did|was)(?: my| the| our)? (?:last|this) (?:week|month|quarter|year)(?: go)?\b(?! than)|\b(?:bring|get) me up to date\b|\bcatch me up\b/;

/** Where no day is named it is the last month. */
function whatChanged(scope: Scope, days: PastDays | null): Query {
  const isOfFigure = piecesOf(scope.pieces, "measure").length > 0;
  const { from, to } = days ?? { from: addMonths(scope.today, -1), to: null };
  if (isOfFigure) return { kind: "change", of: quantityOf(scope), from, to };
  return { kind: "moved", item: itemIn(scope), from, to };
}

function itemIn(scope: Scope): ItemRef | null {
  const [thing] = thingsIn(scope, ASSETS_FIRST);
  return (thing && refOf(thing)) ?? null;
}

const OF_FLOWS: ReadonlySet<string> = new Set(["income", "expenses", "savings-rate"]);

function quantityOf(scope: Scope): Quantity {
  const [piece] = piecesOf(scope.pieces, "measure");
  if (piece && OF_FLOWS.has(piece.measure) && !/\bprogress\b/.test(scope.text))
    return measureOf(piece.measure as "income");
  const chosen = counted(scope, /\bgoal|\bfund\b|\bpot\b/.test(scope.text) ? GOALS_FIRST : ASSETS_FIRST);
  if (chosen && piece?.measure !== "net-worth") return sumOf(chosen);
  if (/\bow(?:e|ed|ing)\b|\bdebt/.test(scope.text)) return sumOf(all("debts"));
  return /\b(?:own|owned)\b/.test(scope.text) ? sumOf(all("assets")) : measureOf("net-worth");
}
