import type { CalendarDate, Documents } from "@seven-figures/domain";
import { readDates } from "../dates/read-dates.ts";
import { COST_WORDS } from "../lexicon/cost-words.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { readAmounts } from "../numbers/read-amounts.ts";
import { readPeriods } from "../numbers/read-periods.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { withoutAsides, withoutTag } from "./asides.ts";
import { withPeopleNamed } from "./her-and-him.ts";
import { type Modality, modalityOf } from "./modality.ts";
import { phraseOf } from "./phrase.ts";
import { withPlainWording } from "./plain-wording.ts";
import { ownWords, setQuotationsApart } from "./quotations.ts";
import { withoutRestarts } from "./restarts.ts";
import { type Sentence, splitSentences } from "./sentences.ts";
import type { Token } from "./token.ts";
import { tokenise } from "./tokenise.ts";

const COST_NOUN = new RegExp(
  `^(?:${COST_WORDS}|food|savings|debts?|dollars?|initial|interest|principal|deposit|balance|payment|raise|mortgage|loan|saved|income|salary|expenses|invested)$`,
);

/** A prepared text as sentences, with its amounts, rates, periods, dates and quotations recognised. */
export function readSentences(text: string, documents: Documents, today: CalendarDate): Sentence[] {
  const known = knownWordsOf(documents);
  const { text: unquoted, quotations } = setQuotationsApart(text);
  const tokens = tokenise(ownWords(unquoted), quotations, known);
  const isNoun = (word: string) => isEntryWord(word) || known.has(word) || COST_NOUN.test(word);
  return splitSentences(recognise(tokens, today, isNoun)).map((sentence) =>
    withPlainWording(
      withoutTag({
        ...sentence,
        tokens: withPeopleNamed(withoutRestarts(withoutAsides(withoutRemarks(sentence.tokens))), known),
      }),
      (word) => known.has(word),
    ),
  );
}

const REMARKS = new Set<Modality>(["others", "question", "hypothetical", "wish", "past"]);

/** "(my sister makes 120k, ignore her)": what is put in brackets and is no fact of one's own. */
function withoutRemarks(tokens: Token[]): Token[] {
  const open = tokens.findIndex(({ slot, text }) => slot === null && text === "(");
  const close = tokens.findIndex(({ slot, text }, at) => at > open && slot === null && text === ")");
  if (open < 0 || close < 0) return tokens;
  const remark = phraseOf(tokens.slice(open + 1, close)).text;
  if (!REMARKS.has(modalityOf(remark, null, false))) return tokens;
  return withoutRemarks([...tokens.slice(0, open), ...tokens.slice(close + 1)]);
}

/** Tokens with their dates, periods and amounts as one piece each. */
export function recognise(tokens: Token[], today: CalendarDate, isNoun: (word: string) => boolean): Token[] {
  return readAmounts(readPeriods(readDates(tokens, today)), isNoun);
}
