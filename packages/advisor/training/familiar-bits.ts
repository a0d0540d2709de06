import { readFileSync } from "node:fs";
import { placeOf, wordingTriples } from "../src/reader/familiar-wordings.ts";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { type Case, CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";

/** Of 46,000 triples in a million bits one in twenty-three is taken for known by chance. */
const BITS = 1 << 20;

/** The triples of words of conversations that the rules read, as bits in base64. */
export function familiarBits(files: readonly string[]): string {
  const bits = new Uint8Array(BITS / 8);
  for (const file of files)
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
      const testCase: Case = JSON.parse(line);
      const documents = documentsOf(testCase);
      for (const { say } of testCase.turns)
        for (const triple of wordingTriples(readerTokens(say, documents, CORPUS_TODAY))) {
          const place = placeOf(triple, BITS);
          bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
        }
    }
  return Buffer.from(bits).toString("base64");
}
