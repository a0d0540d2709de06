import { MONTH_NAMES } from "../dates/date-words.ts";
import { BRANDS } from "../lexicon/brands.ts";
import { ASSET_KINDS, DEBT_KINDS } from "../lexicon/entry-kinds.ts";
import { GOAL_VERBS } from "../lexicon/goal-words.ts";
import { MULTIPLIERS, NUMBER_WORDS } from "../numbers/number-words.ts";

const WORDS_OF_RULES = `account accounts actually advisor aggressive another annual annually annum asset assets away
balance because behavior behaviour biweekly bills bought brought budget business category change charged checking clear
cleared closed completed conservative correction correct costs credit current currently daily deadline debt debts
delete deleted deposited deposit different dollars dropped each earn earning earns emergency employed employment
entrepreneur every everything expense expenses extra finished fortnight fortnightly freelancer friend goal goals
grand habit half hour hourly house hundred income increase increased instead interest interests invested
investing investment investments investor investors lifestyle loan loans lowered mark meant million mistake moderate money month monthly
months mortgage moved name networking number occupation outgoings outstanding overall owe owed owing paid paycheck
payment payments payoff pension percent plan primary principal profile progress project property quarter quarterly
raise raised rate reached received record reduce reduced remaining remove removed rename rent rental replace
retired retirement risk salary saved saving savings second self-employed sell shares should side skill skills
sold spend spending spends spent started step steps stocks strategy student submilestone suggest target tax thousand
timeframe title tolerance total toward towards transferred trillion twice undo unemployed update value wage wages
weekly weeks withdrew worth yearly year years yesterday`;

/** Everyday words that rules read too, often mistyped although they are short. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `the and have has had want with that this from make made making earn owe own spend spending save saved paid pay paying year
  years month months week weeks day goal goals card cards loan cash debt they there their what when where which while could
  would should about because please also just been into over will your some more than then bought sold learn money house
  another through before after right think now not month worth still left only much half every total owed home car add
  added closed delete remove change income salary rent bonus today yesterday really know need like went down each take put drop give move name used both also plus skill skills step steps list since only truck`.split(
    /\s+/,
  ),
);

/** A shorter brand is too near to everyday words. */
const SHORTEST_BRAND = 7;

/** Every word that some rule reads: what a mistyped word may be mended to. */
export const VOCABULARY: ReadonlySet<string> = new Set(
  [
    ...WORDS_OF_RULES.split(/\s+/),
    ...[...ASSET_KINDS, ...DEBT_KINDS]
      .flatMap(({ words }) => words.flatMap((word) => word.split(" ")))
      .filter((word) => word.length > 4),
    ...BRANDS.flatMap((brand) => brand.toLowerCase().split(" ")).filter((word) => word.length >= SHORTEST_BRAND),
    ...Object.keys(NUMBER_WORDS),
    ...Object.keys(MULTIPLIERS),
    ...MONTH_NAMES,
    ...GOAL_VERBS.flatMap(({ verbs }) => verbs),
  ].filter((word) => /^[a-z-]+$/.test(word)),
);
