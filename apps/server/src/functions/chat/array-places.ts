const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Where in the JSON text of a list each of its entries begins, and at the end where the list closes. As `JSON.stringify`
 * writes it, each entry is followed by one character: a comma or the bracket.
 */
export function arrayPlaces(json: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(json, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        if (depth === 1 && json.charCodeAt(at + 1) !== CLOSE_LIST) places.push(at + 1);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        if (depth === 0) places.push(at);
        break;
      case COMMA:
        if (depth === 1) places.push(at + 1);
        break;
    }
  }
  return places;
}

/** The quote that closes the text which begins with the quote at `from`. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return json.length;
}
