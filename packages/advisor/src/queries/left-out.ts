import type { Query } from "@seven-figures/domain";
import type { Piece } from "./pieces.ts";

/** A figure may be told by one period and asked with by another. */
const TIMES: readonly number[] = [1, 12, 52, 26, 24, 4, 260, 365, 2, 6];
const TIME = /"months":\d|"(?:at|from|date)":"/;

/** How much of what a message names a reading of it makes no use of. */
interface LeftOut {
  /** Entries, goals, amounts, percentages. */
  things: number;
  /** Days and spans. */
  times: number;
}

/** What of the pieces of a message its questions leave out; what is supposed uses all that it is told with. */
export function leftOutOf(pieces: readonly Piece[], queries: readonly Query[]): LeftOut {
  const text = JSON.stringify(queries);
  // what is lost at a rate is written below zero
  const numbers = numbersOf(queries).map(Math.abs);
  const isSupposed = queries.some(({ kind }) => kind === "suppose");
  const hasNumber = (value: number) =>
    isSupposed ||
    TIMES.some((times) => numbers.some((each) => isNear(each, value * times) || isNear(each * times, value)));
  const isUsed = (piece: Piece): boolean => {
    switch (piece.kind) {
      case "named":
        return Object.values(piece.sides).some((items) => items.some(({ id }) => text.includes(`"${id}"`)));
      case "money":
        return hasNumber(piece.value);
      case "percent":
        return hasNumber(piece.value) || hasNumber(piece.value / 100);
      case "date":
      case "span":
        return isSupposed || TIME.test(text);
      default:
        return true;
    }
  };
  const left = pieces.filter((piece) => !isUsed(piece));
  const times = left.filter(({ kind }) => kind === "date" || kind === "span").length;
  return { things: left.length - times, times };
}

/** The numbers in what is asked, in whatever depth; those in names and ids are none. */
export function numbersOf(asked: unknown): number[] {
  if (typeof asked === "number") return [asked];
  return typeof asked === "object" && asked !== null ? Object.values(asked).flatMap(numbersOf) : [];
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.01 + Math.abs(other) * 1e-6;
}
