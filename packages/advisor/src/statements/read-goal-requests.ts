import { isOthers } from "../language/is-others.ts";
import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { isChangeOfGoal } from "./goal-changes-asked.ts";
import { applyDetail } from "./goal-details.ts";
import { withGoalForOne } from "./goal-for-one.ts";
import { goalMention } from "./goal-mention.ts";
import {
  announcedRequest,
  explicitRequest,
  type GoalRequest,
  inPlainOrder,
  plainWish,
  requestOf,
  thingAndAmount,
  tokensUpTo,
  wishIn,
} from "./goal-request-parts.ts";
import { ADD_GOAL, ADDING_IT, CONFIRMING } from "./goal-requests.ts";
import { financialTitle, tokensFrom } from "./goal-titles.ts";
import { typeEdit } from "./goal-type-edit.ts";
import { AIMED_AT, CONFIRMING_ANYHOW, datedSaving, wishAnyhow, withNamedThing } from "./loose/goal-wishes.ts";
import type { Reading } from "./reading.ts";
import { piecesOf, splitGoals } from "./split-goals.ts";
import type { GoalAddStatement } from "./statement.ts";

/** What of a sentence that asks for goals is left for other readers. */
interface Rest {
  before: Token[];
  after: Token[];
}

const OF_STEPS =
  /\b(?:a|an|another|the|these|new|two|three|first|next|following|some|this|that|each|every|N) (?:\w+ )?(?:sub-?)?(?:steps?|milestones?|submilestones?|sub-?goals?|sub-?tasks?|tasks?|to-?dos?)\b(?! (?:a|per) day| T)/;

/**
 * Reads what asks for new goals in so many words ("add a goal to ...", "... make that a goal"), on whole sentences:
 * their commas and lists belong to the goals. Null where a sentence does not.
 */
export function readGoalRequest(at: number, sentences: readonly Sentence[], reading: Reading): Rest | null {
  const sentence = sentences[at];
  if (!sentence || OF_STEPS.test(phraseOf(sentence.tokens).text)) return null;
  const announced = reading.goalsAnnounced;
  reading.goalsAnnounced = null;
  const more = moreOfGoal(sentence, at, reading);
  if (more) return more;
  const before = phraseOf(sentences[at - 1]?.tokens ?? []).text;
  const phrase = phraseOf(withGoalForOne(inPlainOrder(sentence.tokens), before));
  if (isTypeChange(phrase, reading)) return null;
  const request =
    confirmedRequest(phrase, at, sentences) ??
    explicitRequest(phrase, sentence.asks) ??
    (announced && !sentence.asks ? announcedRequest(phrase, announced.many) : null) ??
    (isChangeOfGoal(phrase, reading)
      ? null
      : (laterRequest(phrase, sentence.asks) ??
        plainWish(phrase, sentence.asks) ??
        plainSaving(phrase, sentence.asks, reading)));
  if (!request) return null;
  if (request.body.length === 0) {
    reading.goalsAnnounced = { many: request.many };
    return { before: request.before, after: [] };
  }
  const named = withNamed(request.body, sentences[at - 1]);
  const body = withNamedThing(named, [...(sentences[at - 1]?.tokens ?? []), ...request.before]);
  const { goals, left } = splitGoals(body, request, reading);
  if (goals.length === 0 && !request.certain) return null;
  if (goals.length === 0) reading.unwritten.push("wish");
  reading.statements.push(...goals);
  if (goals.length > 0) reading.goalSentence = at;
  if (announced?.many) reading.goalsAnnounced = announced;
  return { before: isSavedBefore(request.before, goals, reading) ? [] : request.before, after: left };
}

/** "I have 700 set aside already and want to save 3,000 for a bed": of the goal as well. */
function isSavedBefore(before: Token[], goals: readonly GoalAddStatement[], { today }: Reading): boolean {
  const [goal, ...others] = goals;
  const phrase = phraseOf(before.filter(({ text }, at) => at < before.length - 1 || !/^(?:and|but|so|,)$/.test(text)));
  return (
    goal !== undefined &&
    others.length === 0 &&
    /\bM (?:saved|set aside|put away|put aside|put by|stashed|tucked away)\b|\bsaved (?:up )?M\b/.test(phrase.text) &&
    applyDetail(phrase, goal, today)
  );
}

/** "Mark tracking my spending as a lifestyle goal": of one that is there. */
function isTypeChange({ text, tokens }: Phrase, reading: Reading): boolean {
  return (
    /^(?:please |can you |could you |also |and |so )*(?:mark|make|count|consider|treat|call|file|class|classify|set|switch|turn|change|list) /.test(
      text,
    ) &&
    typeEdit(text) !== null &&
    goalMention(tokens, reading) !== null
  );
}

/** "I've got ten months to get there", "It's for a fence.": of the goal in the sentence before. */
function moreOfGoal({ tokens, asks }: Sentence, at: number, reading: Reading): Rest | null {
  const goal = reading.statements.at(-1);
  if (asks || goal?.kind !== "goal-add" || reading.goalSentence !== at - 1) return null;
  const phrase = phraseOf(tokens);
  if (
    CONFIRMING.exec(phrase.text)?.index === 0 ||
    CONFIRMING_ANYHOW.exec(phrase.text)?.index === 0 ||
    ADD_GOAL.test(phrase.text) ||
    /^(?:and )?(?:add|note|record) (?:it|that|this)$/.test(phrase.text)
  ) {
    const [date] = slotsOf(tokens, "date");
    goal.targetDate ??= date?.date ?? null;
    return { before: [], after: [] };
  }
  if (nameByPurpose(phrase, goal)) return { before: [], after: [] };
  const whole = applyDetail(phrase, goal, reading.today);
  const pieces = whole ? [] : piecesOf(tokens);
  const taken = pieces.findIndex((piece) => !applyDetail(phraseOf(piece.tokens), goal, reading.today));
  if (taken === 0) return null;
  reading.goalSentence = at;
  const rest = taken < 0 ? [] : pieces.slice(taken);
  return { before: [], after: rest.flatMap(({ link, tokens: words }) => [...link, ...words]) };
}

