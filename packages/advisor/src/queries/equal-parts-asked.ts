import type { ItemRef, Query } from "@seven-figures/domain";
import { entries, sumOf, value } from "./build.ts";
import { goalsIn, refOf } from "./compose-words.ts";
import { type PartsSaid, partsSaid } from "./parts-said.ts";
import { piecesOf } from "./pieces.ts";
import { GOALS_FIRST, type Scope, thingsIn } from "./scope.ts";

const EACH =
  /\b(?:per|each|every|a|one) (?:single )?(?:months?|weeks?|fortnight|pay ?che(?:ck|que)|che(?:ck|que)|payday|pay|payment|time|one|day|quarter|part|\w+day)\b|\b(?:monthly|weekly|fortnightly|each|apiece|divi\w+|split\w*|spread\w*|shared? out|equal(?:ly)?|even(?:ly)?|same (?:sum|amount))\b/;
const ASKS = /\?|\b(?:how much|what|whats|what's|give|tell|work out|calculate|amount)\b|:/;
const OTHER =
  /\b(?:interest|grow\w*|worth|how long|how many|when|if (?:i|we) (?:put|save)|percent\w*|shares?|instead|ago|last|since|enough|on track|afford|extra|more than|less than|already|drop)\b|%/;
const MISSING =
  /\b(?:miss\w*|short|lack\w*|left|still|have(?:n't| not) got|needs?|wants?|outstanding|remain\w*|set|put|save|saving|aside|full|all of it|it all|together|until then|sum|amount|rest)\b/;

/**
 * What a goal lacks in so many equal parts: "what the roof still wants, over 26 pay checks, what is that out of each", "seventeen
 * months I have for it, the missing sum divided over them"; null where no one goal and no number of parts is said.
 */
export function equalPartsAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!EACH.test(typed) || !ASKS.test(typed) || !MISSING.test(typed) || OTHER.test(typed)) return null;
  const parts = partsSaid(scope);
  const [goal, ...others] = goalsIn(scope);
  const item = goal && refOf(goal);
  if (!parts || parts.count < 2 || !item || others.length > 0) return null;
  const isElse = thingsIn(scope, GOALS_FIRST).some(({ side, isNamed }) => side !== "goals" && isNamed);
  const money = piecesOf(scope.pieces, "money").filter((each) => each.value !== parts.count);
  if (isElse || money.length > 0) return null;
  return missingIn(parts, item, scope);
}

function missingIn({ count, timesAYear }: PartsSaid, goal: ItemRef, { pieces }: Scope): Query[] | null {
  const isOther = piecesOf(pieces, "period").some((period) => timesAYear !== null && period.timesAYear !== timesAYear);
  if (isOther || timesAYear === 1) return null;
  return [inParts(goal, { count, timesAYear })];
}

/** What a goal lacks, by the month or in parts of any other kind. */
export function inParts(goal: ItemRef, { count, timesAYear }: PartsSaid): Query {
  if (timesAYear === 12) return { kind: "save-by", goal, amount: null, months: count };
  return value({ kind: "times", of: sumOf(entries(goal), "remaining"), factor: 1 / count });
}
