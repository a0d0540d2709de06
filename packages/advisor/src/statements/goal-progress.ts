import type { Goal, GoalStatus } from "@seven-figures/domain";
import { WHENEVER } from "../language/modality-words.ts";
import { slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { alike, verbOf } from "../matching/match-goals.ts";
import { covers } from "./goal-mention.ts";
import { wordsOf } from "./read-mention.ts";
import type { GoalEdit } from "./statement.ts";

export const DONE =
  /\b(?:finished|finish|completed|complete|completion|done with|reached|reach|achieved|achieve|hit|accomplished|nailed|is done|are done|all done|got it done|crossed|wrapped up|wrap up|smashed|crushed|mission accomplished|fully funded|fully saved|wrapped|in the bag|all set|paid for|close (?:out )?(?:that|the|this|my)|pulled (?:it )?off|(?:check|checked|tick|ticked|cross|crossed) .*off)\b/;
export const STARTED =
  /\b(?:started|begun|began|start(?:ing)?|kicked off|got going|working on|in progress|under way|underway|getting going|made a start|on it now|first (?:lesson|class|session|meeting|day|week)|under ?way|embarked on|got cracking|dove in(?:to)?|dug in(?:to)?)\b/;
const NOT_STARTED = /\b(?:not started|back to not started|have not (?:even )?started|reset|not begun)\b/;
const UNFINISHED =
  /\b(?:not|never|nearly|almost|close to|half|partly|partially|far from|about to|close) (?:\w+ )?(?:finished|complete|completed|done|reached|achieved|there)\b/;

const SHARES: [RegExp, number][] = [
  [/\b(?:three[- ]quarters?|three[- ]fourths|3 ?\/ ?4)\b/, 75],
  [/\b(?:two[- ]thirds?|2 ?\/ ?3)\b/, 67],
  [/\b(?:four[- ]fifths)\b/, 80],
  [/\b(?:half(?:way)?|half-way|1 ?\/ ?2)\b/, 50],
  [/\b(?:(?:a|one|1)[- ]third)\b/, 33],
  [/\b(?:(?:a|one|1)[- ](?:quarter|fourth))\b|\bquarter (?:of the way|done|through|finished)\b/, 25],
  [/\b(?:a|one)[- ](?:fifth)\b/, 20],
  [/\b(?:all the way|fully)\b/, 100],
];
const SHARE_OF =
  /\b(?:done|through|finished|complete|completed|there|way|built|written|read|painted|along|ready|saved|funded|over|into|mark|point|progress|planned|paid|recorded|restored|learned|made|of (?:it|that|the|my))\b/;

/** A percentage that tells how far something is. */
const OF_THE_WAY =
  /\b(?:done|complete|completed|finished|through|of the way|there|progress|along|funded|ready|built|saved|written|mark|call it P|(?:is|am|are|at|to|hit|reached|past|over|now) (?:up to )?P|P (?:of|in|into|now))\b|^(?:the |my |our )?(?:[a-z'-]+ ){1,5}(?::|,|-)? ?P(?: now)?$/;

/** How far a goal is: a percentage, a fraction in words, done, begun. `goal` is the one that is meant, where it is one. */
export function progressEdit(
  text: string,
  tokens: readonly Token[],
  saysGoal: boolean,
  goal: Goal | undefined,
): GoalEdit | null {
  const percent = slotsOf(tokens, "percent").at(-1);
  if (
    percent &&
    (saysGoal || OF_THE_WAY.test(text)) &&
    !/\b(?:by|up|down|off|grew|rose|fell) P\b|\bP (?:more|less|higher|off)\b/.test(text)
  )
    return { progress: percent.value };
  const count = plainPercent(text, tokens, goal);
  if (count !== null) return { progress: count };
  const share = SHARES.find(
    ([pattern]) => pattern.test(text) && SHARE_OF.test(text) && !/\bhalf (?:marathon|iron|an hour)/.test(text),
  );
  if (share) return { progress: share[1] };
  if (percent) return null;
  const counted = tokens
    .map((token) => (token.slot?.kind === "count" ? token.raw.toLowerCase() : token.text))
    .join(" ");
  const status = statusOf(counted, saysGoal, goal);
  return status ? { status } : null;
}

/** "Progress on my python goal to 65": no amounts belong to such a goal, so it is a percentage. */
function plainPercent(text: string, tokens: readonly Token[], goal: Goal | undefined): number | null {
  if (!goal || goal.type === "financial") return null;
  const number = [...slotsOf(tokens, "money"), ...slotsOf(tokens, "count")].at(-1)?.value;
  if (number === undefined || number < 0 || number > 100) return null;
  return /\b(?:at|to|is|progress|:|now|it|goal|back to) (?:M|N)(?: now| out of 100)?(?: (?:,|but|from) .*)?$/.test(text)
    ? number
    : null;
}

function statusOf(text: string, saysGoal: boolean, goal: Goal | undefined): GoalStatus | null {
  if (NOT_STARTED.test(text)) return "Not Started";
  if (/\bin progress\b/.test(text)) return "In Progress";
  if (UNFINISHED.test(text) || WHENEVER.test(text)) return null;
  if (
    /\b(?:started|got started|begun|under way|underway)\b/.test(text) &&
    !/\b(?:finished|done|completed?)\b/.test(text)
  )
    return "In Progress";
  if (
    DONE.test(text) ||
    (saysGoal && /\b(?:done|is finished|complete)\b/.test(text)) ||
    /\bis (?:done|finished|complete|completed)\b|\bdone$/.test(text) ||
    (goal && isDoing(text, goal))
  )
    return "Completed";
  return STARTED.test(text) ? "In Progress" : null;
}

/** What is said besides the title. */
function beyond(text: string, title: string): string {
  const named = wordsOf(title);
  return text
    .split(" ")
    .filter((word) => !named.includes(word))
    .join(" ");
}

const PARTLY =
  /\b(?:some|part|half|most|chapters?|first|another|a bit|a little|almost|nearly|towards?|started|pages?|today|this (?:morning|week)|every|more|about|for (?:an|a|N|M)|of (?:the|my))\b/;

/** "I ran my half marathon" of "Run a half marathon": what the title tells to do, done once and whole. */
function isDoing(text: string, goal: Goal): boolean {
  const said = /^(?:and |so |, |yes )*(?:(?:i|we) )?(?:have |did |all |both |now |got to )*([a-z]+)\b/.exec(text)?.[1];
  if (!said || goal.type === "financial" || /\b(?:every|daily|week|day|morning|night|less|more)\b/i.test(goal.title))
    return false;
  const [verb = "", ...rest] = wordsOf(goal.title);
  const past =
    said === verb &&
    /^(?:read|run|quit|become|set|put|cut)$/.test(verb) &&
    /\bhave (?:now |all )*$/.test(text.slice(0, text.indexOf(said)));
  const does = past || (said !== verb && (verbOf(said) === verb || (alike(said, verb) && said.endsWith("ed"))));
  const passed = goal.type === "skill" && /^(?:passed|earned|obtained|got)$/.test(said);
  return (
    (does || passed) &&
    !PARTLY.test(beyond(text.slice(text.indexOf(said)), goal.title)) &&
    covers(
      wordsOf(text),
      rest
        .filter((word) => !/^(?:exam|test|certification|certificate|license|licence|course|class)$/.test(word))
        .join(" "),
    )
  );
}