/** "The mortgage is at 201,500, and I want a new goal to learn woodworking": asked for after something else. */
function laterRequest({ tokens }: Phrase, asks: boolean): GoalRequest | null {
  if (asks) return null;
  for (let at = 1; at < tokens.length; at++) {
    if (tokens[at - 1]?.slot || !/^(?:,|and|plus|then|so)$/.test(tokens[at - 1]?.text ?? "")) continue;
    const later = phraseOf(tokens.slice(at));
    const asksFor = ASKS_FOR_GOAL.test(later.text) || ADDS_TO_GOALS.test(later.text);
    const request = asksFor ? explicitRequest(later, false) : null;
    if (request) return { ...request, before: [...tokens.slice(0, at), ...request.before] };
  }
  return null;
}

const ASKS_FOR_GOAL =
  /^(?:(?:please|also|then|can you|could you|(?:i|we) (?:want|need|would like)(?: to)?) )*(?:(?:add|create|set up|set|start|make|record|put in|put|open|begin) )?(?:me )?(?:a|an|another|one)(?: (?:new|more|separate|savings|financial|skill|project))* goal\b/;

/** "... so add losing weight to my goals". */
const ADDS_TO_GOALS =
  /^(?:please |can you |could you )*(?:add|put) (?:[a-z]+ing|\w+) .*\b(?:to|on|in) (?:my|our|the) (?:list of )?goals?(?: list)?$/;

function nameByPurpose({ text, tokens }: Phrase, goal: GoalAddStatement): boolean {
  if (!goal.title.startsWith("Save $")) return false;
  const match = /^(?:it|that|this|the money) (?:is|would be|will be)(?: all)? (?=for )/.exec(text);
  if (!match || /\bM\b/.test(text)) return false;
  goal.title = financialTitle(tokensFrom(tokens, match[0].length), null) || goal.title;
  return true;
}

/** What stands in all that tells to make a goal of what was said before. */
const MAY_CONFIRM = /goal|add|record|note|log/;

/** A sentence that says at its end, or in the sentence after it, that it is to be a goal. */
function confirmedRequest(phrase: Phrase, at: number, sentences: readonly Sentence[]): GoalRequest | null {
  const { tokens } = phrase;
  const next = phraseOf(sentences[at + 1]?.tokens ?? []).text;
  const mayBeNext = MAY_CONFIRM.test(next);
  if (!mayBeNext && !MAY_CONFIRM.test(phrase.text)) return null;
  const match = CONFIRMING.exec(phrase.text) ?? ADDING_IT.exec(phrase.text) ?? CONFIRMING_ANYHOW.exec(phrase.text);
  const tail = match && match.index > 0 ? match : null;
  const isNext =
    mayBeNext &&
    (CONFIRMING.exec(next)?.index === 0 ||
      CONFIRMING_ANYHOW.exec(next)?.index === 0 ||
      ADDING_IT.exec(next)?.index === 0 ||
      (at + 2 === sentences.length && ADD_GOAL.test(next)));
  if (!tail && !isNext) return null;
  if (sentences[at]?.asks && !tail) return null;
  const head = tail ? phraseOf(tokensUpTo(tokens, tail.index)) : phrase;
  const said = explicitRequest(head, false) ?? aimedAt(head) ?? wishIn(head) ?? thingAndAmount(head) ?? anyWish(head);
  if (!said) return null;
  const [date] = tail ? slotsOf(tokensFrom(tokens, tail.index), "date") : [];
  return { ...said, asked: true, date: said.date ?? date?.date ?? null };
}

/** A wish in words that no rule knows, where it is nobody else's. */
function anyWish(head: Phrase): GoalRequest | null {
  const body = isOthers(head.text) ? null : wishAnyhow(head);
  return body && requestOf(body, {});
}

/** "Ten thousand steps a day, I'm aiming for that". */
function aimedAt(head: Phrase): GoalRequest | null {
  return AIMED_AT.test(head.text) ? anyWish(head) : null;
}

function plainSaving(phrase: Phrase, asks: boolean, reading: Reading): GoalRequest | null {
  const body = asks || goalMention(phrase.tokens, reading) ? null : datedSaving(phrase);
  return body && requestOf(body, {});
}

/** "Learning Portuguese has been on my list. I want to learn it": what "it" stands for. */
function withNamed(body: Token[], previous: Sentence | undefined): Token[] {
  const { text } = phraseOf(body);
  const verb = /^(?:to )?(\w+) (?:it|that|this)\b/.exec(text);
  if (!verb || !previous) return body;
  const before = phraseOf(previous.tokens);
  const named = /\b(\w+ing) (?=\w+(?: \w+){0,4}? (?:has|have|is|was|seems|sounds)\b)/.exec(before.text);
  if (!named) return body;
  const from = tokensFrom(before.tokens, named.index + named[0].length);
  const to = from.findIndex(({ text: word }) => /^(?:has|have|is|was|seems|sounds)$/.test(word));
  const at = body.findIndex(({ text: word }) => /^(?:it|that|this)$/.test(word));
  return [...body.slice(0, at), ...from.slice(0, to), ...body.slice(at + 1)];
}
