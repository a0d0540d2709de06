import { plainlyFolded } from "./plainly-folded.ts";
import type { Leave } from "./take-leave.ts";
import { asksOfFigures } from "./talk-of-money.ts";
import { bereavedOf } from "./vetoes.ts";

const CLAUSE = /(?<=[.!?;,])\s+|\n+|\s+(?=and\b)/;
const ASKED = /\b(?:what|how much|how)\b.*$/i;

/** What is said first to someone who tells of a death, and what they ask beside it. */
export function condolenceTo(message: string): Leave | null {
  const bereaved = bereavedOf(plainlyFolded(message).join(" "));
  if (bereaved === null) return null;
  const asked = message.split(CLAUSE).find((clause) => asksOfFigures(clause));
  const rest = (asked && ASKED.exec(asked)?.[0]) ?? message;
  return { words: `I'm so sorry for the loss of your ${bereaved}. There is no hurry with any of this.`, rest };
}
