import {
  type CalendarDate,
  type Change,
  type Documents,
  evaluateQuery,
  type ItemRef,
  type Outcome,
  type Query,
  type Scene,
} from "@seven-figures/domain";
import { TALK_TOPICS } from "../answers/talk/talk-topics.ts";
import type { AnswerContext } from "../answers/types.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { bold } from "../replies/describe-changes.ts";
import { ASKED, type Asked } from "./asked.ts";
import { changedItem, distinct } from "./build.ts";
import { followedUp, type LastAsked } from "./follow-up.ts";
import { listed, nameOf } from "./nouns.ts";
import { offersFor } from "./offers.ts";
import { layOut, type Piece } from "./pieces.ts";
import { type Reading, type ReadQuestion, readQuestions, scopeOf } from "./read-question.ts";
import { isPriced, withSaidRate } from "./said-rate.ts";
import { sayBeside } from "./say-beside.ts";
import { sayOutcome } from "./say-outcome.ts";
import type { Scope } from "./scope.ts";
import { surelyAsked } from "./surely-asked.ts";
import { notKept, unknownNames } from "./unknown-names.ts";
import { weighedQuestions } from "./weigh-questions.ts";
import { whyWords } from "./why.ts";

/** An answer computed from the person's own figures. */
export interface FigureAnswer {
  message: string;
  quickReplies: string[];
  last: LastAsked | null;
  /** Whether the trained parser alone reads the message so: a topic that knows it goes first. */
  byParser?: boolean;
  /** Whether all of it is of what would be with other entries: no topic knows what that changes. */
  isSupposed?: boolean;
  /** Whether something else may have been asked. */
  isUnsure?: boolean;
  /** Whether it is only the likeliest of several. */
  isGuess?: boolean;
  /** The one name that it says is not on record. */
  unknown?: string;
}

/** Questions of which some telling word must speak, so that no lesson is taken for one about a figure. */
const LEAST_CUE = 3;
const LEAST_SCORE = -0.2;

/** Answers what a message asks about the person's own figures; null where that is not what it asks. */
export function answerFigures(
  message: string,
  { documents, today, memory, history = null }: AnswerContext,
  last: LastAsked | null,
): FigureAnswer | null {
  const tokens = readerTokens(message, documents, today);
  if (tokens.length === 0) return null;
  const scene = { documents, today };
  const reading = readQuestions(tokens, message, documents, today, last);
  const { laid } = reading;
  const whole = scopeOf(laid, [{ from: 0, to: laid.tokens.length }], documents, today);
  if (isGeneral(whole) && !surelyAsked(whole) && !(last && followedUp(whole, last))) return null;
  const missed = notKept(laid);
  if (missed) return { message: missed, quickReplies: ["What do I spend a month?", "What is my net worth?"], last };
  if (last && last.queries.length > 0 && isOfFigures(memory.last) && WHY.test(whole.text))
    return { message: whyWords(last.queries, scene), quickReplies: [], last };
  const unknown = unknownNames(laid);
  const mayLean = startsAsFollowUp(whole.text) && (last !== null || memory.last !== null);
  const asked = askedBy(whole, reading, last, unknown.length > 0 || mayLean)
    .filter(({ query }) => isPriced(query, whole))
    .map((each) => ({ ...each, query: withSaidRate(each.query, whole, last) }));
  if (unknown.length > 0 && isAboutUnknown(whole, asked, unknown)) return notOnRecord(unknown, last);
  const target = documents.profile.financialGoal.targetAmount;
  if (asked.length === 0 || asked.every((each) => isOfTarget(each, target))) return null;
  const told = asked.map((question) => ({ question, outcome: evaluateQuery(question.query, scene, history) }));
  return answerOf(told, unknown, scene, last);
}

/** When the target is reached: a topic tells that with all it rests on. */
function isOfTarget({ asked, supposed, query }: ReadQuestion, target: number | null): boolean {
  if (supposed !== "") return false;
  if (asked === "time-to-target") return true;
  if (query.kind !== "until" || query.goal !== null || query.saving !== null) return false;
  return query.amount === null || (query.amount.kind === "amount" && query.amount.value === target);
}

/** Whether figures were told last, or small talk since: a topic that was told after them is what "why" means. */
function isOfFigures(topic: string | null): boolean {
  return topic === null || TALK_TOPICS.some(({ id }) => id === topic.split("|")[0]);
}

