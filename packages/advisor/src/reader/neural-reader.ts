import { remembered, rememberedLast } from "../language/remembered.ts";
import { MatrixMemory } from "./matrix-memory.ts";
import type { ReaderToken } from "./reader-tokens.ts";
import { type AffineLayer, affineOf, type GatedLayer, gatedOf, readBothWays } from "./recurrent-layer.ts";
import { atPlaces, rowsOf, sharesOf, strongestOf } from "./rows.ts";
import { placesRead } from "./said-on-end.ts";
import { relu, sigmoid, softmax, strongestAndMean } from "./tensor-math.ts";
import { amountsBefore, magnitudeOf, pooledBySentence, slotNumber, surely } from "./token-numbers.ts";
import { RowTable, type StoredWeights, type Tensor, tensorOf } from "./weights.ts";
import { wordPieces } from "./word-pieces.ts";

/** What a model makes of a message, as probabilities. */
export interface Scores {
  /** For each token, of each label of an act; the first is that it bears none. */
  labels: Float32Array[];
  /** For each token, of each kind of talk that it belongs to. */
  kinds: Float32Array[];
  /** Of what the message tells as a whole. */
  whole: Float32Array;
  /** For each token, of each role that it has in an act. */
  rolesOf(head: number, label: number): Float32Array[];
}

/** What the layers make of a message: for each of the tokens that are read, `width` numbers. */
interface States {
  tokens: readonly ReaderToken[];
  /** Where they stand in the message. */
  places: readonly number[];
  states: Float32Array;
  count: number;
  width: number;
}

/** Distances are told apart up to here. */
const NEAREST = 20;
/** Words farther from an act than this have no part in it: messages that people write are shorter, and the cost stays linear. */
const FARTHEST_ROLE = 80;
/** Of longer messages the rest is left unread: 4,000 letters, the longest there are, have as many only where they are mostly marks. */
const MOST_TOKENS = 1_500;
/** A message by itself, and with what went before it. */
const MOST_REMEMBERED = 2;

/** The small neural encoder: words, pieces of words and marks -> two recurrent layers -> acts, kinds and what belongs to an act. */
export class NeuralReader {
  readonly #stored: Omit<StoredWeights, "tensors" | "words">;
  readonly #rows = new Map<string, number>();
  readonly #words: RowTable;
  readonly #pieces: RowTable;
  readonly #slot: Tensor;
  readonly #magnitude: Tensor;
  readonly #input: AffineLayer;
  readonly #layers: GatedLayer[];
  readonly #act1: AffineLayer;
  readonly #act2: AffineLayer;
  readonly #kind: AffineLayer;
  readonly #whole: AffineLayer;
  readonly #safety: [AffineLayer, AffineLayer] | null;
  readonly #roleOfToken: AffineLayer;
  readonly #roleOfHead: AffineLayer;
  readonly #roleOfLabel: Tensor;
  readonly #roleOfDistance: Tensor;
  readonly #roleOfBetween: Tensor;
  readonly #role: AffineLayer;
  readonly #noRole: Float32Array;

  constructor(stored: StoredWeights) {
    // 3 MB of base64 that nobody needs once it is read
    const { tensors, words, ...names } = stored;
    this.#stored = names;
    for (const [at, word] of words.split(" ").entries()) this.#rows.set(word, at + 2);
    if (!tensors.words || !tensors["gram.weight"]) throw new Error("The reader's weights lack their words.");
    this.#words = new RowTable(tensors.words);
    this.#pieces = new RowTable(tensors["gram.weight"]);
    this.#slot = tensorOf(stored, "slot.weight");
    this.#magnitude = tensorOf(stored, "mag.weight");
    const memory = new MatrixMemory(MatrixMemory.roomFor(stored, ["words", "gram.weight"]));
    this.#input = affineOf(stored, "inp", memory);
    this.#layers = ["rnn1", "rnn2"].map((name) => gatedOf(stored, name, memory));
    this.#act1 = affineOf(stored, "a1", memory);
    this.#act2 = affineOf(stored, "a2", memory);
    this.#kind = affineOf(stored, "kind", memory);
    this.#whole = affineOf(stored, "whole", memory);
    this.#safety = stored.safety ? [affineOf(stored, "s1", memory), affineOf(stored, "s2", memory)] : null;
    this.#roleOfToken = affineOf(stored, "rj", memory);
    this.#roleOfHead = affineOf(stored, "rh", memory);
    this.#roleOfLabel = tensorOf(stored, "rl.weight");
    this.#roleOfDistance = tensorOf(stored, "rd.weight");
    this.#roleOfBetween = tensorOf(stored, "rm.weight");
    this.#role = affineOf(stored, "ro", memory);
    this.#noRole = surely(stored.roles[0] ?? "", stored.roles);
  }

  /** What the outputs stand for. */
  get names(): Pick<StoredWeights, "labels" | "whole" | "roles" | "kinds" | "safety"> {
    return this.#stored;
  }

