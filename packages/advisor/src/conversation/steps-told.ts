import type { Documents, Goal, Submilestone } from "@seven-figures/domain";
import { alike } from "../matching/match-goals.ts";
import { NO_MENTION, wordsOf } from "../statements/read-mention.ts";
import type { StepStatement } from "../statements/statement.ts";
import { WEAK } from "../statements/step-match.ts";
import type { RecentWrite } from "./conversation.ts";

const wordSet = (words: string) => new Set(words.split(" "));

/** What steps begin with, and people leave out: "finish", "book". */
const DOING = wordSet(
  "finish complete pass book get buy do make write record submit take sign send print pour raise hang paint build order register apply read mix track find hire launch ship publish draft design install fix clean give hold meet visit attend learn practice practise study run set open file plan choose pick call land reach hit glaze cut sew plant edit review outline test prepare create start",
);
/** It is over, whatever it was. */
const OVER =
  /[✓✔☑✅]|\b(?:done|finished|completed?|sorted|wrapped|nailed|aced|smashed|crushed|ticked|crossed|accomplished|went up|through)\b/;
const OVER_AS_SAID =
  /\b(?:in the bag|out the door|behind (?:me|us)|over with|(?:is|are|all|officially|finally) over|did it|made it|in place|(?:is|are|has|have) (?:gone )?(?:in|up|on)|came through|good to go|(?:handed|turned|sent) (?:it )?(?:in|off))\b|'s (?:in|up|on|over)\b/;
/** What was done to it. */
const DONE_TO = wordSet(
  "passed cleared approved accepted granted signed delivered submitted sent shipped launched live published posted printed paid bought poured raised hung laid recorded tracked mixed mastered registered installed built written wrote painted filed hired booked got drafted landed secured hit reached",
);
/** What is bought, booked or sent in is not yet passed. */
const FOR_AHEAD = wordSet("booked paid bought registered submitted sent got filed posted printed");
const AHEAD = wordSet("exam exams test tests paper papers race marathon recital defense viva course class module");
const PASSING = wordSet("pass take attend give finish complete");
const PASSED = wordSet("passed pass cleared aced nailed");
/** Not over, not sure, or about something else. */
const NOT_DONE = wordSet(
  "not never no nope nah almost nearly half halfway partly most mostly some still yet will shall gonna due tomorrow next soon should would could might if when once until till want wish need needs must plan planned planning hope hoping start started starting begin began working after before while without instead failed flunked cancelled canceled delayed postponed rejected declined missed stalled move moved change changed push pushed fell add remove delete drop scrap rename undo back bounced maybe perhaps think thought guess supposed his her their your untick uncheck redo",
);
const NOT_DONE_AS_SAID =
  /\?|n't\b|\b(?:going to|about to|(?:have|has|had) to|used to|last year|un-?\w*(?:tick|check)\w*)\b/;
const BY_ANOTHER =
  /^(?:and |but |so )*(?:my|our) (?:wife|husband|brother|sister|friend|son|daughter|mom|mum|dad|cousin|boss|roommate|partner)\b/;
/** More words than that tell more than a step. */
const MOST_WORDS = 14;
/** Of a step's own words so many have to be said. */
const HOW_MUCH_SAID = 0.6;

interface StepOf {
  goal: Goal;
  step: Submilestone;
}

/**
 * "Introduction finished, huzzah", "Deck v3 is out the door", "passed REG!!": open steps told as done by their own words,
 * a sentence each. None where a sentence names what is owned or owed, denies, plans, asks, or fits several steps alike.
 */
export function stepsTold(message: string, documents: Documents, justTicked: boolean): StepStatement[] {
  const open = documents.goals.intermediateGoals.flatMap((goal) => goal.submilestones.map((step) => ({ goal, step })));
  if (open.length === 0) return [];
  const found = sentencesOf(message).flatMap((said) => stepsDoneIn(said, open, documents, justTicked));
  return [...new Map(found.map((each) => [each.step.id, each])).values()].map(({ goal, step }) => ({
    kind: "step",
    action: "tick",
    goal: { ...NO_MENTION, words: wordsOf(goal.title), name: goal.title, exact: true },
    target: goal.id,
    titles: [step.title],
    amount: null,
    date: null,
  }));
}

/** Whether one of the last writes was a step ticked off. */
export function tickedLast(recent: readonly RecentWrite[]): boolean {
  return recent.some(({ statements }) => statements.some((each) => each.kind === "step" && each.action === "tick"));
}

function sentencesOf(message: string): string[] {
  return message
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/(?<=[.!?;\n])\s+|\n/)
    .filter((each) => /\w/.test(each));
}

const TOO = /\b(?:too|also|as well|likewise|same for)\b/;

