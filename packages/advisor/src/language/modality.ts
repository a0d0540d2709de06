import { NAMES_HEADING } from "../statements/names-rules.ts";
import { isOthers } from "./is-others.ts";
import {
  ADVICE,
  COMMAND_REQUEST,
  DONE_WHENEVER,
  EXTREME,
  FIGURE,
  GOAL_WISH,
  HYPOTHETICAL,
  INTENTION,
  JOKE,
  LONG_AGO,
  MONEY_WISH,
  NEGATION,
  NOT_NEGATED,
  OFFER,
  PAST,
  PLAIN_COMMAND,
  PLANNED_TRANSFER,
  QUESTION,
  RECORDING,
  SHOPPING,
  SUM_OF,
  SUPPOSED_THEN_ASKED,
  WANTED_ONCE,
  WISH,
} from "./modality-words.ts";

/**
 * How a clause is meant. Facts, commands and wanted goals may lead to changes; all the rest is never written.
 * `bound` clauses have no subject of their own: they are meant as the clause before.
 */
export type Modality =
  | "fact"
  | "command"
  | "goal"
  | "question"
  | "hypothetical"
  | "offer"
  | "others"
  | "past"
  | "intention"
  | "negation"
  | "wish";

const OWN_SUBJECT =
  /^(?:\w+ )?(?:i|we|my|our)\b|^(?:i|we|my|our|it|they|there|the|that|this|you|a|an|some|another|both|all|for|on|in|of|from|M|Q|also|mine)\b/;

/** "... to retirement, not stocks": what is said holds. */
const CONTRAST = /(?: ,| and| but) not (?:a |an |the |my )?[\w ]+$|(?<=\b[MDN].*)(?: ,)? not [MDN]$/;

/** "I want to learn German and save 10k": what is wanted goes on. */
const CONTINUES_GOAL =
  /^(?:and |also |then |, |eventually |maybe |to )*(?:save|learn|build|write|meet|run|read|quit|stop|start|launch|finish|study|pay off|have(?! (?:got )?M (?:in|at|with|on|sitting|saved)\b(?!.*\bD\b))|put away|put aside|set aside|get|buy|travel|take|make|become|go)\b/;

/** "If I had more I would invest, but for now ...": back from what is supposed to what is. */
const AS_IT_IS =
  /^(?:for now|right now|as of now|at the moment|at present|in reality|as it stands|the (?:reality|truth) is|until then|meanwhile|now)\b|^for (?:my |the |our )?\w+(?: \w+)? (?:is|are|has|stands|sits) /;

/** "She could list it for 230k, but it is worth 215k". */
const IS_WORTH = /^(?:it|they|that) (?:is|are) (?:really |only |actually |now )*worth (?:about )?M\b/;

export function modalityOf(
  text: string,
  previous: Modality | null,
  asksSentence: boolean,
  link: string = "",
  before: string = "",
): Modality {
  const own = ownModality(text, asksSentence);
  if (previous === "goal" && CONTINUES_GOAL.test(text)) return "goal";
  if (own === "command" && previous && isStillMeantAs(previous, text, asksSentence, link, before)) return previous;
  if (own !== "fact") return own;
  if (previous === "others" && continuesOthers(text)) return "others";
  if (previous === "offer" && /^(?:and |but |so |now )*(?:i|we|my|our)\b/.test(text)) return own;
  if (previous && !SAID.has(previous) && previous !== "negation" && !OWN_SUBJECT.test(text)) return previous;
  if (previous === "hypothetical" && isBackToFacts(text, link, before, asksSentence)) return own;
  if (previous === "hypothetical" || previous === "offer" || (previous === "question" && asksSentence)) return previous;
  return own;
}

/** "If I had more I would invest, but for now ...", "you'd think I had more, but I have 19,000". */
function isBackToFacts(text: string, link: string, before: string, asks: boolean): boolean {
  if (AS_IT_IS.test(text)) return true;
  if (link !== "but") return false;
  return IS_WORTH.test(text) || (!asks && WOULD.test(before) && HAVE_OR_OWE.test(text));
}

const WOULD = /^(?!.*\b(?:if|what|should)\b).*\bwould\b/;
const HAVE_OR_OWE = /^(?:i|we) (?:[a-z]+ ){0,2}(?:have|have got|owe|make|earn|spend|own)\b/;

const SAID = new Set<Modality>(["fact", "command", "goal"]);

/** With these in it a question, or what is supposed, goes on with a bare verb: "would it help to sell it and clear ...". */
const TAKES_VERB =
  /\b(?:would|should|could|can|will|shall|may|might|do|does|did|to|if|when|happens?|let|better|smarter|about|than|instead|suppose|supposing|imagine|imagining|assuming|in|for|of|or|from|by|worth|point)\b/;

