import type { Documents } from "@seven-figures/domain";
import { isOffered } from "../answers/answer-question.ts";
import { countSlips } from "../language/count-slips.ts";
import { isEnglish } from "../language/english-words.ts";
import { isEntryWord, isKindWord } from "../lexicon/entry-words.ts";
import { NUMBER_WORDS } from "../numbers/number-words.ts";
import { type NameWord, type StoredNames, storedNames } from "./stored-names.ts";

const SHORTEST_JOINED = 7;
const SHORTEST_CUT = 3;
/** Kinds of accounts that are called by a number, as it is spoken. */
const SPOKEN_KINDS: readonly [RegExp, string][] = [
  [/\bfour (?:oh|o|zero) one ?\(?k\b\)?/gi, "401k"],
  [/\bfour (?:oh|o|zero) three ?\(?b\b\)?/gi, "403b"],
  [/\bfour five seven ?\(?b\b\)?/gi, "457b"],
  [/\bfive (?:twenty nine|two nine)(?= (?:plan|account|fund))/gi, "529"],
];

/** "The I R S": a name letter by letter, as some phones write it down. */
const SPELT = /(?<![\p{L}\p{N}'])(?:[a-z][ .]){1,5}[a-z](?![\p{L}\p{N}'])/giu;

/** "I am 71 and on a fixed income" is an age, where more is told beside it. */
const AGE = /(?<=\S\s+|^)\b(i am|i'm|im|i just turned|i turned) (\d{2,3})(?=,? (?:and|but|so|with|now)\b|[.,;!] \S)/gi;
/** What somebody wants by another age is told with both. */
const OTHER_AGE = /\bby (?:age |the age of |the time i am |i'm )?\d{2}\b|million|retire/i;
const isAge = (years: number) => years >= 16 && years <= 110;

/**
 * A message with the names of what is stored as they are stored, where they were heard or cut short: "peter built" for Peterbilt,
 * "I R S" for the IRS, "tire fun" for Tire fund, "GTB" for GTBank, "LOC" for a line of credit. A question that is offered stays as it is: in "What is an
 * index fund?" no name is cut short.
 */
export function withNamesHeard(message: string, documents: Documents): string {
  if (isOffered(message)) return message;
  const aged = OTHER_AGE.test(message)
    ? message
    : message.replace(AGE, (said, _, age: string) => (isAge(Number(age)) ? `${said} years old` : said));
  const plain = SPOKEN_KINDS.reduce((text, [pattern, kind]) => text.replace(pattern, kind), aged);
  const names = storedNames(documents);
  const joint = plain.replace(SPELT, (letters) => {
    const word = letters.replace(/[ .]/g, "");
    return names.bears(word.toLowerCase()) ? word : letters;
  });
  const heard = joint.replace(
    /(?<=^|[\s,.;:!?(])([a-z]+) (?=([a-z]+)(?![\p{L}\p{N}]))/giu,
    (both, one: string, next: string) => {
      const joined = joinedName(one, next, names);
      return joined === null ? both : `${JOIN}${joined}${JOIN}`;
    },
  );
  const joined = heard.replace(new RegExp(`${JOIN}([^${JOIN}]*)${JOIN}[a-z]+`, "gi"), "$1");
  return inFigures(
    joined.replace(/(?<![\p{L}\p{N}])[a-z]{3,}(?![\p{L}\p{N}])/giu, (word) => wholeName(word, names) ?? word),
    documents,
  );
}

const JOIN = "\u0001";

/** "Peter built": one word of a name; "tire fun": two of them, the second but for its last letter. */
function joinedName(one: string, next: string, names: StoredNames): string | null {
  const [first, second] = [one.toLowerCase(), next.toLowerCase()];
  if (names.bears(second)) return null;
  const said = `${first}${second}`;
  const isLong = said.length >= SHORTEST_JOINED && !names.bears(first);
  const alike = isLong ? names.beginningWith(said[0] ?? "").find(({ lower }) => countSlips(said, lower, 1) <= 1) : null;
  // "the line of credit not the Slate" speaks of no credit note
  const isCut = ({ next: after }: NameWord) =>
    after.length > SHORTEST_CUT && second === after.toLowerCase().slice(0, -1) && second !== "not";
  const cut = names.spelt(first).find(isCut);
  if (alike && (!cut || alike.at <= cut.at)) return alike.word;
  return cut ? `${cut.word} ${cut.next}` : null;
}

/** The one name that a word is the beginning or the first letters of; null where it is a word of its own. */
function wholeName(said: string, names: StoredNames): string | null {
  const word = said.toLowerCase();
  const isWritten = said === said.toUpperCase() && said.length <= 5;
  if (
    names.bears(word) ||
    word in NUMBER_WORDS ||
    isKindWord(word) ||
    (!isWritten && (isEnglish(word) || isEntryWord(word)))
  )
    return null;
  const begun = isWritten || word.length > SHORTEST_CUT ? names.begunWith(word) : new Map<number, string>();
  const meant = new Set(begun.values());
  for (const [name, whole] of names.withInitials(word)) if (!begun.has(name)) meant.add(whole);
  const [only, ...others] = meant;
  return only !== undefined && others.length === 0 ? only : null;
}

const SPOKEN = Object.keys(NUMBER_WORDS).join("|");
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
/** "Ninety one five": thousands and hundreds. */
const THOUSANDS = new RegExp(
  `\\b(${TENS})[ -](${SPOKEN}) (${SPOKEN})\\b(?! (?:hundred|thousand|grand|k\\b|${SPOKEN}))`,
  "gi",
);
const NEAR = 0.35;
const ONES = "one|two|three|four|five|six|seven|eight|nine";
const PUT = "add|added|put|paid|pay|charged|spent|moved|sent|threw|stuck|took|dropped|another";
/** "Add three fifty to the fund": hundreds. */
const HUNDREDS = new RegExp(
  `\\b((?:${PUT}) (?:about |another )?)(${ONES}) (ten|${TENS})(?:[ -](${ONES}))?(?= (?:dollars|bucks|to|on|in|into|off|of|out|from|more|toward|towards)\\b)`,
  "gi",
);

/** A figure as it is spoken of an amount of that size: 91,500, where 88,000 are stored. */
function inFigures(message: string, { financials }: Documents): string {
  const stored = [
    ...(financials.assets ?? []).map(({ value }) => value),
    ...(financials.debts ?? []).map(({ balance }) => balance),
  ];
  const inHundreds = message.replace(HUNDREDS, (_, lead: string, ...spoken: string[]) => {
    const [hundreds = 0, tens = 0, ones = 0] = spoken
      .slice(0, 3)
      .map((word) => NUMBER_WORDS[word?.toLowerCase() ?? ""]);
    return `${lead}${hundreds * 100 + tens + ones}`;
  });
  return inHundreds.replace(THOUSANDS, (all, tens: string, ones: string, hundreds: string) => {
    const [ten = 0, one = 0, hundred = 0] = [tens, ones, hundreds].map((word) => NUMBER_WORDS[word.toLowerCase()]);
    const sum = (ten + one) * 1_000 + hundred * 100;
    const isMeant = one < 10 && hundred < 10 && stored.some((each) => Math.abs(each - sum) <= NEAR * each);
    return isMeant ? String(sum) : all;
  });
}
