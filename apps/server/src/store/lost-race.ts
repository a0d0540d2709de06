/** Someone else wrote what this transaction was about to write: to be rolled back and run again on what is there now. */
export class LostRace extends Error {
  constructor() {
    super("Someone else wrote the same data at the same time");
    this.name = "LostRace";
  }
}

/** Serialization failure, deadlock, unique violation. */
const POSTGRES_RACES = new Set(["40001", "40P01", "23505"]);

/** Whether running the transaction again may well succeed. */
export function isLostRace(error: unknown): boolean {
  if (error instanceof LostRace) return true;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && POSTGRES_RACES.has(code);
}
