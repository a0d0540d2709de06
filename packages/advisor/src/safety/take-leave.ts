import type { CareState } from "./care-state.ts";
import { denialIn } from "./denials.ts";

/** How the talk about danger is left where the person says plainly that there is none. */
export interface Leave {
  words: string;
  /** What is to be answered; empty where nothing is. */
  rest: string;
  /** What was said so far, these words among it. */
  said?: string[];
}

const FOR_A_MISTAKE = [
  "I believe you, and I'm sorry that I took it for something worse.",
  "Understood, and my apologies: I heard danger where there was none. I'm glad that you are all right.",
  "Thank you for setting me right, and sorry for that alarm. I'm glad you are well.",
  "You know best how you are, and I believe it. Sorry about that.",
];
const FOR_THE_WELL = [
  "I'm glad to hear it, and I take your word for it.",
  "Good to know, and thank you for saying so; I believe you.",
  "I believe you, and I'm relieved.",
  "That is good news, and I leave it there.",
];

/**
 * The leave that a message takes by a plain denial; null where it does not. To feel fine is none after something was taken.
 */
export function takeLeave(message: string, { said = [], taken, unsure }: CareState): Required<Leave> | null {
  const denial = denialIn(message, unsure);
  if (!denial || (taken && !denial.isCorrected)) return null;
  const choice = denial.isMistake ? FOR_A_MISTAKE : FOR_THE_WELL;
  const words = choice.find((one) => !said.includes(one)) ?? choice[said.length % choice.length] ?? "";
  return { words, rest: denial.rest, said: [...said, words] };
}
