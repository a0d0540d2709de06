/** The instructions that more than one function is made of, as WebAssembly's binary form writes them. */
export const [GET, SET, CONST, ADD, SUB, LOOP, REPEAT_IF, END] = [0x20, 0x21, 0x41, 0x6a, 0x6b, 0x03, 0x0d, 0x0b];
export const [I32, V128, NO_RESULT] = [0x7f, 0x7b, 0x40];
/** What an instruction on vectors begins with. */
export const VECTOR = 0xfd;

/** Moves a pointer on. */
export const forward = (pointer: number, bytes: number) => [GET, pointer, CONST, ...signed(bytes), ADD, SET, pointer];
/** Takes one from a counter, and leaves what it comes to. */
export const countDown = (counter: number) => [GET, counter, CONST, 1, SUB, SET, counter, GET, counter];

const text = (word: string) => [word.length, ...[...word].map((letter) => letter.charCodeAt(0))];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];

function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** A positive number as WebAssembly writes those that may be negative. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}

/** The one function of a module, on the given memory; all that it takes are whole numbers. */
export function functionIn(
  memory: WebAssembly.Memory,
  parameters: number,
  body: readonly number[],
): (...given: number[]) => void {
  const module = new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(I32), 0]),
    ...section(2, [1, ...text("m"), ...text("m"), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text("f"), 0, 0]),
    ...section(10, [1, ...sized(body)]),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), { m: { m: memory } });
  return exports.f as (...given: number[]) => void;
}
