import { type Goal, type GoalStatus, isMoneyGoal } from "@seven-figures/domain";
import { WHENEVER } from "../language/modality-words.ts";
import { slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { EQUAL_PARTS } from "../lexicon/fractions.ts";
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

const COUNTS = ["a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** "Two fifths", "three-quarters", "3/4", "halfway". */
const FRACTION = new RegExp(
  `\\b(?:(?<count>${COUNTS.join("|")}|an|1)[- ](?<part>${Object.keys(EQUAL_PARTS).join("|")})s?|(?<over>[1-9]) ?\\/ ?(?<under>[1-9]|10)|(?<half>half(?:way)?|half-way)|(?<bare>quarter) (?:of the way|done|through|finished)|(?<all>all the way|fully))\\b`,
);
/** Of whom or what a share is, where that is no goal: "half my friends". */
const OF_OTHERS =
  /^(?: of)?(?: all)?(?: (?:my|the|our|these|those))? (?:friends|people|family|class|classmates|coworkers|colleagues|team|time|day|week|month|year|world|country|town|neighbors|neighbours|kids|students|marathon|iron|ironman|an hour|a day|pay|paycheck|salary|income)\b/;

/** How much of a goal is done, in percent, where a fraction in words tells it. */
function shareIn(text: string): number | null {
  const match = FRACTION.exec(text);
  const groups = match?.groups;
  if (!match || !groups || OF_OTHERS.test(text.slice(match.index + match[0].length))) return null;
  if (/\b(?:was|were) (?:about |only |already |almost |nearly )*$/.test(text.slice(0, match.index))) return null;
  if (groups.all) return 100;
  if (groups.half) return 50;
  if (groups.bare) return 25;
  const [count, part] = groups.over
    ? [Number(groups.over), Number(groups.under)]
    : [COUNTS.indexOf((groups.count ?? "").replace("an", "a")) || 1, EQUAL_PARTS[groups.part ?? ""] ?? 1];
  return count < part ? Math.round((100 * count) / part) : null;
}

/** "The fund needs to reach 11k": not reached yet. */
const STILL_TO_COME =
  /\b(?:needs?|has|must|ought|wants?|yet|still have)(?: to)? (?:\w+ )?(?:hit|reach|finish|complete|achieve|accomplish|cross|nail|wrap)\b|\b(?:not|nearly|almost|half|never|isn't|partly|if|until|once) (?:\w+ )?(?:full|filled|topped|stocked|sorted|there)\b/;
/** Full, for a fund, and over, for the rest: in more words than one would list, said of a goal. */
const DONE_TOO =
  /(?:^| )(?:is|are|'s|:|got|has been|now|pot|fund|kitty|jar) (?:all |now |finally |fully |completely |officially |totally |at last |pretty much )*(?:full(?! of| time| course| day| steam)|filled(?: up)?|topped (?:off|up|out)|stocked(?: up)?|maxed(?: out)?|brimming|there(?= *(?:$|,|now\b))|in place|in the (?:bag|can|books|bank)|sorted(?: out)?|squared away|a wrap|dusted|over and done|behind (?:me|us)|crossed the (?:finish )?line)\b|\b(?:has|have) made it\b|\b(?:target|goal) (?:hit|met|reached|smashed|achieved|done)\b|\bput a bow on\b|^that is (?:the |my |our )?(?:[a-z'-]+ ){1,4}(?:sorted|done|dusted|wrapped|handled|finished)\b/;

const SHARE_OF =
  /\b(?:done|through|finished|complete|completed|there|way|built|written|read|painted|along|ready|saved|funded|over|into|mark|point|progress|planned|paid|recorded|restored|learned|made|of (?:it|that|the|my))\b/;

/** "Two fifths of my novel is ...", "the patio is two thirds ...": whatever is done with it. */
const IS_SHARE =
  /\b(?:thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|half) (?:of )?(?:my|the|our) .* (?:is|are|'s)\b|\b(?:is|are|'s) (?:about |around |roughly |nearly |a good |now )*(?:a |an |one |two |three |four |five |six |seven |eight |nine )?(?:thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?) /;

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
  const share = SHARE_OF.test(text) || IS_SHARE.test(text) ? shareIn(text) : null;
  if (share !== null) return { progress: share };
  if (percent) return null;
  const counted = tokens
    .map((token) => (token.slot?.kind === "count" ? token.raw.toLowerCase() : token.text))
    .join(" ");
  const status = statusOf(counted, saysGoal, goal);
  return status ? { status } : null;
}

/** "Progress on my python goal to 65": no amounts belong to such a goal, so it is a percentage. */
function plainPercent(text: string, tokens: readonly Token[], goal: Goal | undefined): number | null {
  if (!goal || isMoneyGoal(goal)) return null;
  const number = [...slotsOf(tokens, "money"), ...slotsOf(tokens, "count")].at(-1)?.value;
  if (number === undefined || number < 0 || number > 100) return null;
  return /\b(?:at|to|is|progress|:|now|it|goal|back to) (?:M|N)(?: now| out of 100)?(?: (?:,|but|from) .*)?$/.test(text)
    ? number
    : null;
}

function statusOf(text: string, saysGoal: boolean, goal: Goal | undefined): GoalStatus | null {
  if (NOT_STARTED.test(text)) return "Not Started";
  if (/\bin progress\b/.test(text)) return "In Progress";
  if (UNFINISHED.test(text) || STILL_TO_COME.test(text) || WHENEVER.test(text)) return null;
  if (
    /\b(?:started|got started|begun|under way|underway)\b/.test(text) &&
    !/\b(?:finished|done|completed?)\b/.test(text)
  )
    return "In Progress";
  if (
    DONE.test(text) ||
    DONE_TOO.test(text) ||
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
  if (!said || isMoneyGoal(goal) || /\b(?:every|daily|week|day|morning|night|less|more)\b/i.test(goal.title))
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
