import type { Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { lowerCase } from "../language/lower-case.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { LastWrite } from "./conversation.ts";
import { amountOf, valuesIn } from "./said-otherwise.ts";
import { namesIn } from "./shown-in.ts";

const DONE =
  "happen(?:ed)?|go(?:ne)? (?:through|out)|went through|left?|leave|post(?:ed)?|clear(?:ed)?|paid|pay|sent|send|sold|sell|mov(?:e|ed)|bought|buy|transfer(?:red)?|do (?:it|that)|done (?:it|that)|made? (?:it|that)";
/** "It bounced", "the deal fell through", "I didn't pay it yet". */
const NOT_DONE = new RegExp(
  [
    String.raw`\b(?:it|that|this|they|payment|transfer|deal|sale|check|cheque|transaction|money|order)(?: \w+)? (?:just )?(?:bounced|fell through)\b`,
    String.raw`\b(?:it|that|this|they|payment|transfer|deal|sale|check|cheque|transaction|money|order)(?: \w+)? (?:got|was|is|has been|have been) (?:just )?(?:cancell?ed|declined|rejected|refused|returned|sent back|void|called off)\b`,
    String.raw`\b(?:i|we|it|that|this|they|payment|transfer|deal|sale|check|cheque|transaction|money)(?: \w+)? (?:did|have|has|was|had) not (?:\w+ ){0,2}(?:${DONE})\b`,
    String.raw`\b(?:i|we|it|that|this|they|one|payment|transfer|deal|sale|check|cheque|money)(?: \w+)? never (?:\w+ )?(?:${DONE}|went|happened)\b`,
    String.raw`\b(?:bank|they|vendor|seller|store|app)(?: (?:just|has|have))? (?:returned|rejected|declined|refused|reversed|bounced|cancell?ed|sent back) (?:it|that|this|the|my)(?: (?:payment|transfer|check|cheque|money|order|one))?\b`,
    String.raw`\bnot gone through\b`,
  ].join("|"),
);
/** "My friend's payment bounced", "last month it bounced": of another's, or of another time. */
const OF_OTHER = new RegExp(
  `\\b(?:${[...FAMILY].join("|")})(?: '?s)?(?: \\w+)? (?:payment|transfer|deal|sale|check|cheque|transaction|money|order)\\b|\\blast (?:time|week|month|year|spring|summer|fall|winter)\\b`,
);
/** "I didn't pay taxes", "I never paid the rent": something else than "it". */
const SOMETHING_ELSE =
  /\b(?:not|never) (?:pay|paid|sent|send|sold|sell|mov(?:e|ed)|bought|buy|transfer(?:red)?) (?!(?:it|that|this|them|those|him|her|so|yet|today|after|in|anything|any|actually|at|out|off|because)\b)[a-z]/;
/** "That was my sister's, not mine", "he gave me that as a gift". */
const NOT_MINE =
  /\bnot (?:mine|ours|my own|my money)\b|\b(?:it|that|this)(?: one)? (?:is|was) (?:for )?(?:my|his|her|their) \w+(?:'s)?\b.*\b(?:take|remove|delete|drop|leave)\b|\b(?:as|was|is) a (?:gift|present)\b/;
/** "Expunge the valuation", "strike that entry". */
const STRUCK =
  /^(?:\W|no|please|sorry|oh|ah|actually|wait|and|just)*(?:expunge|erase|strike|void|rescind|withdraw|annul|wipe|disregard|ignore|forget)(?: out| off)? (?:that|this|it|the (?:valuation|entry|figure|amount|change|number|last (?:one|entry|figure|message)))\b/;
/** "Jk", "lol no I didn't", "that's already counted": nothing of it is to be written. */
const NOT_MEANT =
  /^(?:\W|lol|haha|no|nah|oh|wait|sorry|ok|omg)*(?:jk|j\/k|just kidding|only joking|i'?m (?:just )?(?:kidding|joking)|i (?:didn'?t|did not|haven'?t|have not)(?: really| actually| yet)?)\W*(?:i wish)?\W*$|\b(?:already|you) (?:(?:already )?(?:had|have|got|counted|included|know) (?:that|it|this)(?: one)?|counted|included|in there|in it|on there)\b/;
/** "Please delete that", right after it was written: the change is meant. */
const DELETED =
  /^(?:\W|please|pls|can you|could you|no|sorry|actually|oh|ok)*(?:delete|remove|erase|cancel|scrap|drop) (?:that|it|this|that one|the last one|the last (?:entry|change|thing)|that (?:entry|change|transfer|payment|one|last one))\W*(?:please|pls|again)?\W*$/;
/** What is not said of what is. */
const NOT_SURE = /\b(?:if|whether|when|hope|might|may|could|would|until|unless|in case|almost|nearly)\b/;

/** Whether a message says of what was just written, and of nothing else, that it did not come about or is not the person's own. */
export function didNotHappen(
  message: string,
  said: readonly ReaderToken[],
  last: LastWrite,
  documents: Documents,
): boolean {
  const text = textOf(said);
  const raw = lowerCase(message);
  if ((message.includes("?") && !DELETED.test(raw)) || NOT_SURE.test(raw)) return false;
  if (valuesIn(said).some((value) => !last.statements.some((statement) => amountOf(statement) === value))) return false;
  const touched = new Set(last.changes.flatMap(idsOf));
  const named = namesIn(said, documents).filter(({ by }) => by !== "kind");
  if (named.some(({ things }) => !things.some(({ id }) => touched.has(id)))) return false;
  if (DELETED.test(raw) || NOT_MEANT.test(raw)) return true;
  if (OF_OTHER.test(`${text} ${raw}`) || (named.length === 0 && SOMETHING_ELSE.test(text))) return false;
  return STRUCK.test(raw) || (last.statements.some(isDone) && (NOT_DONE.test(text) || NOT_MINE.test(raw)));
}

/** Whether something is told to have happened, and not how it stands. */
function isDone(statement: Statement): boolean {
  if (statement.kind === "goal-edit") return statement.edit.current !== undefined;
  if (statement.kind === "entry") return statement.action !== "rename" && statement.action !== "rate";
  return statement.kind === "step" || statement.kind === "goal-remove";
}
