import type { Documents } from "@seven-figures/domain";
import { groupTokens, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { BRAND_WORDS } from "../lexicon/brands.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import type { EntryStatement } from "../statements/statement.ts";
import { tidyName } from "../statements/tidy-name.ts";

const KEPT_AT =
  /^(?:it is |there is |i have |i owe |about |around |and |like |, )*(?:M|N) (?:left |owed |owing |in it |on it )?(?:to|on|at|with|in|from|through|via) (?:my |the )?(?<who>[a-z&'-]+(?: [a-z&'-]+){0,2} ?)$/d;

/** "14k with Nelnet", after "I have a student loan": the figure that was asked for, and who lent or keeps it. */
export function withKeeper(statement: EntryStatement, tokens: Token[], documents: Documents): EntryStatement | null {
  const { mention, action } = statement;
  const phrase = phraseOf(tokens);
  const match = KEPT_AT.exec(phrase.text);
  const who = match ? groupTokens(phrase, match, "who") : [];
  const [figure] = [...slotsOf(tokens, "money"), ...slotsOf(tokens, "count")];
  if (!figure || who.length === 0 || action !== "own" || mention.exact) return null;
  const side = mention.side ?? "asset";
  const { kinds, others } = kindsOf(mention.words, side);
  const known = knownWordsOf(documents);
  const isKeeper = ({ text, raw }: Token) => !known.has(text) && (BRAND_WORDS.has(text) || /^\p{Lu}/u.test(raw));
  if (kinds.length === 0 || others.length > 0 || !who.every(isKeeper)) return null;
  const words = who.map(({ text }) => text).filter((word) => !mention.words.includes(word));
  const kind = `${mention.name.charAt(0).toLowerCase()}${mention.name.slice(1)}`;
  const named = { ...mention, words: [...words, ...mention.words], name: `${tidyName(who)} ${kind}` };
  return { ...statement, action: "set", amount: figure.value, mention: named };
}
