import { rememberedLast } from "../language/remembered.ts";
import { MatrixMemory } from "../reader/matrix-memory.ts";
import {
  type AffineLayer,
  affineOf,
  cellOf,
  type Direction,
  type GatedLayer,
  gatedOf,
  nextState,
  readBothWays,
} from "../reader/recurrent-layer.ts";
import { rowsOf } from "../reader/rows.ts";
import { relu, softmax, strongestAndMean, tanh } from "../reader/tensor-math.ts";
import { RowTable, type StoredTensors, type Tensor, tensorOf } from "../reader/weights.ts";
import { wordPieces } from "../reader/word-pieces.ts";
import { type Hypothesis, likeliestWays, sureWay } from "./beam-search.ts";
import type { QuestionItem, QuestionItems } from "./question-items.ts";
import { added, joined, placesOfMost, products, rowOf, weighedSum } from "./vectors.ts";

/** What the trainer wrote: names parted by blanks (features by "|"), and the tensors in 8 bits. */
export interface StoredParser extends StoredTensors {
  words: string;
  features: string;
  /** The notation's tokens; the first two are its begin and its end. */
  tokens: string;
  slots: string;
  pieces: number;
  hidden: number;
}

/** Tokens of the notation, "@3" for the candidate of that number, with how likely they are (0 to 1). */
export interface WrittenTokens {
  tokens: string[];
  probability: number;
}

const BEGIN = 0;
const END = 1;
const UNKNOWN = 1;
/** Pieces are hashed as the reader's are, then brought to fewer. */
const BUCKETS = 4096;
const TABLES = ["words.weight", "pieces.weight", "features.weight"];

/** A question as the decoder sees it. */
interface Read {
  count: number;
  states: Float32Array;
  keys: Float32Array[];
  compared: Float32Array[];
  taken: Float32Array[];
}

/** The parser of questions: what is read, encoded in both directions, and a decoder that writes the notation and copies candidates. */
export class QuestionNetwork {
  readonly #words: Map<string, number>;
  readonly #features: Map<string, number>;
  readonly #tokens: string[];
  readonly #slots: string[];
  readonly #pieces: number;
  readonly #width: number;
  readonly #tables: RowTable[];
  readonly #input: AffineLayer;
  readonly #layers: GatedLayer[];
  readonly #start: AffineLayer;
  readonly #token: Tensor;
  readonly #copied: AffineLayer;
  readonly #cell: Direction;
  readonly #key: AffineLayer;
  readonly #out: AffineLayer;
  readonly #write: AffineLayer;
  readonly #copy: AffineLayer;
  readonly #slot: Tensor;

