import type { Documents } from "@seven-figures/domain";
import type { Phrase } from "../language/phrase.ts";
import { COST_WORDS } from "../lexicon/cost-words.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { sameWord } from "../matching/same-word.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import type { Statement } from "../statements/statement.ts";

const COST = new RegExp(`^(?:${COST_WORDS})$`);
const OTHER_THING = /^(?:owe|own|goal|rent|debt|debts|asset|assets|bought|sold|opened|also)$/;
export const OTHER_YEARLY = {
  annualIncome: /\b(?:spend|spending|expenses|costs|budget)\b/,
  annualExpenses: /\b(?:make(?! (?:it|that|this))|earn|income|salary|earning)\b/,
};

/** Whether words name something that the statement is not about: then it is no correction of it. */
export function speaksOfOther(statement: Statement, { tokens, text: whole }: Phrase, base: Documents): boolean {
  if (statement.kind === "yearly" && OTHER_YEARLY[statement.of].test(whole)) return true;
  const about = wordsAbout(statement);
  const known = knownWordsOf(base);
  return tokens.some(({ text, slot }) => {
    if (slot || /^tax(?:es)?$/.test(text) || about.some((word) => sameWord(word, text))) return false;
    return (
      known.has(text) ||
      OTHER_THING.test(text) ||
      COST.test(text) ||
      (isEntryWord(text) && !/^(?:note|home)$/.test(text))
    );
  });
}

const YEARLY_WORDS = {
  annualIncome: ["income", "make", "earn", "salary", "pay", "paycheck", "gross", "net"],
  annualExpenses: ["expenses", "spend", "spending", "costs"],
};

/** The words by which a correction may point at a statement. */
export function wordsAbout(statement: Statement): readonly string[] {
  if (statement.kind === "entry" || statement.kind === "goal-edit" || statement.kind === "goal-remove")
    return statement.mention.words;
  if (statement.kind === "goal-add") return statement.title.toLowerCase().split(" ");
  return statement.kind === "yearly" ? YEARLY_WORDS[statement.of] : [];
}
