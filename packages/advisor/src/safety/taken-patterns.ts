import { LANGUAGES, type Language } from "./languages/language.ts";
import { isOfStories } from "./unmistakable.ts";
import { isLongPast } from "./vetoes.ts";

const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`;

const PILLS = oneOf(`
  pills? tablets? tabs capsules? tylenol paracetamol acetaminophen panadol aspirins? ibuprofen advil aleve xanax valium
  ambien benzos? klonopin ativan oxy\\w* percocets? vicodin codeine morphine antidepressants? zoloft prozac seroquel
  lithium gabapentin benadryl insulin painkillers?`);
const MEDICINE = `(?:${PILLS}|meds|medications?|medicines?)`;
const POISON =
  "(?:bleach|antifreeze|detergent|ammonia|pesticides?|(?:drain|oven) cleaner|(?:rat|weed) ?(?:poison|killer))";
const TOOK = oneOf("took taken swallowed popped downed ate eaten necked chugged injected drank drunk washed\\sdown");
const MANY = `(?:whole|entire|full|too many|too much|everything|${oneOf("load bunch handful fistful ton bottle box packet strip")} of)`;
/** Eight and more; a strength in milligrams is no count. */
const STRENGTH = "mgs? mcg ml milligrams? am pm dollars bucks";
const COUNT = `(?:[89]|[1-9]\\d{1,2}|${oneOf("ten twelve fifteen twenty thirty forty fifty sixty hundred")})(?! ?${oneOf(STRENGTH)}\\b)`;
/** Carried somewhere, or taken as they should be. */
const NOT_CARRIED = `(?! ${oneOf("to back out off home from for today as like on(?!\\spurpose) with\\sme (?:a|per|each|every)\\sday daily funds? cabinet bills? costs? copay")}\\b)`;

const CHILD = oneOf("toddler baby kid grandson granddaughter son daughter (?:year|month)s?\\sold");

/** Over plain words with their figures. */
const TAKEN: readonly RegExp[] = [
  `${TOOK} (?:\\w+ ){0,4}?${MANY} (?:(?!from|money)\\w+ ){0,4}?${MEDICINE}\\b${NOT_CARRIED}`,
  `${TOOK} (?:\\w+ ){0,3}?${COUNT} (?:\\w+ ){0,3}?${MEDICINE}\\b${NOT_CARRIED}`,
  `${TOOK} (?:\\w+ ){0,2}?(?:all|every(?: one)?) (?:\\w+ ){0,4}?${PILLS}\\b${NOT_CARRIED}`,
  `${TOOK} (?:\\w+ ){0,2}?all (?:\\w+ ){0,2}?${MEDICINE} (?:\\w+ )?(?:on purpose|at once)\\b`,
  `(?:${TOOK}|got into) (?:\\w+ ){0,4}?${POISON}\\b${NOT_CARRIED}`,
  `overdosed on (?:\\w+ ){0,3}?${MEDICINE}\\b`,
  `${CHILD} (?:\\w+ )?(?:swallowed|ate|eaten|chewed|drank|got into) (?:(?!his|her)\\w+ ){0,4}?${MEDICINE}\\b${NOT_CARRIED}`,
  "(?:overdosed|od ed|oded|od d)(?: (?:just|now|again|tonight|and|an?)\\b|$)",
].map((source) => new RegExp(`\\b${source}`));

/** The same in other languages. */
const TAKEN_ABROAD: Readonly<Record<Language, RegExp>> = {
  es: /\btome (?:\w+ ){0,2}?(?:tod[ao]s|\d{2,}|el frasco|la caja) (?:\w+ ){0,3}?(?:pastillas|pildoras|medic\w+)\b/,
  fr: /\b(?:avale|pris) (?:\w+ ){0,2}?(?:tous|toutes?|\d{2,}|boite) (?:\w+ ){0,3}?(?:cachets|comprimes|medic\w+)\b/,
  de: /\b(?:alle|\d{2,}|ganze) (?:\w+ ){0,3}?(?:\w*tabletten|pillen|packung|medik\w+) (?:genommen|geschluckt)\b/,
  pt: /\b(?:tomei|engoli) (?:\w+ ){0,2}?(?:tod[ao]s|\d{2,}|a caixa) (?:\w+ ){0,3}?(?:comprimidos|remedios|pilulas)\b/,
};

/** After danger has been told, less says it. */
const TAKEN_AFTER = [
  `${TOOK} (?:\\w+ )?(?:the |a )?(?:whole|entire|full) (?:bottle|box|pack\\w*|strip|thing)\\b${NOT_CARRIED}`,
  `${TOOK} (?:\\w+ )?(?:all|every one|the rest|the lot|most) of (?:it|them)\\b${NOT_CARRIED}`,
  `${TOOK} (?:\\w+ )?(?:them all|it all|everything|the lot)\\b${NOT_CARRIED}`,
].map((source) => new RegExp(`\\b${source}`));

const OF_AN_ANIMAL = new RegExp(
  `\\b(?:dog|puppy|pup|cat|kitten|horse|goat|cow|pet) (?:\\w+ ){0,3}?(?:${TOOK}|got into)\\b`,
);
const NOT_WAKING = /\b(?:will not|won t|wont|can t|cant|cannot|not) (?:wake|waking)(?: (?:up|him|her|them))?\b/;
const SUBSTANCE = new RegExp(`\\b(?:${MEDICINE}|vodka|liquor|drunk|drugs?|heroin|fentanyl|overdosed?|bottle of)\\b`);

const NOT_DONE =
  /\b(?:if|almost|nearly|going|gonna|wanted|never|not|didn t|haven t|would|could)(?: \w+){0,3} (?:took|taken|swallowed|drank)\b/;
const PAST = /\b(?:last (?:year|month|summer|winter|spring|fall)|years|i once|used to|when i was|in (?:19|20)\d\d)\b/;

const ANOTHER = oneOf(`
  he she they \\w*mate toddler baby kid old gran\\w* mom mum dad mother father son daughter brother sister wife husband
  partner friend boyfriend girlfriend aunt\\w* uncle cousin client resident patient neighbou?r buddy`);
const ANOTHER_TOOK = new RegExp(`\\b${ANOTHER} (?:\\w+ ){0,4}?(?:${TOOK}|got into|overdosed)\\b`);
const I_TOOK = new RegExp(`\\bi (?:\\w+ ){0,3}?${TOOK}\\b|^(?:just )?${TOOK}\\b`);

/** Too much of a medicine, or a poison, that has been taken already: minutes count, whatever it was for. */
interface Taken {
  /** By somebody else than who tells of it. */
  another: boolean;
  /** The language that it is told in, where it is not English. */
  language: Language | null;
}

/** What has been taken, told in plain words of any language; null where nothing was. */
export function readTaken(plain: string, isAlert: boolean): Taken | null {
  if (NOT_DONE.test(plain) || PAST.test(plain) || OF_AN_ANIMAL.test(plain) || isLongPast(plain) || isOfStories(plain))
    return null;
  const isAsleep = NOT_WAKING.test(plain) && SUBSTANCE.test(plain);
  if (isAsleep || TAKEN.some((one) => one.test(plain)) || (isAlert && TAKEN_AFTER.some((one) => one.test(plain))))
    return { another: isAsleep || (ANOTHER_TOOK.test(plain) && !I_TOOK.test(plain)), language: null };
  const language = LANGUAGES.find((one) => TAKEN_ABROAD[one].test(plain));
  return language ? { another: false, language } : null;
}
