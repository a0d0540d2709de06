import { phraseOf } from "./phrase.ts";
import type { Token } from "./token.ts";

const WOMEN =
  /^(?:mom|mum|mother|sister|sis|aunt|auntie|grandma|grandmother|nan|gran|wife|daughter|niece|girlfriend|ex-wife|stepmom|stepmother|godmother|mother-in-law|sister-in-law)$/;
const MEN =
  /^(?:dad|father|brother|bro|uncle|grandpa|grandfather|granddad|husband|son|nephew|boyfriend|ex-husband|stepdad|stepfather|godfather|father-in-law|brother-in-law)$/;

/** "200 to her and 300 to him": both by name, where one woman and one man are known by what is stored. */
export function withPeopleNamed(tokens: Token[], known: ReadonlySet<string>): Token[] {
  const { text } = phraseOf(tokens);
  if (!/(?:^|[:,] )(?:and |so )*M to (?:her (?:, )?(?:and )?M to him|him (?:, )?(?:and )?M to her)$/.test(text))
    return tokens;
  const [woman, ...women] = [...known].filter((word) => WOMEN.test(word));
  const [man, ...men] = [...known].filter((word) => MEN.test(word));
  if (!woman || !man || women.length + men.length > 0) return tokens;
  const named = (name: string): Token => ({ text: name, raw: name, slot: null });
  return tokens.map((token, at) =>
    token.slot !== null || tokens[at - 1]?.text !== "to" || !/^(?:her|him)$/.test(token.text)
      ? token
      : named(token.text === "her" ? woman : man),
  );
}
