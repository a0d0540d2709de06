import type { Change, Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Statement } from "../statements/statement.ts";
import type { Option } from "../vetoes/veto.ts";
import { withAmount } from "./answer-amount.ts";
import type { Answered } from "./answer-pending.ts";
import { AGREES, NO, OKAY, YES, YES_BUT } from "./answer-words.ts";
import type { Pending } from "./conversation.ts";
import { mentionOf } from "./told-things.ts";

/** "Sorry, not sold yet" is no answer. */
const LONGEST_NO = 3;
const PLAIN_NO = /^(?:no|nope|nah)\b/;

/** "Rest went in checking" is no answer to where all of it went. */
const A_PART = /\b(?:rest|remainder|remaining|leftovers?|what (?:is|was) left|left over|the other|half)\b/i;

type Choose = Extract<Pending, { need: "choose" }>;

/** What a message answers to the questions whose answers were offered; null where it speaks of something else. */
export function answerChoose(
  answered: Answered,
  sentences: readonly Sentence[],
  documents: Documents,
  message: string,
): Answered | null {
  for (const open of answered.pending) {
    if (open.need !== "choose") continue;
    const chosen = chosenOf(open, sentences, message);
    if (!chosen) continue;
    const pending = answered.pending.filter((each) => each !== open);
    const corrected =
      chosen.changes.length === 0 && !chosen.undo
        ? (corrects(open, sentences.slice(1), documents) ?? isSoFar(open, sentences, documents))
        : null;
    if (corrected) return { ...answered, pending, completed: [corrected], rest: [] };
    const rest = isChosenWhole(chosen, message) ? [] : sentences.slice(1);
    const holds = open.seen === null || open.seen === stateOf(open.options, documents);
    if (!holds || (chosen.changes.length === 0 && !chosen.undo))
      return { ...answered, pending, declined: rest.length === 0, dropped: rest.length > 0, rest };
    return { ...answered, pending, chosen, rest };
  }
  return null;
}

/** "No. 140,000. Fat fingers.": the figure that was asked about, as it should be. */
function corrects({ instead }: Choose, sentences: readonly Sentence[], documents: Documents): Statement | null {
  const figures = sentences.filter(({ tokens }) => slotsOf(tokens, "money").length > 0);
  const [sentence, ...others] = figures;
  return instead && sentence && others.length === 0 ? withAmount(instead, sentence.tokens, true, documents) : null;
}

/** "No, I'm not done, put it at 40%", where a goal was asked about: how far that is. */
function isSoFar({ options }: Choose, sentences: readonly Sentence[], documents: Documents): Statement | null {
  const changes = options.flatMap((option) => option.changes);
  const [id, ...more] = new Set(changes.flatMap(idsOf));
  const figures = sentences.flatMap(({ tokens }) => slotsOf(tokens, "percent"));
  const [figure, ...others] = figures;
  if (id === undefined || !figure || more.length + others.length > 0) return null;
  if (!changes.every(({ kind }) => kind === "edit-goal")) return null;
  const mention = mentionOf({ side: "goal", id }, documents);
  return { kind: "goal-edit", mention, target: id, edit: { progress: figure.value } };
}

function chosenOf(open: Choose, sentences: readonly Sentence[], message: string): Option | null {
  const tapped = open.options.find((option) => isChosenWhole(option, message)) ?? byPlace(open.options, message);
  if (tapped) return tapped;
  return open.isGuess && AGREES_TO_MORE.test(message) ? null : chosenInWords(open, sentences, message);
}

function chosenInWords({ options, byTheWay }: Choose, sentences: readonly Sentence[], message: string): Option | null {
  const [first] = sentences;
  if (!first || first.asks || slotsOf(first.tokens, "money").length > 0) return null;
  const { text } = phraseOf(first.tokens);
  const named = options.filter(({ words = [] }) => words.length > 0 && words.every((word) => saysWord(word, text)));
  const [best, next] = named.toSorted((a, b) => (b.words?.length ?? 0) - (a.words?.length ?? 0));
  if (best && A_PART.test(text) && !A_PART.test(best.reply)) return null;
  if (best && byTheWay && movesMoney(best) && !tellsWhere(text, best.words ?? [])) return null;
  if (best && best.words?.length !== next?.words?.length) return best;
  if (OKAY.test(message) || ((YES.test(text) || AGREES.test(text)) && !YES_BUT.test(text)))
    return options.find(({ yes }) => yes) ?? null;
  const refuses = NO.test(text) && (first.tokens.length <= LONGEST_NO || PLAIN_NO.test(text));
  return refuses && named.length === 0
    ? (options.find(({ changes, undo }) => changes.length === 0 && !undo) ?? null)
    : null;
}

const PLACED = /^\W*(?:the )?(first|second|third|last)(?: one)?[\s,.:;(-]*(\$?[\d,.]*\d)?[\s.!)]*$/i;
const PLACES_SAID: Record<string, number> = { first: 0, second: 1, third: 2, last: -1 };
/** "Yes remove the Odyssey loan, it's hers now", where a guess of something else is offered. */
const AGREES_TO_MORE =
  /^\W*(?:yes|yeah|yep|yup|ok|okay|sure)\W+(?:please )?(?:remove|delete|take|add|put|set|make|change|move|pay|paid|record|note|mark|drop)\b(?! (?:it|that|this|them)\b)(?=(?:\W+\w+){2})/i;

