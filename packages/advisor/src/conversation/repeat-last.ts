import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { EntryStatement } from "../statements/statement.ts";
import type { LastWrite } from "./conversation.ts";

const ONCE_MORE =
  /^(?:and |also |plus |then )*(?:another|an extra|an additional) M(?: more)?(?: as(?: well)?| too| on top)?$/;
const REPEATED = /^(?:pay|put|add|subtract|charge)$/;

/** "Another 100 as well": what was last paid, put in or taken out, with this amount; null where nothing fits. */
export function repeatLast(last: LastWrite | null, sentences: readonly Sentence[]): EntryStatement | null {
  const [sentence, ...others] = sentences;
  const [statement, ...more] = last?.statements ?? [];
  if (!sentence || others.length > 0 || sentence.asks || statement?.kind !== "entry" || more.length > 0) return null;
  const [money] = slotsOf(sentence.tokens, "money");
  const fits = ONCE_MORE.test(phraseOf(sentence.tokens).text) && REPEATED.test(statement.action);
  return money && fits ? { ...statement, amount: money.value } : null;
}
