import type { Veto } from "./veto.ts";

/** Net worth as it was: `net worth was 150k`, `net worth used to be 90k`. */
const WAS = /\bnet[ -]?worth (?:was|were|had been|has been|stood at|came to|used to be)\b/i;
/** With one of these a target may be meant after all. */
const AIMS =
  /\b(?:targets?|goals?|aim\w*|want\w*|wanna|wish\w*|like|lik\w+|reach\w*|hit\w*|get to|plan\w*|hop(?:e|ing)|need\w*|should|set|change|make it|instead)\b/i;

/** "My net worth was 150k in 2030": whatever the day, what was is no target. */
export const pastIsNoTarget: Veto = ({ message, changes }) => {
  const aims = changes.filter(({ kind }) => kind === "set-financial-goal");
  if (aims.length === 0 || !WAS.test(message) || AIMS.test(message)) return [];
  return [
    {
      veto: "past-no-target",
      changes: aims,
      refused:
        "That tells what your net worth was, so your target stays as it is. I keep figures of days before today, from 1900 on: tell me which of them it was.",
    },
  ];
};
