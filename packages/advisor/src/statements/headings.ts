import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Reading } from "./reading.ts";

const HEADING =
  /^(?:add |record |log |include |put in |put |enter |please |then |and |so |for |as for |in terms of |my |our |the |a |an |one |another |new |current |outstanding |all |of |two |three |four |five |N |both |i have (?:got )?(?:a few |some |several |these |the following |N |two |three |four )*)*(?:(?<=\b(?:two|three|four|five|several|few|N|these|both|following) )(?:student|car|credit|personal|auto|medical|bank|store) )?(?<side>what (?:i|we) (?:still )?owe|debts?|liabilities|loans|cards|credit cards|assets|accounts|investments|savings accounts|debt|loan|asset|account|card|credit card)(?: (?:are|is|include|i have|at the moment|list|wise|side|front|to my list|on my list|to the list|on the list))*(?: :|$)/;

/** "Two cards, Chase with 2,100 and Discover with 900": counted first, then told one by one. */
const COUNTED =
  /^(?:(?:i|we) have (?:got )?)?(?:N|two|three|four|five|six|several|a few|a couple of) (?:credit |store |student |car )?(?<side>cards|loans|debts|accounts)$/;
const TOLD =
  /^(?!(?:i|we|my|our) )(?:one |a |an |the )?(?:[a-z'-]+ ){1,4}(?:with |at |is |for |has |: )*M\b|^M (?:on|to|with|at|in) /;

/** "debts are: ..." says what the list that follows is of; `next` is the clause after it. */
export function afterHeading(phrase: Phrase, reading: Reading, next: string): Phrase {
  const counted = TOLD.test(next) ? COUNTED.exec(phrase.text) : null;
  if (counted) {
    reading.heading = counted.groups?.side === "accounts" ? "asset" : "debt";
    return phraseOf([]);
  }
  const match = HEADING.exec(phrase.text);
  if (!match || (!match[0].endsWith(":") && !/\b(?:are|include)$/.test(match[0].trim()))) return phrase;
  reading.heading = /^(?:what|debt|liabilit|loan|card|credit)/.test(match.groups?.side ?? "") ? "debt" : "asset";
  return phraseOf(phrase.tokens.slice(match[0].trim().split(" ").length));
}
