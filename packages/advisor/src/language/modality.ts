import { JOINT, OTHERS_POSSESSIVE, OTHERS_SUBJECT } from "../lexicon/people-words.ts";
import {
  COMMAND_REQUEST,
  GOAL_WISH,
  HYPOTHETICAL,
  INTENTION,
  NEGATION,
  NOT_NEGATED,
  PAST,
  PLAIN_COMMAND,
  QUESTION,
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
  | "others"
  | "past"
  | "intention"
  | "negation"
  | "wish";

const OWN_SUBJECT =
  /^(?:\w+ )?(?:i|we|my|our)\b|^(?:i|we|my|our|it|they|there|the|that|this|you|a|an|some|another|both|all|for|on|in|of|from|M|Q|also|mine)\b/;

/** "Elon owes 3k": the verb says that it is someone else, whoever it is. */
const THIRD_PERSON = /^(?!.*\b(?:i|we|my|our|me|us|it|that|which)\b).*\b(?:owes|earns|makes M|spends) /;

/** "... to retirement, not stocks": what is said holds. */
const CONTRAST = /(?: ,| and| but) not (?:a |an |the |my )?[\w ]+$/;

/** "I want to learn German and save 10k": what is wanted goes on. */
const CONTINUES_GOAL =
  /^(?:and |also |then |, |eventually |maybe |to )*(?:save|learn|build|write|meet|run|read|quit|stop|start|launch|finish|study|pay off|have|put away|put aside|set aside|get|buy|travel|take|make|become|go)\b/;

export function modalityOf(text: string, previous: Modality | null, asksSentence: boolean): Modality {
  const own = ownModality(text, asksSentence);
  if (previous === "goal" && CONTINUES_GOAL.test(text)) return "goal";
  if (own !== "fact") return own;
  if (previous === "others" && continuesOthers(text)) return "others";
  if (
    previous &&
    previous !== "fact" &&
    previous !== "command" &&
    previous !== "goal" &&
    previous !== "negation" &&
    !OWN_SUBJECT.test(text)
  )
    return previous;
  if (previous === "hypothetical" || (previous === "question" && asksSentence)) return previous;
  return own;
}

function continuesOthers(text: string): boolean {
  return (
    /^(?:he|she|they|his|her|their)\b/.test(text) ||
    (!OWN_SUBJECT.test(text) && /^(?:has|have|owes|owe|earns|makes|still|also|spends|owns|is|with|and)\b/.test(text))
  );
}

function ownModality(text: string, asksSentence: boolean): Modality {
  if (COMMAND_REQUEST.test(text)) return "command";
  if (QUESTION.test(text)) return "question";
  if (HYPOTHETICAL.test(text)) return "hypothetical";
  if (PLAIN_COMMAND.test(text)) return "command";
  if (
    OTHERS_POSSESSIVE.test(text) ||
    (OTHERS_SUBJECT.test(text) && !JOINT.test(text.replace(/^(?:and |but |so )*our (?!household|family)/, ""))) ||
    THIRD_PERSON.test(text) ||
    /\bowes? (?:me|us)\b/.test(text)
  )
    return "others";
  if (WANTED_ONCE.test(text)) return "past";
  if (WISH.test(text) && !(/\bM\b/.test(text) && GOAL_WISH.test(text))) return "wish";
  if (GOAL_WISH.test(text)) return "goal";
  if (PAST.test(text)) return "past";
  if (INTENTION.test(text)) return "intention";
  if (NEGATION.test(text.replace(CONTRAST, "")) && !NOT_NEGATED.test(text)) return "negation";
  return asksSentence ? "question" : "fact";
}