const WHY = /^(?:but |and |so )?(?:why|how so|how come|how did you (?:get|work out) (?:that|it))\b/;

/**
 * The questions that are surely asked, by wording alone where names are unknown or the message may lean on the one before; a
 * short one may stand for that with a part changed.
 */
function askedBy(whole: Scope, reading: Reading, last: LastAsked | null, byWording: boolean): readonly ReadQuestion[] {
  const followed = last && startsAsFollowUp(whole.text) ? followedUp(whole, last) : null;
  if (followed) return followed.map(asRead);
  const sure = reading.questions.filter(
    (question) => isSure(question) && (question.asked !== "is" || DOUBTS.test(whole.text)),
  );
  const isWorded = byWording || (reading.pointsBack && sure.length > 0);
  const weighed = isWorded ? sure : weighedQuestions(reading);
  const isWeak = weighed.every((question) => question.byParser ?? !isSure(question));
  return (isWeak && last && followedUp(whole, last)?.map(asRead)) || weighed;
}

/** Whether a question is about a name that nothing stored bears, and about nothing else. */
function isAboutUnknown({ text, pieces }: Scope, asked: readonly ReadQuestion[], names: readonly string[]): boolean {
  const [first] = asked;
  if (!first && ASKS_STATE.test(text) && ownUnknown({ text }, names)) return true;
  if (!first) return isAsking(text) && speaksOfOwn(text) && pieces.every(({ kind }) => kind !== "money");
  if (/\bgoal\b/.test(text) && !pieces.some(({ kind }) => kind === "named")) return true;
  return NEEDS_NAME.has(first.asked) && asked.every(({ query }) => !namesEntries(query));
}

interface Told {
  question: ReadQuestion;
  outcome: Outcome;
}

function answerOf(
  told: readonly Told[],
  unknown: readonly string[],
  scene: Scene,
  last: LastAsked | null,
): FigureAnswer {
  const { documents, today } = scene;
  const sentences = told.map(({ question, outcome }) => sayOutcome(question.query, outcome, documents)).filter(Boolean);
  const [first] = told;
  const needsName = NEEDS_NAME.has(first?.question.asked ?? "none");
  const also = unknown.length > 0 && needsName ? [`I have no ${listed(unknown)} on record.`] : [];
  const supposed = first?.question.supposed.trim().replace(/[,.;:?]+$/, "") ?? "";
  const assumed = supposed === "" ? [] : [`(Supposing that: ${bold(supposed)}. Nothing is changed.)`];
  const answer = [...new Set([...sentences, ...also])];
  const beside = besideAll(told, answer.join(" "), scene);
  const hasList = sentences.some((each) => each.startsWith("-"));
  const ranked = told.find(({ question }) => question.query.kind === "list")?.question.query;
  return {
    message: [[...answer, ...assumed].join(hasList ? "\n\n" : " "), ...beside].join("\n\n"),
    quickReplies: first ? repliesFor(first, documents, today) : [],
    isUnsure: told.some(({ question }) => question.isUnsure === true),
    isGuess: told.every(({ question }) => question.isGuess === true),
    isSupposed: told.every(({ question: { query } }) => query.kind === "suppose" && query.changes.every(isOfEntry)),
    byParser: told.some(({ question }) => question.byParser === true),
    last: {
      queries: told.map(({ question }) => question.query).slice(0, 4),
      ranked: ranked ?? last?.ranked ?? null,
      items: itemsOf(told),
      ...(last && last.queries.length > 0 ? { before: last.queries.slice(0, 1) } : {}),
    },
  };
}

/** What goes with the answers, a paragraph for each of a few; beside another one's it begins with what it is of. */
function besideAll(told: readonly Told[], said: string, scene: Scene): string[] {
  return told
    .map((each) => {
      const beside = sayBeside(each.question.query, each.outcome, said, scene);
      if (beside === "" || told.length === 1) return beside;
      const [item, ...others] = itemsOf([each]);
      return item && others.length === 0 ? `${nameOf(item, scene.documents)}: ${beside}` : "";
    })
    .filter((each) => each !== "")
    .slice(0, MOST_BESIDE);
}