/** "... and wipe out the Visa": an order in form, but no order where it goes on with a question, a plan, a thought. */
function isStillMeantAs(previous: Modality, text: string, asks: boolean, link: string, before: string): boolean {
  if (SAID.has(previous) || previous === "negation" || COMMAND_REQUEST.test(text)) return false;
  if (previous === "question" && asks) return true;
  if (previous === "others") return /^(?:and|or)$/.test(link) || (WANTS_TO.test(before) && !ORDERS_US.test(text));
  const goesOn = /^(?:and|or|then|plus)$/.test(link) || SUPPOSES.test(before);
  return goesOn && (previous !== "question" || TAKES_VERB.test(before));
}

/** "My wife wants to sell it, clear the mortgage and travel". */
const WANTS_TO =
  /\b(?:wants?|would like|hopes?|plans?|thinks?|says?|said|told|tells|keeps|suggests?|likes?)\b.*\b(?:to|me|we|i)\b/;

/** At the head of a thought that holds for all that follows; "if you can, delete it" is only polite. */
const SUPPOSES =
  /^(?:and |but |or |so )*(?:(?:even |what )?if (?!you\b|possible|it is (?:okay|possible|fine))|suppos|imagin|assum|let us (?:say|pretend)|say i|pretend|hypothetically)/;

/** "My kid got a job! 15 an hour at the pool." */
const BARE_AMOUNT =
  /^(?:about |like |around |only )*M\b(?!.*\b(?:i|we|my|our|me|us)\b)(?: T\b| D\b|$| (?:a|at|for|with|plus|and|to)\b)/;

/** "My brother's duplex is worth 415k, the mortgage on it is 296k". */
const LENT_ON_IT =
  /^(?:and |but |with |has |there is )*(?:the |its |a )?(?:M )?(?:mortgage|loan|lien|note|heloc)(?: balance)? (?:(?:of |for )?M )?(?:on|against|for) (?:it|that|them|his|her|their)\b|^(?:and |but )*its (?:mortgage|loan|lien|note)\b/;

function continuesOthers(text: string): boolean {
  return (
    /^(?:he|she|they|his|her|their)\b/.test(text) ||
    BARE_AMOUNT.test(text) ||
    LENT_ON_IT.test(text) ||
    (!OWN_SUBJECT.test(text) && /^(?:has|have|owes|owe|earns|makes|still|also|spends|owns|is|with|and)\b/.test(text))
  );
}

/** "Put 500 on the Visa?" asks whether to; "delete the Visa?" does so politely. */
const ORDERS_US = new RegExp(`^(?!.*\\bor\\b)(?:and |also |then |now |please |so |, )*(?:${RECORDING})\\b`);
const FIGURE_WORD = /\b(?:total|totals|rate|ratio|sum|surplus|equity|net worth|cash ?flow|payoff date|please|now)\b/;

function isAsked(text: string): boolean {
  return (
    [QUESTION, SUPPOSED_THEN_ASKED, EXTREME, SUM_OF].some((asks) => asks.test(text)) ||
    (FIGURE_WORD.test(text) && FIGURE.test(text))
  );
}

function wantsGoal(text: string): boolean {
  return GOAL_WISH.test(text) && !PLANNED_TRANSFER.test(text);
}

function isDenied(text: string): boolean {
  return NEGATION.test(text.replace(CONTRAST, "")) && !NOT_NEGATED.test(text);
}

function isWish(text: string): boolean {
  return MONEY_WISH.test(text) || (WISH.test(text) && !(/\bM\b/.test(text) && GOAL_WISH.test(text)));
}

const LISTS_NAMES = new RegExp(NAMES_HEADING);

/** "Move 300 from Ally to the Visa next week": a reminder, and nothing that happened. */
const MOVES_LATER =
  /^(?:please |so |and |now |then |can you |, )*(?:move|transfer|send|pay|put) (?:another )?M\b.*\b(?:tomorrow|later|soon|next (?:week|month|year|payday|paycheck|monday|tuesday|wednesday|thursday|friday|saturday|sunday))$/;

function ownModality(text: string, asksSentence: boolean): Modality {
  if (COMMAND_REQUEST.test(text) || (!asksSentence && LISTS_NAMES.test(text))) return "command";
  if (isAsked(text)) return "question";
  if ([HYPOTHETICAL, SHOPPING, JOKE, ADVICE].some((pattern) => pattern.test(text))) return "hypothetical";
  if (OFFER.test(text)) return "offer";
  if (MOVES_LATER.test(text)) return "intention";
  if (PLAIN_COMMAND.test(text)) return asksSentence && !ORDERS_US.test(text) ? "question" : "command";
  if (isOthers(text)) return "others";
  if (WANTED_ONCE.test(text)) return "past";
  if (isWish(text)) return "wish";
  if (wantsGoal(text)) return "goal";
  if ([PAST, LONG_AGO].some((pattern) => pattern.test(text))) return "past";
  if ([INTENTION, DONE_WHENEVER].some((pattern) => pattern.test(text))) return "intention";
  if (isDenied(text)) return "negation";
  return asksSentence ? "question" : "fact";
}
