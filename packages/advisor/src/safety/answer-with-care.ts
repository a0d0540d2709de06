import type { Country } from "@seven-figures/domain";
import { type CareState, LONGEST_CARE } from "./care-state.ts";
import type { CareWords, Help } from "./care-words.ts";
import { type Concern, isDanger } from "./concern.ts";
import { DANGER_WORDS } from "./danger-words.ts";
import { helpLine } from "./help-lines.ts";
import { ALARM_AGAIN_AT, ALARM_AT, readConcern } from "./read-concern.ts";
import { talkOn } from "./talk-on.ts";
import { talkOnWords } from "./talk-on-words.ts";
import { TROUBLE_WORDS } from "./trouble-words.ts";

export interface CareAnswer {
  message: string;
  /** Only such as talk on. */
  quickReplies: string[];
  /** What is kept for the next message. */
  care: CareState;
}

/**
 * The answer to a message of someone in danger or trouble, or that goes on from such an answer; null where the message
 * is to be read as any other. It looks at the raw message alone, before anything is read for money.
 */
export function answerWithCare(
  message: string,
  profileCountry: Country | null,
  care: CareState | undefined,
): CareAnswer | null {
  const wasDanger = care !== undefined && isDanger(care.concern);
  const concern = readConcern(message, wasDanger ? ALARM_AGAIN_AT : ALARM_AT);
  if (concern) return answering(concern, profileCountry, care);
  if (!care || care.answered >= LONGEST_CARE[wasDanger ? "danger" : "trouble"]) return null;
  const said = talkOn(message);
  if (!said) return null;
  const country = said.kind === "country" ? said.country : (care.country ?? profileCountry);
  return {
    message: talkOnWords(said, care.concern, wordsOf(care.concern), helpOf(country)),
    quickReplies: [],
    care: {
      ...care,
      country: said.kind === "country" ? said.country : care.country,
      answered: said.kind === "bye" || said.kind === "joking" ? Number.MAX_SAFE_INTEGER : care.answered + 1,
    },
  };
}

function answering(concern: Concern, profileCountry: Country | null, care: CareState | undefined): CareAnswer {
  const country = care?.country ?? null;
  const words = wordsOf(concern);
  const say = care?.concern === concern ? words.again : words.first;
  return {
    message: say(helpOf(country ?? profileCountry)),
    quickReplies: [...words.quickReplies],
    care: { concern, country, answered: 1 },
  };
}

function wordsOf(concern: Concern): CareWords {
  return isDanger(concern) ? DANGER_WORDS[concern] : TROUBLE_WORDS[concern];
}

function helpOf(country: Country | null): Help {
  return (kind) => helpLine(country, kind);
}
