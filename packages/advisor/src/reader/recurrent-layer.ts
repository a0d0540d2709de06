import type { Matrix, MatrixMemory } from "./matrix-memory.ts";
import { sigmoid } from "./tensor-math.ts";
import { type StoredWeights, tensorOf } from "./weights.ts";

export interface AffineLayer {
  rows: number;
  apply(input: Float32Array): Float32Array;
}

export function affineOf(stored: StoredWeights, name: string, memory: MatrixMemory): AffineLayer {
  const matrix = matrixOf(stored, `${name}.weight`, `${name}.bias`, memory);
  return {
    rows: matrix.rows,
    apply(input) {
      const out = new Float32Array(matrix.rows);
      matrix.apply(input, 0, out);
      return out;
    },
  };
}

function matrixOf(stored: StoredWeights, weights: string, bias: string, memory: MatrixMemory): Matrix {
  return memory.add(tensorOf(stored, weights), tensorOf(stored, bias).values);
}

interface Direction {
  ofInput: Matrix;
  ofState: Matrix;
}

/** A gated recurrent layer (Cho et al. 2014, in PyTorch's form: reset, update, new) that reads in both directions. */
export interface GatedLayer {
  hidden: number;
  forward: Direction;
  backward: Direction;
}

export function gatedOf(stored: StoredWeights, name: string, memory: MatrixMemory): GatedLayer {
  const direction = (suffix: string): Direction => ({
    ofInput: matrixOf(stored, `${name}.weight_ih_l0${suffix}`, `${name}.bias_ih_l0${suffix}`, memory),
    ofState: matrixOf(stored, `${name}.weight_hh_l0${suffix}`, `${name}.bias_hh_l0${suffix}`, memory),
  });
  return { hidden: stored.hidden, forward: direction(""), backward: direction("_reverse") };
}

/** The states of a layer over a row of `count` inputs: forward and backward side by side. */
export function readBothWays(layer: GatedLayer, inputs: Float32Array, count: number): Float32Array {
  const out = new Float32Array(count * layer.hidden * 2);
  readOneWay(layer, layer.forward, inputs, count, out, false);
  readOneWay(layer, layer.backward, inputs, count, out, true);
  return out;
}

function readOneWay(
  { hidden }: GatedLayer,
  { ofInput, ofState }: Direction,
  inputs: Float32Array,
  count: number,
  out: Float32Array,
  isBackward: boolean,
): void {
  const state = new Float32Array(hidden);
  const fromInput = new Float32Array(hidden * 3);
  const fromState = new Float32Array(hidden * 3);
  for (let step = 0; step < count; step++) {
    const at = isBackward ? count - 1 - step : step;
    ofInput.apply(inputs, at * ofInput.columns, fromInput);
    ofState.apply(state, 0, fromState);
    const base = at * hidden * 2 + (isBackward ? hidden : 0);
    for (let cell = 0; cell < hidden; cell++) {
      const reset = sigmoid((fromInput[cell] as number) + (fromState[cell] as number));
      const update = sigmoid((fromInput[hidden + cell] as number) + (fromState[hidden + cell] as number));
      const fresh = Math.tanh(
        (fromInput[2 * hidden + cell] as number) + reset * (fromState[2 * hidden + cell] as number),
      );
      const next = (1 - update) * fresh + update * (state[cell] as number);
      state[cell] = next;
      out[base + cell] = next;
    }
  }
}
