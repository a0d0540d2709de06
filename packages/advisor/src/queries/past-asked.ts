import type { Query } from "@seven-figures/domain";
import { composePast, WHAT_CHANGED } from "./compose-past.ts";
import { daysIn } from "./past-days.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const AHEAD =
  /\b(?:will|would|wont|gonna|going to|need|needs|should|next|until|till|could|can|if|suppose|plan|want|by (?:the|my|\w+ \d+))\b/;
const MOVES =
  /\b(?:chang(?:e|ed|es)|moved?|grow(?:n|th)?|grew|gain(?:ed)?|go(?:ne)? (?:up|down)|went|come|came|up|down|dropped|drop|fall(?:en)?|fell|risen|rise|rose|increased?|decreased?|lost|lose|saved?|put (?:in|away|aside|by|into)|paid (?:off|down)|pay (?:off|down)|progress|trend|better|worse|richer|poorer|difference|delta|compared?|versus|vs|more|less|than|then and now|happened|doing|faring|performed|climbed|shrunk|shrank|shrink|come down|decline[ds]?|done)\b/;
const STOOD =
  /\b(?:was|were|stood|had|used to be|did (?:i|we) (?:have|owe|own|hold)|(?:i|we) (?:have|owe|own|hold) (?:in|on|at|back)|last|back in|then)\b/;
const PASSED =
  /\b(?:when|which (?:day|month|year)|what (?:day|month|year|date)|since when|how long ago)\b.*\b(?:did|have|has|was|were|had)\b|\b(?:did|was|were|have|has) (?:i|we|my|it)\b.*\b(?:ever|once|already been)\b/;
const LAST_TOLD =
  /\b(?:when|how long)\b.*\b(?:last|since)\b.*\b(?:chang\w+|updat\w+|touch\w*|told|tell|edit\w*|adjust\w*|correct\w*|alter\w*)\b/;
const OF_SPENDING = /\b(?:spend|spent|earn(?:ed)?|make|made|bring|brought|cost)\b/;
const OVER_TIME = /\b(?:history|trend|over time|track record)\b/;
const EVER = /\b(?:ever|all[- ]time|ath|peak\w*|record)\b/;
const MOST = /\b(?:highest|lowest|most|least|best|worst|peak\w*|ath|high|low|richest|poorest|top)\b/;
const ASKS =
  /\?|^(?:and |so |but )*(?:back|in|on|at|over|last|during) [^.]*\b(?:what|how|when|did|was|were)\b|^(?:and |so |but |ok |hey |please )*(?:what'?s?|when|how'?s?|where|did|was|were|am|are|is|has|have|do|does|show|tell|list|compare|give|by how|since|anything|net worth|my|our|catch|bring|which)\b/;

/**
 * What a message surely asks of earlier days: a day or a span that is over with words of what moved or stood; null where it asks
 * of today, of later, or tells something.
 */
export function pastAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  // "since January 20 % less comes in": what is less is supposed
  if (!ASKS.test(typed) || AHEAD.test(typed) || piecesOf(scope.pieces, "percent").length > 0) return null;
  const amounts = piecesOf(scope.pieces, "money").length;
  if (amounts > 0) return amounts === 1 && PASSED.test(typed) ? composePast("when", scope) : null;
  if (LAST_TOLD.test(typed)) return composePast("changed-when", scope);
  if (EVER.test(typed) && MOST.test(typed) && isOfWorth(scope)) return composePast("extreme", scope);
  if (OVER_TIME.test(typed) && scope.pieces.length > 0) return composePast("history", scope);
  const days = daysIn(scope);
  if (days && days.from >= scope.today) return null;
  if (WHAT_CHANGED.test(typed)) return composePast("change", scope);
  if (!days || OF_SPENDING.test(typed)) return null;
  if (MOVES.test(typed) || /\bsince\b/.test(typed)) return composePast("change", scope);
  return STOOD.test(typed) ? composePast("was", scope) : null;
}

/** Speaks of net worth, or of being worth: "the most I was ever worth". */
function isOfWorth({ pieces, laid }: Scope): boolean {
  return (
    pieces.some((piece) => piece.kind === "measure" && piece.measure === "net-worth") ||
    /\b(?:i|we)(?:'?ve)? (?:was|were|have been|been|had|ever)\b|\bworth\b/.test(laid.typed)
  );
}
