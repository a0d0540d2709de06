import { phraseOf } from "./phrase.ts";
import { inTurn, rewrite } from "./rewrite.ts";
import type { Sentence } from "./sentences.ts";
import { oneAndAnother } from "./several-of-a-kind.ts";
import { BORROWED_AND_CHARGED, FINANCED_THINGS } from "./wordings/borrowed-and-charged.ts";
import { GIFTS, LOSSES } from "./wordings/changes-of-hands.ts";
import { EMPTY_LISTS } from "./wordings/empty-lists.ts";
import { FLOWS } from "./wordings/flows.ts";
import { HANDED_ON } from "./wordings/handed-on.ts";
import { LEAD_INS } from "./wordings/lead-ins.ts";
import { IN_THE_BANK, LISTS } from "./wordings/lists.ts";
import { NAMING } from "./wordings/naming.ts";
import { OCCASIONS } from "./wordings/occasions.ts";
import { OWED_AND_PAID } from "./wordings/owed-and-paid.ts";
import { OWING } from "./wordings/owing.ts";
import { PAY } from "./wordings/pay.ts";
import { PAYMENTS_DONE, PAYMENTS_TOLD } from "./wordings/payments-told.ts";
import { SPENDING_TOTALS } from "./wordings/spending.ts";
import { TARGETS } from "./wordings/targets.ts";
import { TRANSFERS_TOLD } from "./wordings/transfers-told.ts";
import { UNLISTED } from "./wordings/unlisted.ts";
import { VALUATIONS } from "./wordings/valuations.ts";
import { DONE_VERBS, HAD_TO } from "./wordings/verbs.ts";

const LEADING = inTurn(LEAD_INS);

/** What was said as a fact. To let the advisor see through another turn of phrase, add a line to the subject's table. */
const OF_FACTS = [
  ...UNLISTED,
  ...HAD_TO,
  ...OCCASIONS,
  ...DONE_VERBS,
  ...PAYMENTS_DONE,
  ...TRANSFERS_TOLD,
  ...FINANCED_THINGS,
  ...VALUATIONS,
  ...GIFTS,
  ...HANDED_ON,
  ...LOSSES,
  ...EMPTY_LISTS,
  ...FLOWS,
  ...LISTS,
  ...IN_THE_BANK,
  ...OWING,
  ...PAY,
  ...TARGETS,
];

/** What a goal comes to is no value of anything owned: "the quote came back at 13k, change the goal". */
const TELLING = inTurn(OF_FACTS);
const TELLING_OF_GOALS = inTurn(OF_FACTS.filter((wording) => !VALUATIONS.includes(wording)));
const SAYS_GOAL = /\b(?:goals?|steps?|milestones?|submilestones?|deadline|due date)\b/;

/** What is not said as a fact is left in its own words. */
const SUPPOSED =
  /\b(?:if|wish|unless|should (?:i|we)|would (?:i|we)|imagine|suppose|(?<!\b(?:to|among|with|under) )what(?! (?:i|we) (?:still |now |also )?(?:owe|own) :)|how|might)\b/;

/** Told with words of questions, too: "what I owe on the Visa is 900", "what goes out a month is 2,640". */
const ALWAYS = inTurn([...NAMING, ...PAYMENTS_TOLD, ...BORROWED_AND_CHARGED, ...OWED_AND_PAID, ...SPENDING_TOTALS]);

/** A sentence in the words that rules know. `isKnown` tells the words of stored names. */
export function withPlainWording(sentence: Sentence, isKnown: (word: string) => boolean): Sentence {
  const said = oneAndAnother(phraseOf(rewrite(sentence.tokens, LEADING))).tokens;
  const { text } = phraseOf(said);
  const isSupposed = sentence.asks || SUPPOSED.test(text);
  const plain = isSupposed ? sentence.tokens : rewrite(said, SAYS_GOAL.test(text) ? TELLING_OF_GOALS : TELLING);
  return { ...sentence, tokens: rewrite(plain, ALWAYS, isKnown) };
}
