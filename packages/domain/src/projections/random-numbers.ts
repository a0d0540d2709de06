/**
 * Uniform numbers in [0, 1) from a seed: sfc32 of Chris Doty-Humphrey's PractRand, 32 bits each. The same seed gives the
 * same numbers on every machine.
 */
export function randomNumbers(seed: number): () => number {
  let [a, b, c, counter] = [seed | 0, (seed ^ 0x9e3779b9) | 0, 0x243f6a88, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}

/** Fills a list with standard normal numbers, by Marsaglia's polar method. */
export function fillNormals(normals: Float64Array, uniform: () => number): void {
  for (let at = 0; at < normals.length; at += 2) {
    let [x, y, square] = [0, 0, 0];
    do {
      x = uniform() * 2 - 1;
      y = uniform() * 2 - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const scale = Math.sqrt((-2 * Math.log(square)) / square);
    normals[at] = x * scale;
    if (at + 1 < normals.length) normals[at + 1] = y * scale;
  }
}
