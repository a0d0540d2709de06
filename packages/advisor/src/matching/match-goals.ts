import type { Documents, Goal, Submilestone } from "@seven-figures/domain";
import { isEnglish } from "../language/english-words.ts";
import { remembered } from "../language/remembered.ts";
import { wordsOf } from "../statements/read-mention.ts";
import type { Mention } from "../statements/statement.ts";
import { sameWord } from "./same-word.ts";

/** Words of titles and mentions that tell no goal from another. */
const WEAK = new Set(
  "goal goals the my a an of to for and in on at fund save saving savings buy pay off learn get new project step about our that this build write one with up money plan".split(
    " ",
  ),
);
/** The same of what is being done: "getting" tells no more than "get". */
const DOING_WEAK = new Set(["getting", "buying", "paying"]);
const SYNONYMS: string[][] = [
  ["trip", "travel", "vacation", "holiday", "getaway"],
  ["house", "home", "property"],
  ["car", "vehicle", "auto"],
  ["wedding", "marriage"],
  ["laptop", "computer", "macbook"],
  ["gym", "workout", "exercise", "fitness"],
  ["site", "website"],
  ["book", "cookbook", "novel"],
  ["motorbike", "motorcycle"],
  ["bed", "sleep"],
  ["reno", "renos", "renovation", "renovations", "renovate", "remodel"],
  ["uni", "university", "college", "degree"],
  ["flat", "apartment", "condo"],
  ["xmas", "christmas"],
  ["tv", "television"],
  ["fridge", "refrigerator"],
];

/** Words for many things, with what they are said for: "my language goal" may be Italian. */
const KINDS_OF_THINGS: [RegExp, RegExp][] = [
  [
    /^languages?$/,
    /^(?:spanish|french|italian|german|portuguese|korean|japanese|chinese|mandarin|cantonese|arabic|hebrew|russian|dutch|swedish|norwegian|danish|polish|greek|turkish|hindi|vietnamese|thai|english|latin|asl|ukrainian|czech|finnish|welsh|irish|swahili|tagalog)$/,
  ],
  [/^instruments?$|^music$/, /^(?:guitar|piano|violin|drums?|ukulele|cello|flute|bass|saxophone|trumpet|banjo|harp)$/],
  [/^(?:running|run|race|fitness)$/, /^(?:marathon|5k|10k|triathlon|race)$/],
  [/^(?:coding|programming)$/, /^(?:python|javascript|rust|java|sql|react|code)$/],
  [
    /^(?:certification|certificate|cert|exam|license|licence)$/,
    /^(?:pmp|cpa|cfa|cdl|cissp|comptia|license|licence|certification|certificate|certified)$/,
  ],
];

/** What people did, and the verb of the goal that says to do it. */
const PAST_FORMS: Record<string, string> = {
  ran: "run",
  built: "build",
  wrote: "write",
  written: "write",
  learnt: "learn",
  met: "meet",
  made: "make",
  got: "get",
  found: "find",
  bought: "buy",
  sold: "sell",
  took: "take",
  taken: "take",
  swam: "swim",
  grew: "grow",
  sewed: "sew",
  drew: "draw",
  gave: "give",
  paid: "pay",
  sent: "send",
  hired: "hire",
  did: "do",
  went: "go",
  chose: "choose",
  picked: "pick",
  held: "hold",
  spoke: "speak",
  quit: "quit",
  began: "begin",
  kept: "keep",
  told: "tell",
  taught: "teach",
  bred: "breed",
  won: "win",
  rode: "ride",
  drove: "drive",
  read: "read",
};

/** The verb that a past form belongs to; the word itself where it is none. */
export function verbOf(word: string): string {
  return Object.hasOwn(PAST_FORMS, word) ? (PAST_FORMS[word] ?? word) : word;
}

/** "Movin" for "Move", "painting" for "Repaint" too. */
function isOfOneStem(said: string, name: string): boolean {
  if (stem(said) === stem(name)) return true;
  const own = stem(isEnglish(said) ? said : spelt(said));
  if (own === said || own.length < 3) return false;
  const isCut = own === stem(name) ? own.length >= 4 : `${own}e` === name;
  return isCut || (own.length >= 4 && `re${own}` === stem(name));
}

