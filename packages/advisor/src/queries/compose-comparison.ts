import type { Comparison, Field, Quantity, Query } from "@seven-figures/domain";
import { all, measureOf, per, sumOf, value } from "./build.ts";
import { fieldAsked, periodIn } from "./compose-words.ts";
import { type Operand, operandsIn } from "./operands.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, DEBTS_FIRST, GOALS_FIRST, type Scope, thingsIn } from "./scope.ts";

type Compared = "ratio" | "difference" | "more" | "enough" | "equal" | "is";

/** Two quantities set against each other, as they are said. */
export function composeComparison(asked: Compared, scope: Scope): Query[] | null {
  if (asked === "is") return claim(scope);
  const field = fieldOf(scope);
  const order =
    /\bgoals?\b|\bpercent\b/.test(scope.text) && field === "percent"
      ? GOALS_FIRST
      : field === "rate" || field === "interest"
        ? DEBTS_FIRST
        : ASSETS_FIRST;
  const period = field === "interest" ? periodIn(scope) : null;
  const operands = operandsIn(scope, order, field).map((each) => ({
    ...each,
    quantity: each.kind === "things" ? per(each.quantity, period) : each.quantity,
  }));
  const pair =
    asked === "enough"
      ? enoughPair(operands, scope)
      : (pairOf(operands, scope) ?? (asked === "ratio" ? spentOfPay(scope) : null));
  if (!pair) return null;
  const [left, right] = pair;
  if (asked === "ratio")
    return [
      value(
        isOfPays(left, right, scope)
          ? { kind: "ratio", of: asNeed(right), to: left }
          : { kind: "ratio", of: asNeed(left), to: right },
      ),
    ];
  return [{ kind: "compare", left, right, as: asked as Comparison }];
}

function fieldOf(scope: Scope): Field {
  const sides = new Set(thingsIn(scope, DEBTS_FIRST).map(({ side }) => side));
  return sides.has("debts") && !sides.has("assets")
    ? fieldAsked(scope, "debts")
    : sides.size === 1 && sides.has("goals")
      ? "percent"
      : "amount";
}

/** "How many paychecks would buy off the loan?": the pay is what it is measured in. */
function isOfPays(left: Quantity, right: Quantity, { text }: Scope): boolean {
  const isFlow = (of: Quantity) => of.kind === "measure" || of.kind === "per" || of.kind === "amount";
  return isFlow(left) && !isFlow(right) && /\b(?:how many|many|days?|weeks?|months?|lots) \b/.test(text);
}

/** A goal is measured by what is left to save for it. */
function asNeed(of: Quantity): Quantity {
  return of.kind === "sum" && of.field === "percent" ? { ...of, field: "remaining" } : of;
}

/** "Out of every dollar I bring in, how much goes out?" */
function spentOfPay({ text }: Scope): Pair | null {
  return /\b(?:dollar|pound|pay|paycheck|check|bring in|income|earn)\b/.test(text)
    ? [measureOf("expenses"), measureOf("income")]
    : null;
}

type Pair = [left: Quantity, right: Quantity];

function pairOf(operands: readonly Operand[], scope: Scope): Pair | null {
  const all = withoutGaps(operands, scope);
  const [first, second] = all;
  if (first && second) return [first.quantity, second.quantity];
  const isAboutAll =
    first?.kind === "money" && /\b(?:total|worth|in all|overall|hit|reach|pass|past|over|above)\b/.test(scope.text);
  return isAboutAll && first ? [measureOf("net-worth"), first.quantity] : null;
}

/** More than two operands: those around "than", "or", "vs", "against" are one each. */
function withoutGaps(operands: readonly Operand[], scope: Scope): Operand[] {
  if (operands.length <= 2) return [...operands];
  const cut = scope.laid.tokens.findIndex(
    ({ text }, at) =>
      /^(?:than|vs|versus|or|against|times|to)$/.test(text) &&
      operands.some(({ to }) => to <= at) &&
      operands.some(({ from }) => from > at),
  );
  if (cut < 0) return [...operands];
  const join = (list: readonly Operand[]): Operand[] => {
    const [first] = list;
    return first
      ? [
          {
            ...first,
            quantity:
              list.length === 1 ? first.quantity : { kind: "plus", parts: list.map(({ quantity }) => quantity) },
          },
        ]
      : [];
  };
  return [...join(operands.filter(({ to }) => to <= cut)), ...join(operands.filter(({ from }) => from > cut))];
}

/** What pays against what is to be paid: an asset against a debt or an amount; cash where nothing is named to pay with. */
function enoughPair(operands: readonly Operand[], scope: Scope): Pair | null {
  const isNeed = (operand: Operand) => operand.kind === "money" || operand.side === "debts" || operand.side === "goals";
  const means = operands.filter((each) => !isNeed(each));
  const needs = operands.filter(isNeed);
  const halfYear = /\bhalf (?:T|a year)\b/.test(scope.text);
  const months = piecesOf(scope.pieces, "span")[0]?.months ?? (halfYear ? 6 : null);
  const [mean, other] = means;
  const need =
    needs[0]?.quantity ??
    (months ? { kind: "times" as const, of: per(measureOf("expenses"), 12), factor: months } : other?.quantity);
  if (!need) return null;
  const goal =
    needs[0]?.side === "goals" && needs[0].quantity.kind === "sum"
      ? { ...needs[0].quantity, field: "remaining" as const }
      : null;
  const left = (months ? means.find(({ kind }) => kind === "things")?.quantity : mean?.quantity) ?? cashOrGoal(needs);
  return [left, goal && left !== goal ? goal : need];
}

function cashOrGoal(needs: readonly Operand[]): Quantity {
  return needs.some(({ side }) => side === "debts") ? sumOf(all("assets")) : measureOf("liquid");
}

/** "They say that I owe 4,000, is that right?" */
function claim(scope: Scope): Query[] | null {
  const percent = piecesOf(scope.pieces, "percent")[0];
  const money = piecesOf(scope.pieces, "money").at(-1);
  const [debt] = thingsIn(scope, DEBTS_FIRST).filter(({ side }) => side === "debts");
  if (percent && debt) return [{ kind: "claimed", of: sumOf(debt.selection, "rate"), claim: percent.value }];
  if (!money) return null;
  const operand = operandsIn(scope, ASSETS_FIRST, "amount").find(({ kind }) => kind !== "money");
  const of =
    operand?.quantity ?? (/\bow(?:e|ed|ing)\b|\bdebt/.test(scope.text) ? sumOf(all("debts")) : sumOf(all("assets")));
  return [{ kind: "claimed", of, claim: money.value }];
}
