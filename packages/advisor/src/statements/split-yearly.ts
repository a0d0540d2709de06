import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { ALL_COSTS } from "../lexicon/cost-words.ts";

const COSTS = new RegExp(`^(?:${ALL_COSTS})$`);
const INCOME = /^(?:income|salary|wages?|earnings|paycheck|take-home)$/;

/** What belongs to the noun that follows it. */
const BEFORE_NOUN = /^(?:my|our|the|total|monthly|yearly|annual|all|household|living|overall|combined|and|with|,)$/;

/**
 * "Income 72k expenses 50k", "5k income 3k expenses": income and expenses named in one clause, as a part each. Null where
 * only one of them is named, or not with an amount each.
 */
export function splitBoth({ tokens }: Phrase): Phrase[] | null {
  const income = tokens.findIndex(({ text, slot }) => slot === null && INCOME.test(text));
  const costs = tokens.findIndex(({ text, slot }) => slot === null && COSTS.test(text));
  const amounts = tokens.flatMap(({ slot }, at) => (slot?.kind === "money" ? [at] : []));
  const [first, second] = amounts;
  if (income < 0 || costs < 0 || amounts.length !== 2 || first === undefined || second === undefined) return null;
  const [left, right] = [Math.min(income, costs), Math.max(income, costs)];
  const cut = first < left ? endOf(tokens, left) : startOf(tokens, right);
  if (!(first < cut && cut <= second) || !(left < cut && cut <= right)) return null;
  return [phraseOf(tokens.slice(0, cut)), phraseOf(tokens.slice(cut))];
}

function endOf(tokens: readonly Token[], noun: number): number {
  return tokens[noun + 1]?.slot?.kind === "period" ? noun + 2 : noun + 1;
}

function startOf(tokens: readonly Token[], noun: number): number {
  let start = noun;
  while (start > 0 && BEFORE_NOUN.test(tokens[start - 1]?.text ?? "")) start--;
  return start;
}
