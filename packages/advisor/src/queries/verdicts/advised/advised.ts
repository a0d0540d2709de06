import { STATES, TELLS, type Verdict, type Wanted } from "../verdict.ts";
import { FAMILY_MONEY } from "./family-money.ts";
import { HELD_MONEY } from "./held-money.ts";
import { LOAN_MONEY } from "./loan-money.ts";
import { type Subject, wantsAdvice } from "./subject.ts";
import { WORK_MONEY } from "./work-money.ts";

/** All subjects; a new one is an entry in the file of its field. */
const SUBJECTS: readonly Subject[] = [...WORK_MONEY, ...LOAN_MONEY, ...HELD_MONEY, ...FAMILY_MONEY];

/** Told in one message with what is asked, which is for the readers of facts first. */
const ALSO_TELLS =
  /\b(?:set|update|record|log|note|remove|delete)\b(?! (?:aside|money|up|off|of))|\b(?:gave|lent|just (?:paid|got))\b/;
/** "Paid 500 off the Visa. Should I ...": told with nobody said. */
const BEGINS_TOLD = /(?:^|[.;!?] ?)(?:just |also |ok )?(?:paid|bought|sold|moved|sent|put|spent|charged|added)\b/;

/** A figure is asked with it: that is answered first. */
const ASKS_FIGURE = /\b(?:what|which) (?:percent\w*|share|part)\b|\bhow much of\b/;

/** Advice that turns on figures said with it: they are background, and none of them is written. */
export function advised(wanted: Wanted): Verdict | null {
  const { typed } = wanted;
  if (ASKS_FIGURE.test(typed)) return null;
  return TELLS.test(typed) || STATES.test(typed) || ALSO_TELLS.test(typed) || BEGINS_TOLD.test(typed)
    ? null
    : adviceOn(wanted);
}

/** Whether a message may be about one of the subjects: looked at before it is laid out. */
export function mayWantAdvice(message: string): boolean {
  const typed = message.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  return SUBJECTS.some((subject) => isAbout(subject, typed));
}

/** Advice on what a message asks, whatever it tells besides. */
export function adviceOn(wanted: Wanted): Verdict | null {
  const { typed, debts, assets } = wanted;
  const isAsked = wantsAdvice(typed);
  for (const subject of SUBJECTS) {
    if (!(isAsked || subject.isTold) || !isAbout(subject, typed)) continue;
    const message = subject.say(wanted);
    if (message !== null) return { message, quickReplies: [...subject.next], debts, assets };
  }
  return null;
}

function isAbout({ about, unless }: Subject, typed: string): boolean {
  return about.every((pattern) => pattern.test(typed)) && !unless?.test(typed);
}
