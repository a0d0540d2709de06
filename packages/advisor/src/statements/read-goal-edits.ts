import { PLAIN_COMMAND } from "../language/modality-words.ts";
import { type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { alike, matchGoals } from "../matching/match-goals.ts";
import { amountEdit, HOLDS_NO_LONGER } from "./goal-amounts.ts";
import { isChangeOfGoal } from "./goal-changes-asked.ts";
import { dateEdit, NO_DATE } from "./goal-dates.ts";
import { goalMention, goalPointedAt, strangerNamed } from "./goal-mention.ts";
import { DONE, progressEdit, STARTED } from "./goal-progress.ts";
import { typeEdit } from "./goal-type-edit.ts";
import { isOfEntry, isOfThingItself } from "./is-of-entry.ts";
import { NO_MENTION, readMention } from "./read-mention.ts";
import type { ClauseReader, Reading, Spoken } from "./reading.ts";
import type { GoalEdit, Mention, Statement } from "./statement.ts";

const REMOVE =
  /^(?:please |can you |could you |you can |go ahead and |also |and |so |then |now |, |let us |just |i want to |i would like to )*(?:delete|remove|erase|drop|scrap|scratch|ditch|wipe|clear|strike|cancel|get rid of|forget(?: about)?|take off|abandon|give up on|lose|bin|kill|dump|trash|nix|axe|toss|take (?=.*\b(?:off|out of) (?:my |the |our )?(?:list|goals?))|take (?=out\b.*\bgoal))\b|\b(?:not|no longer) need (?:the|my|our|that|this) (?:[\w'-]+ ){1,4}goal(?: (?:any more|any longer|now|either|so|,).*)?$|\bgoal (?:can|should|has to|needs to|must) go\b|\bget (?:.*) (?:out of|off) (?:my|the|our) (?:goals|goal list|list of goals)\b|\b(?:given up on|changed my mind about|gave up on|giving up on|no longer (?:want|care about|interested in)|not (?:want|doing|pursuing|interested in))\b/;

/** The same in other words, where nothing else can be done to a goal: "the marathon goal can be deleted", "zap it". */
const REMOVE_ANYHOW = new RegExp(
  [
    "^(?:please |kindly |can you |could you |you can |go ahead and |also |and |so |then |now |, |let us |just )*(?:zap|yeet|purge|expunge|jettison|eliminate|discard|retire|shelve|discontinue|withdraw|banish|void|nuke|obliterate|eradicate|do away with|throw out|chuck out|toss out|cull|strip out|excise|rub out|blot out|weed out|unlist)\\b",
    "\\b(?:goal|fund|pot|one) (?:can|may|should|could|must|has to|needs to|ought to) (?:now |just |also |safely )*(?:be (?:deleted|removed|binned|dropped|scrapped|erased|cancelled|canceled|shelved|retired|ditched|taken (?:off|down|out)|thrown out|struck|crossed out|axed|discarded|purged|forgotten|wiped|cut|tossed|dumped|let go|gotten rid of|abandoned)|go|vanish|disappear|leave|come off|be gone)\\b(?! (?:up|down|to|on|by|away from|ahead|back|forward)\\b)",
  ].join("|"),
);

/** "My goal is to ...": names one, and speaks of none that is stored. */
const NEW_GOAL =
  /^(?:and |also |so |but )*(?:my|our|a|another|one|the) (?:\w+ ){0,2}goal (?:is to|is|of|to|for|:|would be)\b(?! (?:done|finished|completed?|reached|at|now|M|P|a \w+ goal))/;
const ADDING =
  /^(?:please |also |and |now |can you |could you )*(?:new goal|(?:add|create|set up|set|make|start) (?:a|an|another|a new|me a|my) (?:\w+ )?goal)\b/;

/** Wanting something is a new goal, unless it is to change one. */
const WANTED =
  /^(?:and |so |but |also |, )*(?:i|we) (?:\w+ )?(?:want|would like|would love|wish|need|hope|plan|aim|am (?:trying|hoping|planning|looking))\b(?!.*\b(?:raise|lower|change|push|move|extend|rename|delete|remove|mark|postpone)\b)/;

/** What people say of a goal that they have: progress, done, another date, amount, name or type, or off with it. */
export const readGoalEdits: ClauseReader = (spoken, reading) => {
  const { phrase } = spoken;
  const { text, tokens } = phrase;
  const titledSteps = reading.documents.goals.intermediateGoals.some(({ title }) => /\bsteps?\b/i.test(title));
  if (STEPS.test(text) && /\b(?:add|steps?|(?:first|next|new) \w*milestone)\b/.test(text) && !titledSteps) return null;
  const mention = goalMention(tokens, reading);
  const saysGoal = /\bgoals?\b/.test(text);
  if (!mention && !saysGoal) return readAfterthought(phrase, reading);
  if (isNew(spoken, mention, reading) || (!saysGoal && isOfEntry(text, tokens, reading))) return null;
  if (mention && isOfThingItself(text, mention, reading)) return [];
  const target = mention ?? goalPointedAt(text, reading) ?? strangerIn(phrase);
  if (asksRemoval(text) && !NO_DATE.test(text) && !slotsOf(tokens, "money").length)
    return removal(text, target, mention, reading);
  return target && readEdit(phrase, target, saysGoal, reading);
};

/** Whether a goal is to go; "shelve the idea of removing it" leaves it. */
export function asksRemoval(text: string): boolean {
  if (/\b(?:idea|thought|notion|plan) of\b/.test(text)) return false;
  return REMOVE.test(text) || REMOVE_ANYHOW.test(text);
}

/** A goal that is none of those stored: which one is meant has to be asked. */
function strangerIn({ text }: Phrase): Mention | null {
  const name = PLAIN_COMMAND.test(text) ? strangerNamed(text) : null;
  return name === null ? null : { ...NO_MENTION, words: name.split(" "), name };
}

const STEPS = /\b(?:sub)?(?:steps?|submilestones?|milestones?|sub-goals?)\b/;

function isNew({ phrase, modality }: Spoken, mention: Mention | null, reading: Reading): boolean {
  const { text } = phrase;
  if (modality === "goal" && WANTED.test(text) && !isChangeOfGoal(phrase, reading)) return true;
  return ADDING.test(text) || (!mention && NEW_GOAL.test(text));
}

function readEdit(phrase: Phrase, target: Mention, saysGoal: boolean, reading: Reading): Statement[] | null {
  const { text } = phrase;
  if (!target.many) reading.goalInMind = target.pronoun ? reading.goalInMind : target;
  const onlyTellsWhy = reading.goalRequest && HAS_RISEN.test(text) && !/\bgoal\b/.test(text);
  if (onlyTellsWhy || GIFT.test(text) || DIPS.test(text)) return kept(phrase, target, reading);
  const edit = EMPTIED.test(text) ? { current: { to: 0 } } : editOf(phrase, target, saysGoal, reading);
  if (!edit && (OPEN_CHANGE.test(text) || IS_RUNNING.test(text))) return openChange(text, target, reading);
  if (!edit) return HOLDS_NO_LONGER.test(text) ? [] : null;
  keepAction(edit, reading);
  return isRepeated(edit, target, reading) ? [] : [{ kind: "goal-edit", mention: target, edit }];
}

/** "1,000 into the house goal and 200 on the Visa": what is done next without its verb. */
function keepAction({ current }: GoalEdit, reading: Reading): void {
  if (current && "by" in current) reading.lastAction = current.by < 0 ? "subtract" : "put";
}

/** "Update the van goal": to what is still to be said. */
const OPEN_CHANGE =
  /^(?:please |can you |could you |i want to |i would like to |i need to |let us |, )*(?:update|change|edit|adjust|modify|revise|fix) (?:the |my |our |that )?(?:[\w'-]+ ){1,5}(?:goal|fund)(?: (?:please|for me))*$/;
/** "The Etsy shop is open!": nothing that is owned, and done only where that is said. */
const IS_RUNNING =
  /\b(?:is|are|got|went) (?:now |finally |officially )*(?:open|live|up|running|ready|here|out|launched|published|online)\b(?!.*\bM\b)/;

/** "The kiln went up 500, raise that goal to 8,300": why, and not by how much. */
const HAS_RISEN = /\b(?:went|gone|jumped|shot|climbed) up (?:by |another |about )?M$/;

function openChange(text: string, mention: Mention, { statements }: Reading): Statement[] {
  const last = statements.at(-1);
  if (last?.kind === "goal-edit" && Object.keys(last.edit).length > 0 && /\b(?:the|that|my) goal\b/.test(text))
    return [];
  return OPEN_CHANGE.test(text) ? [{ kind: "goal-edit", mention, edit: {} }] : [];
}

const EMPTIED = /\b(?:emptied|drained|cleaned out|cleared out|wiped out|used up|blew through)\b(?!.*\bM\b)/;

/** "It got moved up two months, so pull it forward two months": once. */
function isRepeated(edit: GoalEdit, mention: Mention, { statements, documents }: Reading): boolean {
  const ids = (each: Mention) => JSON.stringify(matchGoals(each, documents).map(({ id }) => id));
  return (
    edit.shiftMonths !== undefined &&
    statements.some(
      (each) =>
        each.kind === "goal-edit" && each.edit.shiftMonths === edit.shiftMonths && ids(each.mention) === ids(mention),
    )
  );
}

/** "Grandma gave me 500 for the wedding": what becomes of it is said next, if at all. */
const GIFT =
  /\b(?:gave|handed|sent|gifted|slipped|given|left) (?:me|us) (?:a |an )?(?:check for |cheque for )?M\b(?!.* (?:and|which))/;

/** "Had to dip into the emergency fund": by how much comes next. */
const DIPS = /^(?!.*\bM\b).*\b(?:dip|dipped|tap|tapped|raid|raided|break|broke) into\b/;

/** "Grandpa gave the kids 1,000": where it goes comes next. */
const GIVEN =
  /\b(?:gave|handed|sent|gifted|slipped|given) (?:(?:us|me|him|her|the kids|(?:my|our|the) [a-z]+) )?(?:a |an )?(?:check for |cheque for )?M(?: (?:for|towards?) (?:the|my|our|his|her|their) [\w'-]+(?: [\w'-]+){0,3} ?)?$/;

function kept({ tokens }: Phrase, mention: Mention, reading: Reading): Statement[] {
  reading.goalInMind = mention;
  reading.lastAmount = slotsOf(tokens, "money").at(-1)?.value ?? null;
  return [];
}

const ALL_OF_IT =
  /\b(?:add|put|threw|throw|stuck|added|moved|sent|dropped|went|tossed|popped|deposited|goes|socked|banked|saved)\b.*?\b(?:it all|all of it|all of that|the whole thing|the money|that money|it|that)\b/;

/** "It all went into the college fund". */
const ALL_WENT =
  /\b(?:it|that|all of it|all of that|the money|the whole thing|everything) (?:all )?(?:went|goes|is going|got put|was put) (?:straight |right |directly )?(?:in|into|to|towards?)\b/;

/** "Took 800 out", "mark it done", "it will be 14k": of the goal just spoken of, with no thing of another kind named. */
function readAfterthought(phrase: Phrase, reading: Reading): Statement[] | null {
  const { text, tokens } = phrase;
  const last = reading.statements.at(-1);
  if (last && last.kind !== "goal-edit" && last.kind !== "step" && last.kind !== "goal-remove") return null;
  const mention = reading.goalInMind ?? (last?.kind === "goal-edit" ? last.mention : null);
  if (!mention) return null;
  if (last?.kind === "goal-edit" && last.mention === mention && again(text, tokens, last.edit)) return [];
  const inOrOut =
    /^(?:(?:i|we) )?(?:had to |have |just )?(?:took|take|pulled|withdrew|put|added|threw) (?:another )?M (?:more )?(?:back )?(?:out|in)\b(?! (?:my|the|our))/;
  const stands = /^(?:and |so )*(?:i|we|it) (?:am|is|are) (?:now |at |about |maybe |like )*P\b/.test(text);
  const refersBack = stands || goalPointedAt(text, reading) !== null || inOrOut.test(text) || NO_DATE.test(text);
  if (!refersBack) return null;
  const named = readMention(tokens, reading.knownWords);
  if (named.words.length > 0 && matchEntries(named, knownEntries(reading.documents, null)).length > 0) return null;
  if (asksRemoval(text) && !NO_DATE.test(text) && slotsOf(tokens, "money").length === 0)
    return /\b(?:it|that|this)\b/.test(text) ? [{ kind: "goal-remove", mention }] : null;
  const edit = editOf(phrase, mention, true, reading);
  return edit ? [{ kind: "goal-edit", mention, edit }] : null;
}

/** "Move it to summer ... make it June": the date that was just said, changed. */
function again(text: string, tokens: readonly Token[], edit: GoalEdit): boolean {
  const [date] = slotsOf(tokens, "date");
  if (!date || !edit.targetDate || !/^(?:no |or |actually |rather )*make (?:it|that) D$/.test(text)) return false;
  edit.targetDate = date.date;
  return true;
}

function removal(text: string, target: Mention | null, named: Mention | null, reading: Reading): Statement[] | null {
  if (/\bchanged my mind about\b/.test(text) && !/\b(?:delete|remove|drop)\b/.test(text)) {
    if (named) reading.goalInMind = named;
    return named ? [] : null;
  }
  if (named && !named.pronoun) {
    reading.goalInMind = named;
    return [{ kind: "goal-remove", mention: named }];
  }
  const pointed = reading.goalInMind ?? (target?.pronoun === false ? target : null);
  if (pointed) {
    const known = reading.statements.some((each) => each.kind === "goal-remove" && each.mention === pointed);
    return known ? [] : [{ kind: "goal-remove", mention: pointed }];
  }
  if (/\b(?:all|every|both|everything|my goals|the goals|goal list)\b/.test(text))
    return [
      {
        kind: "goal-remove",
        mention: {
          ...NO_MENTION,
          many: /\bboth\b/.test(text) ? "both" : "all",
          words:
            text.match(/\b(?:skill|behaviou?r|lifestyle|networking|project|financial|completed|finished)\b/g) ?? [],
        },
      },
    ];
  return target ? [{ kind: "goal-remove", mention: target }] : null;
}

function editOf(phrase: Phrase, mention: Mention, saysGoal: boolean, reading: Reading): GoalEdit | null {
  const { text, tokens } = phrase;
  if (NO_DATE.test(text)) return { targetDate: null };
  const type = typeEdit(text);
  if (type) return type;
  const goals = matchGoals(mention, reading.documents);
  const goal = goals.length === 1 ? goals[0] : undefined;
  const amount = goal && goal.type !== "financial" ? null : amountOf(phrase, mention, reading);
  const dated = dateEdit(text, tokens, DONE.test(text) && !HAVE_DONE.test(text) ? true : STARTED.test(text));
  if (amount) return dated?.targetDate && !("current" in amount) ? { ...amount, ...dated } : amount;
  if (dated) return dated;
  const progress = progressEdit(text, tokens, saysGoal, goal);
  if (progress) return progress;
  return goal && goal.type !== "financial" ? amountOf(phrase, mention, reading) : null;
}

/** "I'd like to have it done by May": a date, not done. */
const HAVE_DONE =
  /\bto (?:finish|complete|reach|hit|wrap up)\b.*\bD\b|\b(?:have|get|be|has to be|should be|to be|needs to be)\b.*\b(?:done|finished|complete|completed|reached)\b.*\bD\b/;

function amountOf(phrase: Phrase, mention: Mention, reading: Reading): GoalEdit | null {
  const isGoal = ({ text, slot }: Token) =>
    slot?.kind === "quote" || (slot === null && mention.words.some((word) => word === text || alike(text, word)));
  const edit = amountEdit(phrase, isGoal, reading.goalRequest);
  if (edit) {
    reading.lastAmount = slotsOf(phrase.tokens, "money").at(-1)?.value ?? null;
    reading.lastGoalEdit = edit;
    return edit;
  }
  const [money, ...others] = slotsOf(phrase.tokens, "money");
  if (!money && (ALL_OF_IT.test(phrase.text) || ALL_WENT.test(phrase.text)) && reading.lastAmount !== null)
    return { current: { by: reading.lastAmount } };
  if (!money || others.length > 0 || /\b(?:i|we|is|was|cost|costs)\b/.test(phrase.text)) return null;
  return likeBefore(money.value, reading.lastGoalEdit);
}

/** "... and 1,000 more in the wedding fund": what was done to the goal before it. */
function likeBefore(amount: number, last: GoalEdit | null): GoalEdit | null {
  if (last?.current && "by" in last.current) return { current: { by: Math.sign(last.current.by) * amount } };
  if (last?.current && ("to" in last.current || "saved" in last.current)) return { current: { to: amount } };
  if (last?.target && "to" in last.target) return { target: { to: amount } };
  return null;
}

/** Keeps which goal a clause speaks of that says nothing to be written: "we're not building the deck after all". */
export function keepGoalInMind(tokens: Token[], reading: Reading): void {
  const { text } = phraseOf(tokens);
  if (GIVEN.test(text)) reading.lastAmount = slotsOf(tokens, "money").at(-1)?.value ?? null;
  const mention = goalMention(tokens, reading);
  if (mention && !mention.many && !isOfEntry(text, tokens, reading)) reading.goalInMind = mention;
}
