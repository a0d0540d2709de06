import { PLAIN_COMMAND } from "../language/modality-words.ts";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import { goalMention } from "./goal-mention.ts";
import { NO_MENTION } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { GoalEditStatement } from "./statement.ts";

/** Said of the overall target alone. */
const OVERALL =
  /\b(?:net[- ]worth|overall|main|big|ultimate|wealth|seven figures?|millionaire|million|long-term|final|total|financial|end) (?:target|goal)\b|\b(?:target|goal) net[- ]worth\b|\bnet[- ]worth\b/;
/** "The camper van target", "the target for the podcast", "my kitchen goal's target": what the target belongs to. */
const BELONGS = [
  /\b(?:the|my|our|that|this|their) (?<of>(?:(?!to |is |at |as |by |of |on |in |for |and |or |target |but |my |our |the )[\w'-]+ ){1,5}?)target\b(?! (?:year|date|card|redcard))/,
  /\btarget (?:amount |figure |number )?(?:of|for|on) (?:the|my|our|that|this|their) (?<of>(?:[\w'-]+ ?){1,3})/,
];
/** What is said of the overall target and names nothing else. */
const PLAIN =
  /^(?:(?:overall|own|current|old|new|original|initial|first|last|whole|entire|present|savings?|money|dollar|wealth|life|lifetime|retirement|personal|existing|previous|final|long-term|net|worth|seven|figures?|million|millions|millionaire|main|big|bigger|ultimate|total|financial|family|household|amount|goal|goals|year|years|'s|M|D|N|next|future|fire|freedom|independence|investing|investment|portfolio|profile|plan|app) ?)+$/;

/** Whether a target is spoken of that is a goal's, or of something that is no goal at all: never the overall one. */
export function isTargetOfOther({ text, tokens }: Phrase, reading: Reading): boolean {
  return (
    !OVERALL.test(text) && (goalMention(tokens, reading) !== null || ownerOf(text) !== null || isOfGoal(text, reading))
  );
}

/** "That goal's target": of one of those that are stored. */
const GOALS_OWN =
  /\b(?:that|this|the) (?:goal|fund|one) (?:'s )?target\b|\bits target\b|\btarget (?:amount |figure )?(?:of|for|on) (?:that|this|it)\b/;

/** "The kiln went on sale. Drop the target to 6,900": of the goal just spoken of. */
function isOfGoal(text: string, { documents, goalInMind }: Reading): boolean {
  if (documents.goals.intermediateGoals.length === 0) return false;
  return GOALS_OWN.test(text) || (goalInMind !== null && /(?:\bthe|^|,) target\b(?! year)/.test(text));
}

/** What a target is said to be of, where that is not the whole. */
function ownerOf(text: string): string | null {
  const owners = BELONGS.map((pattern) => pattern.exec(text)?.groups?.of?.trim());
  return owners.find((of) => of !== undefined && !PLAIN.test(of)) ?? null;
}

const MOVED =
  /\btarget\b(?: (?:amount|up|down|back|for (?:the|my|our) (?:[\w'-]+ ){1,3}?|of (?:the|my|our) (?:[\w'-]+ ){1,3}?))* ?(?:to|at|by|from) M\b/;

/** "Raise the camper target to 34k", where no goal bears that name: which one is meant has to be asked. */
export function unknownTarget({ text, tokens }: Phrase, reading: Reading): GoalEditStatement | null {
  const owner = OVERALL.test(text) || !PLAIN_COMMAND.test(text) ? null : ownerOf(text);
  const [money] = slotsOf(tokens, "money");
  if (!owner || !money || !MOVED.test(text) || goalMention(tokens, reading)) return null;
  const mention = { ...NO_MENTION, words: owner.split(" "), name: owner };
  return { kind: "goal-edit", mention, edit: { target: { to: money.value } } };
}