/** "The first one, 20,640": of what was offered, by its place; with a sum beside it only where that is in it. */
function byPlace(options: readonly Option[], message: string): Option | undefined {
  const [, place = "", sum] = PLACED.exec(message) ?? [];
  const doing = options.filter(({ changes, undo }) => changes.length > 0 || undo);
  const chosen = doing.at(PLACES_SAID[place.toLowerCase()] ?? Number.NaN);
  if (place === "" || !chosen || doing.length < 2) return undefined;
  const sums: string[] = chosen.reply.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? [];
  return sum === undefined || sums.includes(sum.replace(/[$,]/g, "")) ? chosen : undefined;
}

/** Whether an answer says where money went, and not how the data is to be understood. */
function movesMoney({ changes }: Option): boolean {
  return changes.some(({ kind }) => /-(?:asset|debt)$/.test(kind));
}

/** Words that an answer to where money went is made of, beside the name of the place. */
const OF_AN_ANSWER = new Set(
  `a the my our your in into to onto on at it its that this them all of some money cash price proceeds account accounts savings saving
  checking chequing current bank pot fund please just straight then yes yeah yep ok okay aye sure went goes gone going put stuck is was are be
  been has have did do there here right now today yesterday already so i we he she thanks thank you ta cheers mate love oh um uh er well and
  with loan mortgage paid off cleared still stands not rest one mine ours deposited moved transferred banked landed dropped sitting sits sat
  popped chucked threw kept keep go whole lot full amount directly direct online this morning week lad lass hun no sorry oops wait actually wrong meant mean place M N`.split(
    /\s+/,
  ),
);
const PLACES =
  "(?:put|went|goes|gone|going|stuck|stick|deposited|moved|transferred|banked|dropped|landed|sent|sits?|sitting|sat|threw|popped|chucked|kept|paid|wired|it is|it was|that is|money is|money was|all|straight)";
const BELONGS = "(?! (?:\\w+ ){0,2}(?:is|are|was|belongs?|uses?|used|has|needs?|will|would|pays?)\\b)";
/** Whoever else did something with the place. */
const OF_OTHERS =
  /\b(?:my|our|his|her|their) (?:\w+ )?(?:wife|husband|partner|mum|mom|dad|mother|father|brother|sister|son|daughter|kids?|friend|boss)(?! (?:and|&) i)\b|\b(?:us|they|who|if|should|could|would|might|maybe)\b/;

/** What is not so, or not yet. */
const NOT_SO =
  /\b(?:not|never|cannot|no (?:money|cash|proceeds)|will|gonna|next|tomorrow|tonight|later|soon|yet|once|when|until)\b/;
const DAY = /\b(?:D|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const DONE = /\b(?:went|was|put|landed|last)\b/;
/** "The loan is not paid off" denies nothing of where the money is. */
const LOAN_NOT_PAID = /\bnot (?:yet )?(?:been )?(?:paid|cleared|settled|closed|gone|off)\b/g;

/** Whether a place is denied, or money is only to go there: "I'll put it in Marcus", "Marcus is the wrong one". */
function isDenied(text: string, names: string): boolean {
  const isToGo = new RegExp(`\\bgoing to (?!(?:my |the |our )?(?:${names}))`, "i");
  const isWrong = new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9]).*\\b(?:no|wrong|oops|wait|place)\\b`, "i");
  return (
    NOT_SO.test(text.replace(LOAN_NOT_PAID, "")) ||
    (DAY.test(text) && !DONE.test(text)) ||
    isToGo.test(text) ||
    isWrong.test(text)
  );
}

/** Whether words that name a place tell that the money went there, and nothing else of it: "the money in Marcus is for the kids". */
function tellsWhere(text: string, words: readonly string[]): boolean {
  const names = words.join("|");
  if (isDenied(text, names)) return false;
  const others =
    text.replace(new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9])`, "gi"), " ").match(/[\p{L}']+/gu) ?? [];
  if (others.every((word) => OF_AN_ANSWER.has(word) || OF_AN_ANSWER.has(word.toLowerCase()))) return true;
  if (OF_OTHERS.test(text)) return false;
  const went = new RegExp(
    `\\b${PLACES}(?: \\w+){0,4} (?:in|into|to|onto|on|at|with)(?: \\w+){0,2} (?:${names})(?![a-z0-9])${BELONGS}`,
    "i",
  );
  return went.test(text);
}

/** Whether a message is an offered answer, tapped or typed whole. */
export function isChosenWhole({ reply }: Option, message: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9$]+/g, " ")
      .trim();
  return plain(message) === plain(reply);
}

function saysWord(pattern: string, text: string): boolean {
  return new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, "i").test(text);
}

/** How everything stands that some answers would change, so that none is carried out on other figures than were shown. */
export function stateOf(
  options: readonly Pick<Option, "changes">[],
  { financials, goals, profile }: Documents,
): string {
  const changes: Change[] = options.flatMap((option) => option.changes);
  const ids = new Set(changes.flatMap(idsOf));
  const entries = [...(financials.assets ?? []), ...(financials.debts ?? [])].filter(({ id }) => ids.has(id));
  return JSON.stringify([
    entries.map((entry) => ("value" in entry ? [entry.id, entry.value] : [entry.id, entry.balance])),
    // not when: what was only thought through has no moment of its own
    goals.intermediateGoals.filter(({ id }) => ids.has(id)).map(({ updatedAt: _, ...goal }) => goal),
    changes.some(({ kind }) => kind === "set-financial-info") ? financials.financialInfo : null,
    changes.some(({ kind }) => kind === "set-financial-goal") ? profile.financialGoal : null,
  ]);
}
