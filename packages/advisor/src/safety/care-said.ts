import type { Help } from "./care-words.ts";
import { type Concern, isDanger } from "./concern.ts";
import { HELP_OF } from "./help-of-concern.ts";

/** The first so many letters of an answer tell it from the others. */
const TOLD_BY = 28;
const MOST_KEPT = 60;

const STAYING = [
  "I'm still here, and I'm listening.",
  "Thank you for staying with this.",
  "You can say it as often as you need to.",
  "I haven't gone anywhere.",
  "I take every word of it seriously.",
  "It is good that you keep writing.",
  "None of this is too much to say.",
] as const;
const ASKING = [
  (line: string) => `A person can do more for you than I can: ${line}.`,
  (line: string) => `Please let a person hear it too: ${line}.`,
  (line: string) => `The next step can be as small as one message to someone near you. And there is ${line}.`,
  (line: string) => `You don't have to find the words first. There is ${line}.`,
  (line: string) => `One call is enough for now: ${line}.`,
  (line: string) => `Let someone carry a part of it: ${line}.`,
] as const;

/** An answer with care that was not given before in this conversation, and what is kept of it. */
export function saidOnce(
  text: string,
  help: Help,
  concern: Concern,
  said: readonly string[] = [],
): { text: string; said: string[] } {
  const isNew = !said.includes(text.slice(0, TOLD_BY));
  const asking = ASKING[said.length % ASKING.length]?.(help(HELP_OF[concern])) ?? "";
  const urgent = isDanger(concern) ? ` If it is urgent, call ${help("emergency")}.` : "";
  const fresh = isNew ? text : `${STAYING[said.length % STAYING.length]} ${asking}${urgent}`;
  return { text: fresh, said: [...said, fresh.slice(0, TOLD_BY)].slice(-MOST_KEPT) };
}
