import { evaluateQuery, type Query } from "@seven-figures/domain";
import { sentences } from "../../answers/words/sentences.ts";
import { amountOf } from "../build.ts";
import { byTheMonth } from "../compose-reach.ts";
import { piecesOf } from "../pieces.ts";
import { sayOutcome } from "../say-outcome.ts";
import { money } from "../shown.ts";
import { TELLS, type Verdict, type Wanted } from "./verdict.ts";

const WHEN = /\b(?:when|how long|how soon|how many (?:months|years)|what (?:year|month)|how much longer|will i ever)\b/;
const ZERO =
  /\b(?:(?:to|at|hit|reach|is|be|get|above|past|back to|up to|worth|over) (?:[$£€]?0|zero|nothing|nil)|zero net worth|break(?:ing)? ?even|out of the (?:red|hole|minus|negative)|in the (?:black|plus|green)|(?:net worth|nw|i|i'?m|be|go|get|turn|am)(?: \w+){0,2} positive|no longer negative|stop being negative|not negative|(?:above|out of) water)\b/;
const OTHER = /\b(?:rate|interest|balance|fund|goal|was|were|last|since|ago|pay(?:ing)? (?:on|off)|per ?cent)\b|%/;
const MILLION = /\bnot (?:a|the) million\b/;

/** "When do I get to zero if I save 300 a month", of somebody who owes more than they own: until net worth stands at nothing. */
export function zeroReached({ typed, laid, debts, assets, facts, before }: Wanted): Verdict | null {
  const said = typed.replace(MILLION, "");
  if (facts.netWorth >= 0 || !WHEN.test(said) || !ZERO.test(said) || OTHER.test(said) || TELLS.test(said)) return null;
  const pieces = laid.pieces.filter(
    (piece) => piece.kind !== "money" || (piece.value !== 0 && piece.value !== 1_000_000),
  );
  const [sum, ...more] = piecesOf(pieces, "money");
  if (debts.length + assets.length + more.length > 0) return null;
  const kept = before.last?.queries.find((query) => query.kind === "until" && query.goal === null);
  const saving = sum ? byTheMonth(sum, laid.pieces) : kept?.kind === "until" ? kept.saving : null;
  const query: Query = { kind: "until", goal: null, amount: amountOf(0), saving };
  const outcome = evaluateQuery(query, { documents: facts.documents, today: facts.today });
  const message = sentences(sayOutcome(query, outcome, facts.documents), `It is ${money(-facts.netWorth)} away.`);
  return { message, quickReplies: [], debts: [], assets: [], of: { queries: [query], items: [] } };
}