/** So many of the questions of a message get what goes with them. */
const MOST_BESIDE = 2;

const ASKS =
  /\?|(?:^|[.,;:!\n] ?|\b(?:and|so|but|ok|hey|hi|um|now) )(?:what(?:'?s| is| are| do| does| would| will| if| percent| share| rate)|how (?:much|many|long|far|big)|hows|which|when (?:will|would|do|am|are|was|did)|how (?:is|are) (?:my|our|the)|show (?:me|my|us|the)|list|rank|sort|net worth|(?:the )?(?:difference|gap|ratio|sum|equity|total|ltv|loan[- ]to[- ]values?) (?:between|of|in|on|across))\b|\b(?:gone|done|finish(?:ed)?|clear(?:ed)?|paid(?: off)?) when\b|\b(?:what would|how (?:much|many|long)|months til+)\b/i;

/** Whether a message asks at all, by its marks and words. */
export function isAsking(message: string): boolean {
  return ASKS.test(message);
}

const GENERAL =
  /^(?:hey |hi |ok |so |please |can you )*(?:what is|what are|what does|explain|how does|how do) (?:a |an |the )?(?!my|our|in|on|left|i )[a-z0-9 '-]{2,40}(?: work| mean)? ?\??$/;
const ADVICE =
  /\b(?:should i|should we|how (?:can|do|should|could) (?:i|we) (?:save|invest|budget|reduce|cut|improve|increase|raise|boost|grow|build|start|get rid|get out|make more|earn more|pay (?:off|down)|negotiate|lower|refinance|become|retire|manage|plan)|is it (?:better|worth|smart|wise|good)|good idea|tips|advice|recommend|best way|what (?:is|would be) a (?:good|healthy|normal)|help me|normal for|on average people|everyone|most people|teach me|difference between an? )\b/;

/**
 * Whether a message surely asks of the person's own figures, or changes a part of what was asked of them before: no general
 * answer is one to it.
 */
export function asksOfFigures(message: string, { documents, today, memory }: AnswerContext): boolean {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const whole = scopeOf(laid, [{ from: 0, to: laid.tokens.length }], documents, today);
  const last = memory.figures ?? null;
  if (surelyAsked(whole) || (ASKS_STATE.test(whole.text) && ownUnknown(whole, unknownNames(laid)))) return true;
  return last !== null && startsAsFollowUp(whole.text) && followedUp(whole, last) !== null;
}

/** What asks how something of one's own stands. */
const ASKS_STATE =
  /\b(?:how (?:is|are|much)|what is (?:in|on|my|our|the)|balance|anything in|(?:is|are) there|where (?:is|am)|stands?|stood|doing|performing|left (?:in|on)|worth)\b/;
const OF_ONES_OWN = /\b(?:my|our) (?:\w+ )?$/;

/** Whether one of these names is said to be one's own: "my Vanguard". */
function ownUnknown({ text }: Pick<Scope, "text">, names: readonly string[]): boolean {
  return names.some((name) =>
    OF_ONES_OWN.test(text.slice(0, Math.max(0, text.toLowerCase().indexOf(name.toLowerCase())))),
  );
}

/** Questions that topics answer with more than a figure. */
const OF_TOPICS =
  /\bequity\b(?! (?:loan|line))|\bis mine\b|\bmy (?:interests|skills)\b|\bon track for\b|\bon (?:track|pace)$|\bput away an extra\b|\b(?:saved?|spent) .*\bget there\b|\bget there if\b|^what if (?:i|we) (?:saved?|cut|spent|put|earned?|made) .*(?:M|month)[ ?]*$|\bmore is the house worth\b|\bliquidated\b|\bcashed out\b|\bpayment for the app\b/;

/** A question that would be asked of anybody: it is for the lessons. */
function isGeneral({ text, pieces }: Scope): boolean {
  if (OF_TOPICS.test(text)) return true;
  if (ADVICE.test(text) && !/\bwhich (?:one )?(?:first|debt)\b/.test(text)) return true;
  return GENERAL.test(text.trim()) && !OWN.test(text) && (OF_ANY.test(text) || !namesOwn(pieces));
}

const OF_ANY = /\b(?:is|are|does|do|explain) an? /;

/** What a thing of one's own is, is no general question. */
function namesOwn(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind }) => kind === "named");
}

