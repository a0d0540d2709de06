import type { Country } from "@seven-figures/domain";
import { CHILD_WORDS, PUT_OUT_WORDS } from "./at-home-words.ts";
import { type CareForm, isIllNow } from "./care-form.ts";
import type { Reached } from "./care-said.ts";
import type { CareState } from "./care-state.ts";
import type { CareWords, Help } from "./care-words.ts";
import { type Concern, isDanger } from "./concern.ts";
import { DANGER_WORDS } from "./danger-words.ts";
import { CALLER_WORDS, CODE_GIVEN_WORDS } from "./deceived-words.ts";
import { type HelpKind, helpLine } from "./help-lines.ts";
import { HELP_OF } from "./help-of-concern.ts";
import { illWords } from "./ill-words.ts";
import { takenWords } from "./taken-words.ts";
import { TROUBLE_WORDS } from "./trouble-words.ts";
import { WORRY_WORDS } from "./worry-words.ts";

const WORDS_OF: Readonly<Record<CareForm, (another: boolean) => CareWords>> = {
  ill: (another) => illWords(another, false),
  "ill-driving": (another) => illWords(another, true),
  caller: () => CALLER_WORDS,
  "code-given": () => CODE_GIVEN_WORDS,
  child: () => CHILD_WORDS,
  "put-out": () => PUT_OUT_WORDS,
};

/** The words for a concern as it was told. */
export function wordsOf({ concern, another = false, taken, form }: CareState): CareWords {
  if (taken) return takenWords(another);
  if (form) return WORDS_OF[form](another);
  if (!isDanger(concern)) return TROUBLE_WORDS[concern];
  return another && concern !== "elder-scam" ? WORRY_WORDS[concern] : DANGER_WORDS[concern];
}

export function helpOf(country: Country | null): Help {
  return (kind) => helpLine(country, kind);
}

function helpKindOf(concern: Concern, taken: true | undefined, form: CareForm | undefined): HelpKind {
  if (taken) return "poison";
  return form === "child" ? "child" : HELP_OF[concern];
}

/** The line of help that goes with a talk: where something was taken that of poisonings, where somebody is ill the emergency number. */
export function reached({ concern, taken, form }: CareState, country: Country | null): Reached {
  const help = helpOf(country);
  if (isIllNow(form)) return { line: help("emergency"), emergency: null };
  return {
    line: help(helpKindOf(concern, taken, form)),
    emergency: isDanger(concern) ? help("emergency") : null,
  };
}
