import { PatternTable } from "../../language/pattern-table.ts";
import { stem } from "./normalise.ts";

type Synonym = readonly [said: RegExp, known: string];

/**
 * Ways of saying something that phrasings know by another word. The other word is added where the way of saying it
 * begins; what was said stays. To let all topics see a synonym, add it here.
 */
const SYNONYMS: readonly Synonym[] = [
  [/\bapr\b/g, "interest rate"],
  [/\bwe\b/g, "i"],
  [/\bours?\b/g, "my"],
  [/\bus\b/g, "me"],
  [
    /\b(?:all told|in all|all up|grand total|tall?y|tot(?:al)? up|add(?:s|ed)? up|sum|everything together|all together|altogether|overall|combined)\b/g,
    "total",
  ],
  [
    /\b(?:in the hole|on the hook|in hock|indebted|indebtedness|in debt|red ink|the damage|left to pay|outstanding)\b/g,
    "owe",
  ],
  [
    /\b(?:everything (?:i|we) (?:have|own|got)|all my stuff|all (?:i|we) own|what (?:i|we) own|put together)\b/g,
    "total assets",
  ],
  [/\b(?:indebted|indebtedness|in the hole|deep in|what i owe|what we owe|everybody i owe|everyone i owe)\b/g, "debt"],
  [
    /\b(?:bring in|bring home|bringing in|bringing home|take home|pull in|pulling in|rake in|raking in|pull down|getting paid|get paid|coming in|comes in)\b/g,
    "earn",
  ],
  [/\b(?:paychecks?|take home pay|wages?|what (?:i|we) (?:earn|make|bring in|get paid)|earnings|pay)\b/g, "income"],
  [
    /\b(?:put(?:ting)? away|set(?:ting)? aside|sock(?:ing)? away|stash(?:ing)?|salt(?:ing)? away|squirrel(?:ing)? away|bank(?:ing)? each|hang(?:ing)? on to|hold(?:ing)? on to|keep)\b/g,
    "save",
  ],
  [
    /\b(?:swing|spring for|pull off|within reach|in reach|out of reach|manage a|enough for|take on|able to handle|handle a|room for|in my budget|too much for me)\b/g,
    "afford",
  ],
  [
    /\b(?:get rid of|kill|knock out|wipe out|knock off|is (?:it|that|the \w+) gone|be gone|clear up|put to bed|finish off|zero out|done with|eliminate)\b/g,
    "pay off",
  ],
  [/\b(?:throw|throwing|toss|tossing|chuck|kick in|send|put) (?:an extra |another )?\d+\b/g, "pay"],
  [/\b(?:fraction|portion|part|chunk|slice|proportion|much of|what of)\b/g, "share"],
  [/\b(?:nastiest|steepest|ugliest|killer|most brutal|priciest)\b/g, "worst"],
  [/\b(?:teeniest|tiniest|littlest)\b/g, "smallest"],
  [
    /\b(?:stretch|carry me|tide me over|keep me (?:going|afloat)|get (?:me )?by|stay afloat|run out|be broke|i am broke|go broke)\b/g,
    "last",
  ],
  [
    /\b(?:quit (?:my )?(?:job|work|working)|stop(?:ped)? working|out of work|not working|no job|no paycheck|no money coming in|lost my job)\b/g,
    "without income",
  ],
  [
    /\b(?:minus|subtract|take away|less|after) (?:all )?(?:my |the )?(?:what i owe|debts?|liabilities|owe)\b|\bsold everything and paid\b|\b(?:cash(?:ed)?|sold|sell|liquidate|liquidated|turned) (?:in |out |off )?everything\b|\bmy (?:numbers|figures)\b|\bmy finances add up\b/g,
    "net worth",
  ],
];

const PATTERNS = new PatternTable(SYNONYMS.map(([pattern]) => pattern));

/** The stems of synonyms' known words, each with the place in a text's words where it stands. */
export function synonymPlaces(words: readonly string[]): [string, number][] {
  const text = words.join(" ");
  return PATTERNS.placesIn(text).flatMap((place) => {
    const [pattern, known] = SYNONYMS[place] as Synonym;
    return [...text.matchAll(pattern)].flatMap((match) => {
      const at = text.slice(0, match.index).split(" ").length - 1;
      return known.split(" ").map((word, step): [string, number] => [stem(word), at + step]);
    });
  });
}
