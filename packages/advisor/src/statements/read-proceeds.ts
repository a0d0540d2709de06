import { type Phrase, slotsOf } from "../language/phrase.ts";
import { readMention } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Statement } from "./statement.ts";

/** Words with which it is told what a sale brought. With any other it may be about something else. */
const PROCEEDS_WORDS: ReadonlySet<string> = new Set(
  `i we me us he she they it them that and so for at of in on to the a an guy buyer dealer lady man woman neighbor person got get received made netted
   pocketed pocket pockets cleared walked away off home with took take came out ended up paid pay handed gave give fetched brought accepted cash
   check cheque venmo venmoed zelle bucks hand hands total full just about nice flat even all my our his her their today yesterday deal after profit fees before total`.split(
    /\s+/,
  ),
);
/** "Got 45 cash for them": what was handed over is not said again. */
const FOR_IT =
  /\bM (?:in |of )?(?:cash |bucks )?for (?:it|them|that|those|all of (?:it|them)|the lot|both|everything)\b|^(?:and |so )*(?:(?:i|we) )?(?:got|received) M (?:in )?(?:cash )?for (?:the|my|our) /;
const GOT =
  /\b(?:got|received|made|netted|pocketed|cleared|paid|gave|handed|brought|fetched|took|accepted|walked|came|ended)\b/;

/**
 * "Sold the jet ski, got 4,500 cash for it": money that came for what went, and is no asset until it is said where it is.
 * It is what "the money" and "it" stand for afterwards.
 */
export function readProceeds({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  const [money, ...others] = slotsOf(tokens, "money");
  if (!money || others.length > 0 || /\b[PRT]\b/.test(text)) return null;
  const plain = tokens.every(
    ({ slot, text: word }) => slot !== null || !/\p{L}/u.test(word) || PROCEEDS_WORDS.has(word),
  );
  const isOfSale =
    reading.lastVerb === "remove" && plain && (GOT.test(text) || /\bM (?:in )?cash\b|^(?:for )?M$/.test(text));
  if (!isOfSale && !(GOT.test(text) && FOR_IT.test(text))) return null;
  if (/\b(?:paid|gave|handed) M\b/.test(text) && /^(?:and |so )*(?:i|we) /.test(text)) return null;
  const thing = readMention(
    tokens.slice(tokens.findLastIndex(({ text: word }) => word === "for") + 1),
    reading.knownWords,
  );
  if (thing.words.length > 0) reading.lastMention = thing;
  reading.lastAmount = money.value;
  return [];
}
