import type { CalendarDate, Documents } from "@seven-figures/domain";
import { logOdds } from "../log-odds.ts";
import { type ContextThing, contextTokens } from "./context-tokens.ts";
import { factsOfActs, type ToldFact } from "./facts-of-acts.ts";
import { FamiliarWordings } from "./familiar-wordings.ts";
import { NeuralReader } from "./neural-reader.ts";
import { type Reading, readActs } from "./read-acts.ts";
import { type ReaderToken, readerTokens, type TokenMark } from "./reader-tokens.ts";
import type { SpokenOf } from "./spoken-of.ts";
import type { ReaderWeights } from "./weights.ts";

/** What the trained model reads in a message. */
export interface LearnedReading {
  /** 0 to 1: how much of the message is put as people put it whom the rules were made for. */
  familiarity: number;
  facts: ToldFact[];
  /** What else it may tell. */
  guesses: () => ToldFact[];
  reading: Reading;
  /** What went before the message, then the message. */
  tokens: readonly ReaderToken[];
  /** How many of the tokens stand for what went before. */
  start: number;
}

interface SafetyJudgement {
  concern: string;
  /** The natural logarithm of the odds that the message is of any concern, as the models see it in the mean. */
  logOdds: number;
  /** Whether the message names something stored or surely tells a fact. */
  isOfTheirs: () => boolean;
}

const CONCERN = /^(?:danger|trouble)-/;
const STORED: readonly TokenMark[] = ["A", "D", "G"];
/** From here on an act is surely told. */
const TOLD_AT = 0.5;

/** How likely it is, as the reader sees it, that anything at all is told, 0 to 1; 0 of what it has not read. */
export function toldIn(learned: LearnedReading | undefined): number {
  const told = learned ? [...learned.reading.acts, ...learned.reading.whole] : [];
  return told.reduce((most, { label, probability }) => (label === "none" ? most : Math.max(most, probability)), 0);
}

/** The trained reader: pure, the same for the same message and data. */
export class LearnedReader {
  readonly #models: NeuralReader[];

  readonly #familiar: FamiliarWordings;

  /** Models that were trained apart and read together, and the wordings that the rules are known to read. */
  constructor({ models, familiar }: ReaderWeights) {
    this.#models = models.map((each) => new NeuralReader(each));
    this.#familiar = new FamiliarWordings(familiar);
  }

  /** What the models together make of a message's danger: the likeliest concern, and how likely any is; null where none was trained for it. */
  judgeSafety(message: string, documents: Documents, today: CalendarDate): SafetyJudgement | null {
    const models = this.#models.filter(({ names }) => names.safety);
    const tokens = readerTokens(message, documents, today);
    const names = models[0]?.names.safety;
    if (!names || tokens.length === 0) return null;
    const shares = models.map((model) => model.safetyOf(tokens));
    const places = names.flatMap((name, at) => (CONCERN.test(name) ? [at] : []));
    const summed = (at: number) => shares.reduce((sum, each) => sum + (each[at] as number), 0);
    const [first] = places.toSorted((one, other) => summed(other) - summed(one));
    if (first === undefined) return null;
    const odds = shares.map((each) => logOdds(places.reduce((sum, at) => sum + (each[at] as number), 0)));
    const isOfTheirs = () =>
      tokens.some(({ marks }) => STORED.some((mark) => marks.has(mark))) ||
      readActs(this.#models, tokens, 0).acts.some(({ probability }) => probability >= TOLD_AT);
    const meanOdds = odds.reduce((sum, each) => sum + each, 0) / odds.length;
    return { concern: (names[first] as string).replace(CONCERN, ""), logOdds: meanOdds, isOfTheirs };
  }

  /** `spokenOf` is what "it" stands for at the beginning of the message, `context` what was told, shown or asked before it. */
  read(
    message: string,
    documents: Documents,
    today: CalendarDate,
    spokenOf: SpokenOf | null = null,
    context: readonly ContextThing[] = [],
  ): LearnedReading {
    const said = readerTokens(message, documents, today);
    const tokens = context.length > 0 ? [...contextTokens(context), ...said] : said;
    const start = tokens.length - said.length;
    const reading = readActs(this.#models, tokens, start);
    return {
      facts: factsOfActs(reading, tokens, documents, spokenOf, context),
      guesses: () =>
        factsOfActs({ ...reading, acts: reading.guesses(), whole: [] }, tokens, documents, spokenOf, context),
      reading,
      tokens,
      start,
      familiarity: this.#familiar.shareOf(said),
    };
  }
}