/** "Movin out": the g that is left off. */
function spelt(word: string): string {
  return word.length >= 5 && word.endsWith("in") ? `${word}g` : word;
}

export function stem(word: string): string {
  if (word.length <= 4) return word;
  const cut = word.replace(/(?:ations?|ates?|ating|ated|ing|ied|ed|es|s|e|y)$/, "");
  return cut.length < 3 ? word : cut.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
}

/** Whether a word that was said stands for a word of a title. */
export function alike(said: string, name: string): boolean {
  return areAlike(`${said} ${name}`);
}

const areAlike = remembered((pair: string): boolean => {
  const [a = "", b = ""] = pair.split(" ");
  if (sameWord(a, b) || isOfOneStem(a, b) || (!AUXILIARY.test(a) && verbOf(a) === b)) return true;
  if (
    a.length >= 4 &&
    b.length >= 4 &&
    !ANY.test(a) &&
    !ANY.test(b) &&
    !BUILDING.test(a) &&
    (a.endsWith(b) || b.endsWith(a))
  )
    return true;
  if (KINDS_OF_THINGS.some(([kind, things]) => kind.test(a) && things.test(b))) return true;
  return SYNONYMS.some((words) => words.includes(a) && words.includes(b));
});

/** Past forms that are said with most anything. */
const AUXILIARY = /^(?:got|did|went|made|took|taken|gave|paid|kept|held|told|began|sent|read|picked)$/;
/** Houses that nobody saves for when they save for one. */
const BUILDING = /^(?:ware|power|court|steak|coffee|fire|light|green|road|club|play|dog|ale|work|store)house$/;
const ANY = /^(?:thing|ever|every|self|port|time|side|side|line|ship|less|able|over|more|than|goal|fund|one)$/;

function isWeak(word: string): boolean {
  return WEAK.has(word) || DOING_WEAK.has(word);
}

/** How well words fit a title: strong words count, weak ones only break ties. 0 where nothing fits. */
function fitOf(words: readonly string[], title: string): number {
  const named = wordsOf(title);
  const strong = words.filter((word) => !isWeak(word));
  const hits = strong.filter((word) => named.some((name) => alike(word, name))).length;
  const weak = words.filter((word) => WEAK.has(word) && named.includes(word)).length;
  if (strong.length > 0 && hits === 0) return 0;
  if (strong.length === 0) return weak * 0.1;
  return hits / strong.length >= 0.34 ? hits + weak * 0.1 - (strong.length - hits) * 0.05 : 0;
}

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  const scored = items.map((item) => ({ item, score: scoreOf(item) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ item }) => item);
}

/** The stored goals that a mention fits best: none, one, or several that fit alike. */
export function matchGoals(mention: Mention, { goals }: Documents): Goal[] {
  const all = goals.intermediateGoals;
  const exact = all.filter((goal) => goal.title.toLowerCase() === mention.name.toLowerCase());
  if (exact.length > 0) return exact;
  return best(all, (goal) => fitOf(mention.words, goal.title));
}

export function matchAllGoals(mention: Mention, { goals }: Documents): Goal[] {
  const all = goals.intermediateGoals;
  const strong = mention.words.filter((word) => !WEAK.has(word) && !/^(?:list|everything|financial|every)$/.test(word));
  const byType = mention.words.find((word) =>
    /^(?:skill|behaviou?r|lifestyle|networking|project|financial)$/.test(word),
  );
  if (byType) return all.filter((goal) => goal.type === byType.replace("behaviour", "behavior"));
  if (/\bcompleted|finished|done\b/.test(mention.words.join(" ")))
    return all.filter((goal) => goal.status === "Completed");
  return strong.length === 0 ? [...all] : all.filter((goal) => fitOf(strong, goal.title) > 0);
}

export interface StepMatch {
  goal: Goal;
  step: Submilestone;
}

export function matchSteps(title: string, goals: readonly Goal[]): StepMatch[] {
  const steps = goals.flatMap((goal) => goal.submilestones.map((step) => ({ goal, step })));
  const exact = steps.filter(({ step }) => step.title.toLowerCase() === title.toLowerCase());
  return exact.length > 0 ? exact : best(steps, ({ step }) => fitOf(wordsOf(title), step.title));
}
