/** Where a token stands in the message it was made of, end excluded; null where it was only said in other words. */
export type Place = { from: number; to: number } | null;

const FARTHEST_AHEAD = 14;

/** The places of tokens in a message, found in their order. */
export function alignTokens(message: string, tokens: readonly { raw: string; text: string; slot: unknown }[]): Place[] {
  const places: number[] = [];
  let flat = "";
  for (const [at, letter] of [...message].map((each, index) => [index, each] as const)) {
    if (/\s/.test(letter)) continue;
    flat += plain(letter.toLowerCase())[0] ?? "";
    places.push(at);
  }
  let from = 0;
  const placed = (at: number, length: number): Place => {
    from = at + length;
    return { from: places[at] ?? 0, to: (places[at + length - 1] ?? 0) + 1 };
  };
  return tokens.map(({ raw, text, slot }) => {
    const said = plain(raw.replace(/\s+/g, "").toLowerCase());
    if (said === "") return null;
    const at = flat.indexOf(said, from);
    if (at >= 0 && at <= from + FARTHEST_AHEAD) return placed(at, said.length);
    const other = slot === null && said !== text ? flat.indexOf(text, from) : -1;
    return other >= 0 && other <= from + 8 ? placed(other, text.length) : null;
  });
}

function plain(text: string): string {
  return text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201C\u201D]/g, '"');
}
