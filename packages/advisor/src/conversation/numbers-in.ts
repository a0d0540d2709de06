/** All numbers of what is kept, however deep they lie. */
export function numbersIn(kept: unknown): number[] {
  if (typeof kept === "number") return [kept];
  return typeof kept === "object" && kept !== null ? Object.values(kept).flatMap(numbersIn) : [];
}
