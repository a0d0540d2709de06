import type { Quantity, Query, Selection } from "@seven-figures/domain";
import { all, amountOf, eachMonth, measureOf, sumOf, together, value } from "./build.ts";
import { goalsIn, refOf } from "./compose-words.ts";
import { monthsUntil, type Piece, type PieceOf, piecesOf } from "./pieces.ts";
import {
  ASSETS_FIRST,
  counted,
  DEBTS_FIRST,
  partitioned,
  type Scope,
  type Thing,
  textBefore,
  thingsIn,
} from "./scope.ts";

type Reached =
  | "until-zero"
  | "interest-until-zero"
  | "until"
  | "monthly"
  | "monthly-to"
  | "monthly-to-zero"
  | "on-track"
  | "date-of"
  | "project"
  | "grow";

/** Questions about when, how long and how much a month. */
export function composeReach(asked: Reached, scope: Scope): Query[] | null {
  switch (asked) {
    case "until-zero":
    case "interest-until-zero":
      return untilZero(scope);
    case "until":
      return until(scope);
    case "monthly":
      return monthly(scope);
    case "monthly-to": {
      const money = piecesOf(scope.pieces, "money")[0];
      const months = monthsSaid(scope);
      const isTarget = scope.pieces.some((piece) => piece.kind === "measure" && piece.measure === "target");
      if (!money) return isTarget ? [{ kind: "save-by", goal: null, amount: null, months }] : null;
      return months === null ? null : [{ kind: "save-by", goal: null, amount: amountOf(money.value), months }];
    }
    case "monthly-to-zero": {
      const months = monthsSaid(scope);
      return months === null ? null : [{ kind: "clear-in", of: debtsIn(scope), months }];
    }
    case "on-track":
      return onTrack(scope);
    case "date-of": {
      const [goal] = goalsIn(scope);
      return [{ kind: "due", goal: (goal && refOf(goal)) ?? null }];
    }
    case "project":
      return projected(scope);
    case "grow":
      return grown(scope);
  }
}

function debtsIn(scope: Scope): Selection {
  const whole = { ...scope, pieces: scope.laid.pieces };
  const namesAny = thingsIn(scope, DEBTS_FIRST).length > 0;
  const named = namesAny ? [] : partitioned(thingsIn(whole, DEBTS_FIRST), whole).included.filter(isOneDebt);
  if (named.length > 0) return together(named.map(({ selection }) => selection));
  const debts = partitioned(thingsIn(scope, DEBTS_FIRST), scope).included.filter(({ side }) => side === "debts");
  const single = debts.filter(({ selection }) => selection.kind !== "all");
  const chosen = single.length > 0 ? single : debts;
  return chosen.length > 0 ? together(chosen.map(({ selection }) => selection)) : all("debts");
}

/** "The dental plan bears no interest. At 120 a month, how many payments?" */
function isOneDebt({ side, selection }: Thing): boolean {
  return side === "debts" && selection.kind === "entries";
}

/** Amounts that are paid or saved, by the month: of one said by the week, 52 twelfths. */
export function byTheMonth(money: PieceOf<"money">, pieces: readonly Piece[]): Quantity {
  const beside = pieces.find((each) => each.kind === "period" && each.from >= money.to && each.from - money.to <= 2);
  return eachMonth(money.value, beside?.kind === "period" ? beside.timesAYear : 12);
}

const ALL_SPARE = /\b(?:spare|left(?: over)?|surplus|everything i (?:save|have left)|what i save)\b/;

function untilZero(scope: Scope): Query[] | null {
  const of = debtsIn(scope);
  const money = piecesOf(scope.pieces, "money");
  if (money.length === 0)
    return ALL_SPARE.test(scope.text) || of.kind !== "all" ? [{ kind: "until-zero", of, payment: null }] : null;
  return money.slice(0, 3).map((each) => ({ kind: "until-zero", of, payment: byTheMonth(each, scope.pieces) }));
}

const SAVED =
  /\b(?:sav(?:e|ing|ed)|put(?:ting)?(?: by| aside| away)?|bung|stash(?:ing)?|at|with|add(?:ing)?|if i do|doing|bank|aside|another|extra|i put|giving|i do|bump savings to|rate of) (?:\S+ ){0,2}$/;

function until(scope: Scope): Query[] | null {
  const [goal] = goalsIn(scope);
  const item = goal && refOf(goal);
  const money = piecesOf(scope.pieces, "money");
  if (item) {
    const [saving] = money;
    return [{ kind: "until", goal: item, amount: null, saving: saving ? byTheMonth(saving, scope.pieces) : null }];
  }
  const isSaving = (each: PieceOf<"money">) =>
    scope.pieces.some((piece) => piece.kind === "period" && piece.from === each.to) ||
    (money.length > 1 && SAVED.test(textBefore(each.from, scope)));
  const saving = money.find(isSaving);
  const amount = money.find((each) => each !== saving);
  if (!amount) return null;
  return [
    {
      kind: "until",
      goal: null,
      amount: amountOf(amount.value),
      saving: saving ? byTheMonth(saving, scope.pieces) : null,
    },
  ];
}

/** How many months off, where a span or a date says so. */
function monthsSaid({ pieces, today }: Scope): number | null {
  const [span] = piecesOf(pieces, "span");
  if (span) return span.months;
  const [date] = piecesOf(pieces, "date");
  return date ? monthsUntil(date.date, today) : null;
}

function monthly(scope: Scope): Query[] | null {
  const goals = goalsIn(scope).flatMap((goal) => refOf(goal) ?? []);
  const months = monthsSaid(scope);
  return goals.map((goal) => ({ kind: "save-by", goal, amount: null, months }));
}

function onTrack(scope: Scope): Query[] {
  const [goal] = goalsIn(scope);
  const item = (goal && refOf(goal)) ?? null;
  return [
    { kind: "until", goal: item, amount: null, saving: null },
    { kind: "due", goal: item },
  ];
}

function projected(scope: Scope): Query[] | null {
  const months = monthsSaid(scope) ?? monthsToAge(scope);
  if (months === null) return null;
  const [money] = piecesOf(scope.pieces, "money");
  return [value({ kind: "projected", months, saving: money ? byTheMonth(money, scope.pieces) : null })];
}

const AGE = /\b(?:at|when i am|by|i am|turn|age)\b/;

function monthsToAge({ pieces, documents, today, text }: Scope): number | null {
  const [age] = piecesOf(pieces, "count");
  const { birthday } = documents.profile.basicInfo;
  if (!age || !birthday || !AGE.test(text)) return null;
  const date = `${Number(birthday.slice(0, 4)) + age.value}${birthday.slice(4)}` as typeof today;
  return monthsUntil(date, today);
}

function grown(scope: Scope): Query[] | null {
  const [percent] = piecesOf(scope.pieces, "percent");
  const months = monthsSaid(scope);
  if (!percent || months === null) return null;
  const chosen = counted(scope, ASSETS_FIRST);
  const of = chosen ? sumOf(chosen) : measureOf("net-worth");
  return [value({ kind: "grown", of, annualPercent: percent.value, months })];
}
