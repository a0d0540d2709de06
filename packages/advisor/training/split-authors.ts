import { createHash } from "node:crypto";
import type { Line } from "./lines.ts";

/** In a hundred. */
const HELD_OUT = 12;

/** Whether the author of a line is kept from training, by a hash of file and voice: the same on every machine, in every year. */
export function isHeldOut({ id, voice }: Pick<Line, "id" | "voice">): boolean {
  if (voice === "") return false;
  const file = id.split(":")[0] ?? "";
  const hash = createHash("md5").update(`${file}${voice}`).digest("hex");
  return BigInt(`0x${hash}`) % 100n < BigInt(HELD_OUT);
}

export type Part = "train" | "held" | "all";

export function linesOfPart<Each extends Pick<Line, "id" | "voice">>(lines: readonly Each[], part: Part): Each[] {
  return lines.filter((line) => part === "all" || isHeldOut(line) === (part === "held"));
}
