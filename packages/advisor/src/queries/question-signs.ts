import { singular } from "../language/singular.ts";
import type { Laid, Piece } from "./pieces.ts";
import { supposedIn } from "./supposed-part.ts";

function signOf(piece: Piece): string {
  switch (piece.kind) {
    case "named":
      return `<${(["assets", "debts", "goals"] as const)
        .filter((side) => piece.sides[side])
        .map((side) => side[0])
        .join("")}>`;
    case "group": {
      const { selection } = piece;
      const side = "side" in selection ? selection.side : "debts";
      return `<${selection.kind}:${side}${piece.isMany ? "" : "1"}>`;
    }
    case "measure":
      return `<${piece.measure}>`;
    case "period":
      return `<T${Math.round(piece.timesAYear)}>`;
    case "money":
    case "percent":
      return `<${piece.kind}${piece.bound ?? ""}>`;
    default:
      return `<${piece.kind}>`;
  }
}

const SAYS_LITTLE = /^[.,;!\n"()-]$/;

/** A question as signs: its pieces, and its other words by their stem. */
export function signsOf({ tokens, pieces }: Laid, from = 0, to = tokens.length): string[] {
  const signs: string[] = [];
  for (let at = from; at < to; ) {
    const piece = pieces.find((each) => each.from === at);
    if (piece) {
      signs.push(signOf(piece));
      at = piece.to;
      continue;
    }
    const token = tokens[at];
    at += 1;
    if (!token || SAYS_LITTLE.test(token.text)) continue;
    signs.push(token.slot === null ? singular(token.text) : `<${token.slot.kind}>`);
  }
  return signs;
}

/** The signs of a question without what it supposes. */
export function questionSigns(laid: Laid): string[] {
  const parts = supposedIn(laid);
  return parts.asked.flatMap(({ from, to }) => signsOf(laid, from, to));
}
