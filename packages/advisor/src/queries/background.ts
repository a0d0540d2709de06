import { anyOf } from "../language/any-of.ts";
import { STATES, TELLS } from "./verdicts/verdict.ts";

/** Asks what to do, or who is right, and no figure. */
const ASKS_ADVICE = anyOf(
  "should (?:i|we), (?:is|would|was) (?:it|that|this) (?:be )?(?:daft|dumb|stupid|silly|crazy|mad|foolish|smart\\w*|wise\\w*|better|sensible|reasonable|realistic|worth), does (?:it|that) make sense, who'?s right, who is right, am i (?:right|wrong|mad|crazy), worth it or not, what (?:do|would) you (?:think|reckon|advise|suggest), wetin you think, what should (?:i|we), good idea or, can (?:i|we) still (?:afford|manage), how bad (?:is|would), what(?:'?s| is| will| would| does) that (?:make|do|mean)",
);
const FIGURE = /\d|\b(?:hundred|thousand|grand)\b/;

/** What was done, told with nobody said: "paid 500 off the Visa", "got a raise". */
const TELLS_SHORT =
  /(?:^|[.;!?,] ?|\band )(?:just |also |now |ok |then )*(?:paid|bought|sold|got|moved|sent|put|spent|charged|added|took|used)\b/;
/** What is one's own and stands, in so many words: "I make 5,000 a month", "my rent is 900". */
const OWN_STANDS =
  /\b(?:i|we)(?: now| currently| only| still)* (?:make|earn|have|owe|spend|own|get)(?: about| only| around)? [$£€]?\d/;
const MY_STANDS =
  /\b(?:my|our) (?:[\w-]+ ){1,4}(?:is|are|was|went|stands?|has|just|now|got|dropped|rose|sits?)\b[^.?!]*\d/;
const ORDERS = anyOf(
  "set, change, update, correct, delete, remove, rename, record, log, note, mark, undo, add, create, put (?:it|that|me) down",
);
const CAME_ABOUT = anyOf(
  "raised?, (?:came|went) (?:in|through|up|down|out), approved, signed, arrived, inherited, won, lost, quit, retired, started, finished, cleared, closed, refinanced, rolled, withdrew, cashed, gave, lent, borrowed",
);

/**
 * Whether a message asks for advice and tells nothing of its own: the figures in it are what the question is about, and none is
 * to be written.
 */
export function isBackground(message: string): boolean {
  const said = message.replace(/[\u2018\u2019]/g, "'");
  if (!ASKS_ADVICE.test(said) || !FIGURE.test(said)) return false;
  const typed = said.toLowerCase();
  return ![TELLS, STATES, TELLS_SHORT, OWN_STANDS, MY_STANDS, ORDERS, CAME_ABOUT].some((pattern) =>
    pattern.test(typed),
  );
}
