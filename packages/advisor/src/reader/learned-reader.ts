import type { CalendarDate, Documents } from "@seven-figures/domain";
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
  /** 0 to 1. */
  likelihood: number;
  /** Whether the message names something stored or surely tells a fact. */
  isOfTheirs: () => boolean;
}

const STORED: readonly TokenMark[] = ["A", "D", "G"];
/** From here on an act is surely told. */
const TOLD_AT = 0.5;

/** The trained reader: pure, the same for the same message and data. */
export class LearnedReader {
  readonly #models: NeuralReader[];

  readonly #familiar: FamiliarWordings;

  /** Models that were trained apart and read together, and the wordings that the rules are known to read. */
  constructor({ models, familiar }: ReaderWeights) {
    this.#models = models.map((each) => new NeuralReader(each));
    this.#familiar = new FamiliarWordings(familiar);
  }

  /** What the models make of a message's danger: the likeliest concern, and how likely any is; null without such a model. */
  judgeSafety(message: string, documents: Documents, today: CalendarDate): SafetyJudgement | null {
    const model = this.#models.find(({ names }) => names.safety);
    const tokens = readerTokens(message, documents, today);
    if (!model?.names.safety || tokens.length === 0) return null;
    const safety = model.safetyOf(tokens);
    const concerns = model.names.safety.flatMap((name, at) => {
      const concern = /^(?:danger|trouble)-(.+)$/.exec(name)?.[1];
      return concern ? [{ concern, share: safety[at] as number }] : [];
    });
    const likelihood = concerns.reduce((sum, { share }) => sum + share, 0);
    const [first] = concerns.toSorted((a, b) => b.share - a.share);
    if (!first) return null;
    const isOfTheirs = () =>
      tokens.some(({ marks }) => STORED.some((mark) => marks.has(mark))) ||
      readActs(this.#models, tokens, 0).acts.some(({ probability }) => probability >= TOLD_AT);
    return { concern: first.concern, likelihood, isOfTheirs };
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
