import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Reading } from "./reading.ts";

const HEADING =
  /^(?:add |record |log |include |put in |put |enter |please |then |and |so |for |as for |in terms of |my |our |the |a |an |one |another |new |current |outstanding |all |of |two |three |four |five |N |both |i have (?:got )?(?:a few |some |several |these |the following |N |two |three |four )*)*(?:(?<=\b(?:two|three|four|five|several|few|N|these|both|following) )(?:student|car|credit|personal|auto|medical|bank|store) )?(?<side>what (?:i|we) (?:still )?owe|debts?|liabilities|loans|cards|credit cards|assets|accounts|investments|savings accounts|debt|loan|asset|account|card|credit card)(?: (?:are|is|include|i have|at the moment|list|wise|side|front|to my list|on my list|to the list|on the list))*(?: :|$)/;

/** "debts are: ..." says what the list that follows is of. */
export function afterHeading(phrase: Phrase, reading: Reading): Phrase {
  const match = HEADING.exec(phrase.text);
  if (!match || (!match[0].endsWith(":") && !/\b(?:are|include)$/.test(match[0].trim()))) return phrase;
  reading.heading = /^(?:what|debt|liabilit|loan|card|credit)/.test(match.groups?.side ?? "") ? "debt" : "asset";
  return phraseOf(phrase.tokens.slice(match[0].trim().split(" ").length));
}