  constructor(stored: StoredParser) {
    this.#words = new Map(stored.words.split(" ").map((word, at) => [word, at + 2]));
    this.#features = new Map(stored.features.split("|").map((name, at) => [name, at]));
    this.#tokens = stored.tokens.split(" ");
    this.#slots = stored.slots.split(" ");
    this.#pieces = stored.pieces;
    this.#width = stored.hidden * 2;
    this.#tables = TABLES.map((name) => {
      const table = stored.tensors[name];
      if (!table) throw new Error(`The parser's weights lack '${name}'.`);
      return new RowTable(table);
    });
    const memory = new MatrixMemory(MatrixMemory.roomFor(stored, TABLES));
    const affine = (name: string) => affineOf(stored, name, memory);
    this.#input = affine("inp");
    this.#layers = ["rnn1", "rnn2"].map((name) => gatedOf(stored, name, memory));
    this.#start = affine("start");
    this.#token = tensorOf(stored, "token.weight");
    this.#copied = affine("copied");
    this.#cell = cellOf(stored, "cell", "", memory);
    this.#key = affine("key");
    this.#out = affine("out");
    this.#write = affine("write");
    this.#copy = affine("copy");
    this.#slot = tensorOf(stored, "slot.weight");
  }

  /** The likeliest ways to write a question, the likeliest first. */
  write(question: QuestionItems): WrittenTokens[] {
    if (question.items.length === 0) return [];
    const read = this.#read(question);
    const ways = likeliestWays(this.#nothingWritten(read), (each, most) => this.#longer(each, read, most));
    return ways.map((each) => this.#asWritten(each));
  }

  /** The way to write a question that is at least so likely, more than a half; null where none is. */
  writeSurely(question: QuestionItems, atLeast: number): WrittenTokens | null {
    if (question.items.length === 0) return null;
    const read = this.#read(question);
    const way = sureWay(this.#nothingWritten(read), (each, most) => this.#longer(each, read, most), atLeast);
    return way && this.#asWritten(way);
  }

  #nothingWritten(read: Read): Hypothesis {
    const context = new Float32Array(this.#width);
    return {
      written: [],
      score: 0,
      isDone: false,
      state: this.#begin(read),
      context,
      before: rowOf(this.#token, BEGIN),
    };
  }

  #asWritten({ written, score }: Hypothesis): WrittenTokens {
    return { tokens: written.map((each) => this.#nameOf(each)), probability: Math.exp(score) };
  }

  #nameOf(token: number): string {
    return this.#tokens[token] ?? `@${token - this.#tokens.length}`;
  }

  /** A message may be looked at for what it surely asks first. */
  readonly #read = rememberedLast(1, (question: QuestionItems) => this.#readAnew(question));

  #readAnew({ items, candidates }: QuestionItems): Read {
    const count = items.length;
    const width = this.#width;
    const inputs = new Float32Array(count * this.#input.columns);
    for (const [at, item] of items.entries()) inputs.set(this.#inputOf(item), at * this.#input.columns);
    let states = this.#input.apply(inputs, count);
    relu(states);
    for (const layer of this.#layers) states = readBothWays(layer, states, count);
    const stateOf = (at: number) => states.subarray(at * width, (at + 1) * width);
    const known = candidates.map(({ item, slot }) => ({ state: stateOf(item), slot: this.#slots.indexOf(slot) }));
    return {
      count,
      states,
      keys: rowsOf(this.#key.apply(states, count), count),
      compared: known.map(({ state, slot }) => added(this.#copy.apply(state), this.#slot, slot)),
      taken: known.map(({ state, slot }) => added(this.#copied.apply(state), this.#token, this.#tokens.length + slot)),
    };
  }

  #inputOf({ words, features }: QuestionItem): Float32Array {
    const [wordTable, pieceTable, featureTable] = this.#tables as [RowTable, RowTable, RowTable];
    const input = new Float32Array(wordTable.columns + pieceTable.columns + featureTable.columns);
    for (const word of words) wordTable.addRow(this.#words.get(word) ?? UNKNOWN, 1 / words.length, input, 0);
    const pieces = words.flatMap((word) => wordPieces(word, BUCKETS));
    for (const piece of pieces)
      pieceTable.addRow(1 + (piece % (this.#pieces - 1)), 1 / pieces.length, input, wordTable.columns);
    for (const name of features) {
      const row = this.#features.get(name);
      if (row !== undefined) featureTable.addRow(row, 1, input, wordTable.columns + pieceTable.columns);
    }
    return input;
  }

  /** From the strongest and the mean value of each feature. */
  #begin({ count, states }: Read): Float32Array {
    return this.#start.apply(strongestAndMean(states, count, this.#width)).map(tanh);
  }

  /** A hypothesis with each of so many likeliest next tokens. */
  #longer({ written, score, state: was, context: seen, before }: Hypothesis, read: Read, most: number): Hypothesis[] {
    const state = nextState(this.#cell, joined(before, seen), was);
    const scores = products(read.keys, state, Math.sqrt(state.length));
    const weights = softmax(scores, scores);
    const context = weighedSum(read.states, weights, this.#width);
    const out = this.#out.apply(joined(state, context)).map(tanh);
    const ways = joined(this.#write.apply(out), products(read.compared, out));
    const shares = softmax(ways, ways);
    return placesOfMost(shares, most).map((token) => ({
      written: token === END ? written : [...written, token],
      score: score + Math.log(shares[token] as number),
      isDone: token === END,
      state,
      context,
      before: read.taken[token - this.#tokens.length] ?? rowOf(this.#token, token),
    }));
  }
}
