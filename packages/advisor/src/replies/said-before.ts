import type { AdvisorReply } from "../types.ts";

/** Sentences that fit many messages, each with other ways of saying it, in turn. */
const OTHER_WAYS: Record<string, readonly string[]> = {
  "Understood. There was nothing to change.": [
    "All right, nothing changes.",
    "Good, all stays as it is.",
    "Fine, no change.",
  ],
  "I took that as a thought and changed nothing.": ["A thought, so nothing is noted.", "Nothing is changed by that."],
  "That is someone else's money, so I noted nothing of it. I keep track of yours.": [
    "Not yours, so not noted.",
    "I left that out: it belongs to somebody else.",
  ],
  "That sounds like the past, so I left your figures as they are. Tell me what holds now and I will note it.": [
    "That was before, so nothing is changed. What holds today?",
  ],
  "That is a plan for later, so nothing is noted yet. Tell me once it is done, or say that it should become a goal.": [
    "Not done yet, so not noted.",
    "Tell me when it has happened and I will note it.",
  ],
  "I hear you. Give me an amount and I will make it a goal, or ask me how to get there.": [
    "With an amount it can become a goal.",
  ],
  "All right, everything stays as it was.": ["Fine, nothing is changed.", "As it was, then."],
  "All right, I dropped that.": ["Dropped.", "Fine, forgotten."],
  "That is how it stands already.": ["It is so already.", "Nothing to change there."],
  "Did I get this right?": ["Is this what you mean?", "Like this?", "Is it this?"],
  "I can read that in more than one way. Which is right?": [
    "Which of these is it?",
    "That can mean more than one thing. Which?",
  ],
  "I have no figures from the past that far back on record, so I can't say.": [
    "My record does not reach back that far either.",
    "That lies before my record begins, too.",
  ],
  "but I did not get what you would like to know. Is it one of these?": [
    "and I am not sure what you would like to know of it. One of these, perhaps?",
    "but not what of it. Is it among these?",
  ],
  "but not quite what. Is it one of these?": [
    "but not what of it. One of these?",
    "but I am not sure what. Perhaps one of these?",
  ],
  "but not quite what. My best guess:": ["but I may have it wrong. I take it that you mean:", "and take it so:"],
};

/** The other ways of saying the same. */
export function otherWaysOf(words: string): readonly string[] {
  return OTHER_WAYS[words] ?? [];
}

const ASSUMED = /(?<=^|\n\n)Assumed: [^\n]+/g;
const AS_BEFORE = ["Assumed as before.", "The same assumptions.", "As assumed above."];
const MOST_COUNTED = 99;

/** How often each of those sentences has been said in a conversation. */
export type SaidBefore = Record<string, number>;

/** The last line of assumptions alone is kept: "as before" means that one. */
function withoutOtherAssumed(said: SaidBefore, words: string): void {
  for (const key of Object.keys(said)) if (key.startsWith("Assumed: ") && key !== words) delete said[key];
}

/** A reply that says nothing in the words of an earlier one where there are others; and what has been said with it. */
export function inOtherWords(reply: AdvisorReply, before: SaidBefore): { reply: AdvisorReply; said: SaidBefore } {
  const said = { ...before };
  const again = (key: string, ways: readonly string[], first: string): string => {
    const times = said[key] ?? 0;
    said[key] = Math.min(times + 1, MOST_COUNTED);
    return times === 0 ? first : (ways[(times - 1) % ways.length] ?? first);
  };
  const replaced = new Map<string, string>();
  for (const [first, ways] of Object.entries(OTHER_WAYS))
    if (reply.message.includes(first)) replaced.set(first, again(first, ways, first));
  const inWords = (text: string) => [...replaced].reduce((all, [first, now]) => all.replace(first, now), text);
  const message = inWords(reply.message).replace(ASSUMED, (words) => {
    withoutOtherAssumed(said, words);
    return again(words, AS_BEFORE, words);
  });
  const clarificationQuestions = reply.clarificationQuestions.map(inWords);
  return { reply: { ...reply, message, clarificationQuestions }, said };
}
