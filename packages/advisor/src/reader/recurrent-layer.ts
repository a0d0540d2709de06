import type { Matrix, MatrixMemory } from "./matrix-memory.ts";
import { type StoredTensors, tensorOf } from "./weights.ts";

export interface AffineLayer {
  rows: number;
  columns: number;
  /** Of `count` inputs that lie one after the other, so many results. */
  apply(inputs: Float32Array, count?: number): Float32Array;
}

export function affineOf(stored: StoredTensors, name: string, memory: MatrixMemory): AffineLayer {
  const matrix = matrixOf(stored, `${name}.weight`, `${name}.bias`, memory);
  return {
    rows: matrix.rows,
    columns: matrix.columns,
    apply(inputs, count = 1) {
      const out = new Float32Array(matrix.rows * count);
      matrix.apply(inputs, 0, out, count);
      return out;
    },
  };
}

function matrixOf(stored: StoredTensors, weights: string, bias: string, memory: MatrixMemory): Matrix {
  return memory.add(tensorOf(stored, weights), tensorOf(stored, bias).values);
}

/** One gated recurrent cell. */
export interface Direction {
  ofInput: Matrix;
  ofState: Matrix;
}

/** The cell of which the stored names end so ("_l0_reverse"). */
export function cellOf(stored: StoredTensors, name: string, suffix: string, memory: MatrixMemory): Direction {
  return {
    ofInput: matrixOf(stored, `${name}.weight_ih${suffix}`, `${name}.bias_ih${suffix}`, memory),
    ofState: matrixOf(stored, `${name}.weight_hh${suffix}`, `${name}.bias_hh${suffix}`, memory),
  };
}

/** A gated recurrent layer (Cho et al. 2014, in PyTorch's form: reset, update, new) that reads in both directions. */
export interface GatedLayer {
  hidden: number;
  forward: Direction;
  backward: Direction;
}

export function gatedOf(stored: StoredTensors & { hidden: number }, name: string, memory: MatrixMemory): GatedLayer {
  return {
    hidden: stored.hidden,
    forward: cellOf(stored, name, "_l0", memory),
    backward: cellOf(stored, name, "_l0_reverse", memory),
  };
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
  cell: Direction,
  inputs: Float32Array,
  count: number,
  out: Float32Array,
  isBackward: boolean,
): void {
  const state = new Float32Array(hidden);
  const given = new Float32Array(count * hidden * 3);
  cell.ofInput.apply(inputs, 0, given, count);
  for (let step = 0; step < count; step++) {
    const at = isBackward ? count - 1 - step : step;
    cell.ofState.advance(state, given, at * hidden * 3);
    out.set(state, at * hidden * 2 + (isBackward ? hidden : 0));
  }
}

/** The state of a cell after an input. */
export function nextState(cell: Direction, input: Float32Array, state: Float32Array): Float32Array {
  const given = new Float32Array(state.length * 3);
  cell.ofInput.apply(input, 0, given);
  const next = state.slice();
  cell.ofState.advance(next, given, 0);
  return next;
}