/** The steps that a sentence tells as done: one, or each of those that it joins by "and". */
function stepsDoneIn(said: string, steps: readonly StepOf[], documents: Documents, justTicked: boolean): StepOf[] {
  const words = tellingWords(said);
  if (words.length > MOST_WORDS || isInDoubt(said, words) || /[$€£%]/.test(said)) return [];
  const isToldOf = ({ goal, step }: StepOf) =>
    !step.completed &&
    !namesEntry(step, words, documents) &&
    (isDone(said, words, step) || (justTicked && TOO.test(said)) || isCheered(said, words, step, goal));
  const parts = said.split(/,| and | plus | & /).filter((part) => /\w/.test(part));
  const named = parts.flatMap((part) => stepNamed(part, tellingWords(part), steps, justTicked) ?? []);
  const several = parts.length > 1 && new Set(named.map(({ step }) => step.id)).size > 1 ? named : null;
  const one = several ? null : stepNamed(said, words, steps, justTicked);
  return (several ?? (one ? [one] : [])).filter(isToldOf);
}

function tellingWords(said: string): string[] {
  return wordsOf(said).map((word) => word.replace(/'s$/, ""));
}

/** The step that words fit best; null where none does, or several alike. */
function stepNamed(
  said: string,
  words: readonly string[],
  steps: readonly StepOf[],
  justTicked: boolean,
): StepOf | null {
  const fitting = steps
    .map((each) => ({
      each,
      fit: fitOf(each, words, steps, justTicked) + (saysItsVerb(said, words, each.step) ? 0.01 : 0),
    }))
    .filter(({ fit }) => fit >= HOW_MUCH_SAID)
    .toSorted((a, b) => b.fit - a.fit);
  const [best, second] = fitting;
  return best && second?.fit !== best.fit ? best.each : null;
}

function isInDoubt(said: string, words: readonly string[]): boolean {
  return NOT_DONE_AS_SAID.test(said) || BY_ANOTHER.test(said) || words.some((word) => NOT_DONE.has(word));
}

/** How much of a step's own words is said, one of two being enough where no other step has it; that its goal is named decides between steps alike. */
function fitOf({ goal, step }: StepOf, words: readonly string[], all: readonly StepOf[], justTicked: boolean): number {
  const own = ownWords(step);
  const hits = own.filter((name) => isSaid(name, words));
  const [hit = ""] = hits;
  const named = wordsOf(goal.title).some((name) => !WEAK.test(name) && !own.includes(name) && isSaid(name, words));
  const isOnly = all.every((each) => each.step === step || !ownWords(each.step).some((name) => isSaid(name, [hit])));
  const tells = hits.length > 1 || !/^\d+$/.test(digitsOf(hit)) || own.length === 1 || justTicked;
  if (hits.length === 0 || !tells) return 0;
  const share = hits.length / own.length;
  return (
    (own.length === 2 && isOnly ? Math.max(share, HOW_MUCH_SAID) : share) + hits.length / 100 + (named ? 1 / 1000 : 0)
  );
}

/** What a step is about: its words without the verb that it begins with. */
function ownWords({ title }: Submilestone): string[] {
  const words = wordsOf(title).filter((word) => !WEAK.test(word));
  const verb = verbIn(title);
  const about = words.filter((word) => word !== verb && !DONE_TO.has(word));
  return about.length > 0 ? about : words;
}

/** The verb that a step begins with: "book" exam, "frame" the walls. */
function verbIn(title: string): string | null {
  const [first = "", second = ""] = wordsOf(title);
  return DOING.has(first) || /^(?:the|a|an|my|our|all)$/.test(second) ? first : null;
}

function isSaid(name: string, words: readonly string[]): boolean {
  return words.some((word) =>
    /\d/.test(name) || name.length < 3 ? digitsOf(word) === digitsOf(name) : alike(word, name),
  );
}

const COUNTED = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function digitsOf(word: string): string {
  const at = COUNTED.indexOf(word);
  return at < 0 ? word.replace(/,(?=\d{3})/g, "") : String(at);
}

/** Whether a thing of that name is owned or owed: "the Visa is done" speaks of the debt. */
function namesEntry(step: Submilestone, words: readonly string[], { financials }: Documents): boolean {
  const own = ownWords(step).filter((name) => isSaid(name, words));
  return [...(financials.assets ?? []), ...(financials.debts ?? [])].some(({ name }) =>
    wordsOf(name).some((word) => !WEAK.test(word) && own.includes(word)),
  );
}

function isDone(said: string, words: readonly string[], step: Submilestone): boolean {
  if (OVER.test(said) || OVER_AS_SAID.test(said) || saysItsVerb(said, words, step)) return true;
  if (PASSING.has(verbIn(step.title) ?? "")) return false;
  const ahead = wordsOf(step.title).some((word) => AHEAD.has(word));
  return words.some((word) => DONE_TO.has(word) && !(ahead && FOR_AHEAD.has(word)));
}

/** "Exam booked", of the step to book it. */
function saysItsVerb(said: string, words: readonly string[], { title }: Submilestone): boolean {
  const verb = verbIn(title);
  if (!verb) return false;
  if (PASSING.has(verb) && words.some((word) => PASSED.has(word))) return true;
  return words.some((word) => word !== verb && alike(word, verb)) && !/\bto \w+ing\b/.test(said);
}

/** "Steam page!!": nothing but the step, called out. */
function isCheered(said: string, words: readonly string[], step: Submilestone, goal: Goal): boolean {
  const named = [...wordsOf(step.title), ...wordsOf(goal.title)];
  return /!\s*$/.test(said) && words.every((word) => WEAK.test(word) || isSaid(word, named));
}
