import { find, groupTokens, type Phrase, phraseOf, slotsOf } from "./phrase.ts";
import { singular } from "./singular.ts";
import type { Token } from "./token.ts";

const FIGURE = "(?:about |around )?M(?: (?:at |, |with |for )?(?:a )?P)?";
const OF_IT = "(?: (?:on|in|with) (?:it|that|that one|the first|the other|the second|the one))?";
const BETWEEN =
  "(?: (?:,|:|-|one|the|a|first|1st|which|that|are|is|at|worth|with|of|hold|holds|holding|have|has|owing|owe|balance|balances|for|about|around|was|being))*";

/** "Two student loans, 12k at 4% and 8k at 6%", "two cars, one worth 8k and the other 15k". */
const TWO = new RegExp(
  `\\b(?:(?:my|our|the) )?(?:two|2|N) (?<what>(?:(?!(?:[MPT]|of|and|or|for|in|on|with|more|years?|months?|days?|weeks?) )[a-z-]+ ){0,3}?(?!(?:years|months|weeks|days|hours|times|goals|steps|kids|thirds)\\b)[a-z-]+s)${BETWEEN} (?<first>${FIGURE})${OF_IT}(?: ,)? (?:and|,)(?: (?:and|one|the|other|another|second|2nd|at|is|worth|with|has|holds|of|about|a|one with|for))* (?<second>${FIGURE})${OF_IT}(?! T)(?=$| ,| and)`,
  "d",
);
const HAS = /\b(?:have|has|own|owe|got|hold|add|carry|carrying)\b/;

/** Two of a kind told in one breath, said as one and another one. */
export function oneAndAnother(phrase: Phrase): Phrase {
  const found = find(phrase, TWO);
  if (!found) return phrase;
  const { match, from, to } = found;
  const counted = slotsOf(phrase.tokens.slice(from, to), "count")[0]?.value ?? 2;
  if (counted !== 2) return phrase;
  const one = groupTokens(phrase, match, "what").map((token, at, all) =>
    at < all.length - 1 ? token : inSingular(token),
  );
  const before = phrase.tokens.slice(0, from);
  return phraseOf([
    ...before,
    ...(HAS.test(phraseOf(before).text) ? [] : words("i have")),
    ...words("a"),
    ...one,
    ...words("of"),
    ...groupTokens(phrase, match, "first"),
    ...words("and another"),
    ...one,
    ...words("of"),
    ...groupTokens(phrase, match, "second"),
    ...phrase.tokens.slice(to),
  ]);
}

function inSingular(token: Token): Token {
  const text = singular(token.text);
  return text === token.text ? token : { ...token, text, raw: text };
}

function words(text: string): Token[] {
  return text.split(" ").map((word) => ({ text: word, raw: word, slot: null }));
}
