/** The first so many letters of an answer tell it from the others. */
const TOLD_BY = 28;
const MOST_KEPT = 60;

/** What stands for an answer that was given before: that one is still there, and where help is. */
export interface Staying {
  stays: readonly string[];
  /** Each with the line of help; not as many as `stays`, so that they meet others. */
  asks: readonly ((line: string) => string)[];
  urgent: (emergency: string) => string;
}

export const STAYING: Staying = {
  stays: [
    "I'm still here, and I'm listening.",
    "Thank you for staying with this.",
    "You can say it as often as you need to.",
    "I haven't gone anywhere.",
    "I take every word of it seriously.",
    "It is good that you keep writing.",
    "None of this is too much to say.",
  ],
  asks: [
    (line) => `A person can do more for you than I can: ${line}.`,
    (line) => `Please let a person hear it too: ${line}.`,
    (line) => `The next step can be as small as one message to someone near you. And there is ${line}.`,
    (line) => `You don't have to find the words first. There is ${line}.`,
    (line) => `One call is enough for now: ${line}.`,
    (line) => `Let someone carry a part of it: ${line}.`,
  ],
  urgent: (emergency) => `If it is urgent, call ${emergency}.`,
};

/** The line of help of a concern, and the emergency number where it is a danger. */
export interface Reached {
  line: string;
  emergency: string | null;
}

/** An answer with care that was not given before in this conversation, and what is kept of it. */
export function saidOnce(
  text: string,
  { line, emergency }: Reached,
  { stays, asks, urgent }: Staying,
  said: readonly string[] = [],
): { text: string; said: string[] } {
  const isNew = !said.includes(text.slice(0, TOLD_BY));
  const asking = asks[said.length % asks.length]?.(line) ?? "";
  const other = [stays[said.length % stays.length], asking, ...(emergency === null ? [] : [urgent(emergency)])];
  const fresh = isNew ? text : other.join(" ");
  return { text: fresh, said: [...said, fresh.slice(0, TOLD_BY)].slice(-MOST_KEPT) };
}