const OWN = /\b(?:my|our|i|we|me|mine|us|net worth|left)\b/;

function speaksOfOwn(text: string): boolean {
  return (
    /\b(?:my|our|i|we|me|mine|us|the)\b/.test(text) &&
    /\b(?:how|what|which|when|is|are|much|balance|rate|left)\b/.test(text)
  );
}

/** "Is that feasible given my surplus?", "can we do both with what is left over?", "sum of both vs my surplus?" */
const HOLDS_AGAINST =
  /^(?:is|are|can|could|would|do|does|will) (?:it|that|this|they|those|these|i|we|both) .*\b(?:feasible|possible|doable|realistic|affordable|manageable|within|enough|fit|both|that|it)\b.*\b(?:left|surplus|spare|over|month|budget|have)\b|^(?:sum|total|all) of (?:both|the two|those|them|it)\b/;

function startsAsFollowUp(text: string): boolean {
  return (
    /^(?:and|what about|how about|same|or|as a|per|a|by the|but|then|so|what if|ok|okay|the|fine|now|how long (?:at|with|if|then|now)|when (?:at|with)|not counting|without|expressed|in percent|likewise|less|minus|take off|take away) ?/.test(
      text,
    ) ||
    HOLDS_AGAINST.test(text) ||
    text.split(" ").length <= 5
  );
}

/** "Is that right?": a figure that is only told is no question whether it holds. */
const DOUBTS =
  /\?|\b(?:right|true|correct|agree|confirm|really|is it|is that|so is|say|says|said|swears|reckons?|claims?|thinks?|off)\b/;

function isSure({ cue, score }: ReadQuestion): boolean {
  return cue >= LEAST_CUE || score > LEAST_SCORE;
}

const asRead = (query: Query): ReadQuestion => ({
  asked: ASKED[0],
  query,
  score: 9,
  cue: 9,
  supposed: "",
});

/** What is asked of an entry: a name that is not stored is the answer then. */
const NEEDS_NAME: ReadonlySet<Asked> = new Set([
  "entry",
  "rate-of",
  "interest",
  "percent",
  "remaining",
  "until-zero",
  "interest-until-zero",
  "monthly",
  "date-of",
  "target-of",
  "until",
  "months-covered",
  "share",
  "sum",
  "known",
  "type-of",
  "enough",
  "changed-when",
]);

function namesEntries(query: Query): boolean {
  return /"kind":"entries"|"item":|"goal":\{/.test(JSON.stringify(query));
}

function notOnRecord(asked: readonly string[], last: LastAsked | null): FigureAnswer {
  const names = asked.map((name) => name.replace(/ balance$/i, ""));
  const what = listed(names);
  return {
    message: `I have no ${what} on record. Tell me what it stands at and I will note it.`,
    quickReplies: ["What do I own?", "What do I owe?", "Show my goals"],
    last,
    ...(names.length === 1 && names[0] ? { unknown: names[0] } : {}),
  };
}

/** What makes a supposition real or a goal, as a sentence that can be sent. */
function repliesFor({ question, outcome }: Told, documents: Documents, today: CalendarDate): string[] {
  if (outcome.kind !== "supposed" || question.query.kind !== "suppose" || outcome.refused.length > 0) return [];
  return offersFor(question.query.changes, documents, today);
}

/** What somebody would save or spend is the topics' subject: they lead to the road with it. */
function isOfEntry({ kind }: Change): boolean {
  return /^(?:add|edit|delete)-(?:asset|debt)$/.test(kind);
}

function itemsOf(told: readonly Told[]): ItemRef[] {
  const items = told.flatMap(({ question: { query }, outcome }): ItemRef[] => {
    if (outcome.kind === "list")
      return outcome.placed.slice(0, 3).map(({ item }) => ({ side: item.side, id: item.id }));
    if (query.kind === "suppose") return query.changes.flatMap(changedItem);
    if (outcome.kind === "figure" && outcome.items.length > 0)
      return outcome.items.map(({ side, id }) => ({ side, id }));
    const said = JSON.stringify(query).matchAll(/\{"side":"(assets|debts|goals)","id":"([^"]+)"\}/g);
    return [...said].map(([, side, id]) => ({ side: side as ItemRef["side"], id: id ?? "" }));
  });
  return distinct(items).slice(0, 6);
}
