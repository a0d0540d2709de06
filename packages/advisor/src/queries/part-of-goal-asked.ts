import type { ItemRef, Query } from "@seven-figures/domain";
import { distinct, entries, sumOf, value } from "./build.ts";
import { goalsIn, refOf } from "./compose-words.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { GOALS_FIRST, type Scope, thingsIn } from "./scope.ts";

const HALFWAY =
  /\b(?:half ?way|the half(?: mark)?|half full|half of (?:it|the way)|half done|(?:be|is|get|at|to) half)\b/;
const TO_PART =
  /\b(?:to|at|until|till|reach(?:es)?|hits?|is|be) (?:be )?(?:at )?(\d{1,2}(?:\.\d+)?) ?(?:%|percent|per cent|pct)|\b(?:to|at|reach|hit) (\d{1,2})\W*$/;
const HOW_MUCH =
  /\b(?:how much|how many (?:dollars|bucks|euros|pounds|quid|\$)|what (?:more|else|amount|sum|would)|what'?s)\b/;
const LACKS =
  /\b(?:needs?|more|missing|short|lack\w*|takes?|left|to go|get(?:s|ting)?|bring|reach|hit|until|till|away|off|put in|add)\b/;
const OTHER = /\b(?:month\w*|week\w*|interest|grow\w*|if|when|how long|share|of my (?:income|pay|surplus))\b/;

/** "What does the roof still need to be half way", "how many dollars would take it to 80 percent": up to a part of a goal. */
export function partOfGoalAsked(scope: Scope, spoken: ItemRef | null = null): Query[] | null {
  const { typed } = scope.laid;
  if (!HOW_MUCH.test(typed) || !LACKS.test(typed) || OTHER.test(typed)) return null;
  const percent = percentIn(typed);
  const [goal = spoken, ...others] = distinct(goalsIn(scope).flatMap((each) => refOf(each) ?? []));
  const isElse = thingsIn(scope, GOALS_FIRST).some(({ side, isNamed }) => side !== "goals" && isNamed);
  if (percent === null || !goal || others.length > 0 || isElse || !isFree(scope.pieces, percent)) return null;
  const part = { kind: "times" as const, of: sumOf(entries(goal), "target"), factor: percent / 100 };
  return [value({ kind: "minus", from: part, less: sumOf(entries(goal)) })];
}

function percentIn(typed: string): number | null {
  if (HALFWAY.test(typed)) return 50;
  const [, marked, bare] = TO_PART.exec(typed) ?? [];
  const said = marked ?? bare;
  return said === undefined ? null : Number(said);
}

function isFree(pieces: readonly Piece[], percent: number): boolean {
  return piecesOf(pieces, "money").every((each) => each.value === percent) && piecesOf(pieces, "span").length === 0;
}