  /** Probabilities of what the message tells. */
  readonly score = rememberedLast(MOST_REMEMBERED, (tokens: readonly ReaderToken[]) => this.#scoreAnew(tokens));

  /** A message is looked at for danger first, then for what it tells. */
  readonly #statesOf = rememberedLast(MOST_REMEMBERED, (tokens: readonly ReaderToken[]) => this.#statesAnew(tokens));

  /** What the message says of danger, in the order of the model's names for it; empty where it was not trained for that. */
  safetyOf(tokens: readonly ReaderToken[]): Float32Array {
    if (!this.#safety) return new Float32Array(0);
    const [first, second] = this.#safety;
    const hidden = first.apply(this.wholeOf(tokens));
    relu(hidden);
    return softmax(second.apply(hidden));
  }

  /** What the head of safety reads: the strongest and the mean value of each feature over the message. */
  wholeOf(tokens: readonly ReaderToken[]): Float32Array {
    const { states, count, width } = this.#statesOf(tokens);
    return strongestAndMean(states, count, width);
  }

  #statesAnew(said: readonly ReaderToken[]): States {
    const places = placesRead(said, MOST_TOKENS);
    const tokens = places.map((place) => said[place] as ReaderToken);
    const count = tokens.length;
    let states = this.#encode(tokens);
    for (const layer of this.#layers) states = readBothWays(layer, states, count);
    return { tokens, places, states, count, width: this.#stored.hidden * 2 };
  }

  #scoreAnew(said: readonly ReaderToken[]): Scores {
    const { tokens, places, states, count, width } = this.#statesOf(said);
    const pooled = pooledBySentence(tokens, states, width);
    const both = new Float32Array(count * width * 2);
    for (let at = 0; at < count; at++) {
      both.set(states.subarray(at * width, (at + 1) * width), at * width * 2);
      both.set(pooled[at] as Float32Array, (at * 2 + 1) * width);
    }
    const acts = this.#act1.apply(both, count);
    relu(acts);
    const labels = sharesOf(this.#act2.apply(acts, count), count);
    const kinds = sharesOf(this.#kind.apply(both, count), count);
    const whole = strongestOf(rowsOf(this.#whole.apply(both, count), count), this.#stored.whole.length);
    const tokenRoles = rowsOf(this.#roleOfToken.apply(states, count), count);
    const amounts = amountsBefore(tokens);
    const rolesOf = (head: number, label: number) =>
      this.#rolesOf(amounts, states.subarray(head * width, (head + 1) * width), head, label, tokenRoles);
    const inMessage = (rows: readonly Float32Array[], unread: Float32Array) =>
      atPlaces(rows, places, said.length, unread);
    return {
      labels: inMessage(labels, surely("none", this.#stored.labels)),
      kinds: inMessage(kinds, surely("nothing", this.#stored.kinds)),
      whole: whole.map(sigmoid),
      rolesOf: (head, label) => inMessage(rolesOf(places.indexOf(head), label), this.#noRole),
    };
  }

  /** What stands for a word: its own row, and the mean of its pieces'. */
  readonly #ofWord = remembered((word: string): Float32Array => {
    const { columns } = this.#words;
    const row = new Float32Array(columns + this.#pieces.columns);
    this.#words.addRow(this.#rows.get(word) ?? 1, 1, row, 0);
    const ids = wordPieces(word, this.#stored.buckets);
    for (const id of ids) this.#pieces.addRow(id, 1 / ids.length, row, columns);
    return row;
  });

  #encode(tokens: readonly ReaderToken[]): Float32Array {
    const { columns } = this.#words;
    const pieces = this.#pieces.columns;
    const width = columns + pieces + this.#slot.columns + this.#magnitude.columns + this.#stored.marks.length;
    const inputs = new Float32Array(tokens.length * width);
    for (const [at, token] of tokens.entries()) {
      const input = inputs.subarray(at * width, (at + 1) * width);
      const slot = slotNumber(token, this.#stored.slots);
      if (token.slot === null) {
        input.set(this.#ofWord(token.text));
      }
      copyRow(this.#slot, slot, input, columns + pieces);
      copyRow(this.#magnitude, magnitudeOf(token), input, columns + pieces + this.#slot.columns);
      const marks = columns + pieces + this.#slot.columns + this.#magnitude.columns;
      for (const mark of token.marks) input[marks + this.#stored.marks.indexOf(mark)] = 1;
    }
    const states = this.#input.apply(inputs, tokens.length);
    relu(states);
    return states;
  }

  #rolesOf(
    amounts: readonly number[],
    state: Float32Array,
    head: number,
    label: number,
    tokenRoles: readonly Float32Array[],
  ): Float32Array[] {
    const ofHead = this.#roleOfHead.apply(state);
    const width = ofHead.length;
    for (let at = 0; at < width; at++)
      ofHead[at] = (ofHead[at] as number) + (this.#roleOfLabel.values[label * width + at] as number);
    const from = Math.max(0, head - FARTHEST_ROLE);
    const near = tokenRoles.slice(from, head + FARTHEST_ROLE + 1);
    const hidden = new Float32Array(near.length * width);
    for (const [step, ofToken] of near.entries()) {
      const at = from + step;
      const distance = Math.max(-NEAREST, Math.min(NEAREST, at - head)) + NEAREST;
      const between =
        at > head
          ? (amounts[at] as number) - (amounts[Math.min(head + 1, tokenRoles.length)] as number)
          : (amounts[head] as number) - (amounts[Math.min(at + 1, head)] as number);
      const betweenRow = Math.max(0, Math.min(2, between)) + (at > head ? 3 : 0);
      for (let cell = 0; cell < width; cell++)
        hidden[step * width + cell] = Math.max(
          0,
          (ofToken[cell] as number) +
            (ofHead[cell] as number) +
            (this.#roleOfDistance.values[distance * width + cell] as number) +
            (this.#roleOfBetween.values[betweenRow * width + cell] as number),
        );
    }
    const roles = sharesOf(this.#role.apply(hidden, near.length), near.length);
    return tokenRoles.map((_, at) => roles[at - from] ?? this.#noRole);
  }
}

function copyRow({ values, columns }: Tensor, row: number, out: Float32Array, at: number): void {
  out.set(values.subarray(row * columns, (row + 1) * columns), at);
}
