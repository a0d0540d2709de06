import type { CalendarDate } from "@seven-figures/domain";
import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { applyDetail } from "./goal-details.ts";
import { type GoalAsked, goalOf } from "./goal-of.ts";
import { BUYING } from "./goal-phrases.ts";
import { WANTING } from "./goal-requests.ts";
import { tokensFrom } from "./goal-titles.ts";
import { beginsWithVerb, isFinancial, typeOf } from "./goal-types.ts";
import type { Reading } from "./reading.ts";
import type { GoalAddStatement } from "./statement.ts";

export interface Wanted extends GoalAsked {
  /** Said to be several: "two goals: ...". */
  many: boolean;
  /** A date said with the request: "my goal for 2027 is ...". */
  date: CalendarDate | null;
}

interface Piece {
  link: Token[];
  tokens: Token[];
}

interface Draft {
  tokens: Token[];
  details: Phrase[];
}

const LINK = /^(?:,|and|but|plus|then|-|\(|\)|:|because|since)$/;
const COUNTING =
  /^(?:(?:(?:the )?(?:first|second|third|other|next|last|1st|2nd|3rd)(?: one| goal)?|one|another(?: one)?|N|\d)(?: of them)?(?: (?:is|would be|being|will be|to|:|\)|for|,)(?= ))+ |(?:also|then|to|first|second|secondly|next|lastly|i|eventually) (?!M))+/;
const IS_FOR = /^(?:it|that|this|the money)(?: (?:is|would be|will be))? (?=for (?!it\b|that\b|this\b|D))/;
/** A piece that says something of its own, or asks. */
const FOREIGN =
  /^(?:(?:and|but|so|also|which|though) )*(?:i|we|my|our|it|that|this|there|they|he|she|is|are|can|could|should|would|will|do|does|did|what|how|when|why|where|which|who|because|since|thoughts|any|if|delete|remove|change|update)\b/;

/** A command that sets something other than a goal: "set my income to M", "add Spanish to my skills". */
const SETS_OTHER =
  /^(?:(?:and|but|so|also|then|please) )*(?:(?:set|make|put|change|update) (?:my|our|the) (?:\w+ )?(?:income|salary|pay|expenses|spending|risk|target|strategy|location|occupation|name|job)\b|(?:add|put|list|include) .+ (?:to|in|on|under|as|among) (?:a |an |one of )?(?:my |our |the )?(?:list of )?(?:skills?|interests?|hobby|hobbies|assets?|debts?)\b|(?:add|record|log) (?:my|our) )/;
/** What is there already, where it is kept: "have 1,500 in a savings account". */
const STANDS_THERE =
  /^(?:(?:and|but|also|i|we) )*(?:have|have got|got) M (?:in|at|with|on) (?!.*\bD\b)(?!.*\bfor (?:it|this|that)\b)/;

/** "... make 98k together and owe 27k": earned and owed, not wanted. */
const EARNS_OR_OWES =
  /^(?:(?:and|but|also|i|we) )*(?:(?:owe|spend|still owe|owing) (?:about )?M\b|(?:make|making|earn|bring home|bring in|take home) M(?: T\b| a year\b| together\b| between\b| combined\b| before\b| after\b|$))(?!.*\bD\b)/;

/** The goals that a text wants, one after another, and what of it says something else. */
export function splitGoals(
  body: Token[],
  wanted: Wanted,
  reading: Reading,
): { goals: GoalAddStatement[]; left: Token[] } {
  const pieces = piecesOf(withoutNumbering(body));
  const drafts: Draft[] = [];
  let left: Token[] = [];
  for (const [at, piece] of pieces.entries()) {
    const draft = drafts.at(-1);
    const phrase = phraseOf(piece.tokens);
    if (!draft) drafts.push({ tokens: withoutLead(phrase), details: [] });
    else if ([SETS_OTHER, STANDS_THERE, EARNS_OR_OWES].some((pattern) => pattern.test(phrase.text))) {
      left = leftFrom(pieces, at);
      break;
    } else if (isDetail(phrase, draft, wanted, reading)) draft.details.push(phrase);
    else if (IS_FOR.test(phrase.text)) draft.tokens.push(...afterMatch(phrase, IS_FOR));
    else if (startsNew(piece, draft, wanted)) drafts.push({ tokens: withoutLead(phrase), details: [] });
    else if (FOREIGN.test(phrase.text)) {
      left = leftFrom(pieces, at);
      break;
    } else draft.tokens.push(...linkTo(piece, draft), ...piece.tokens);
  }
  const goals = drafts.flatMap((draft) => finish(draft, wanted, reading) ?? []);
  return { goals, left };
}

function leftFrom(pieces: readonly Piece[], at: number): Token[] {
  return pieces.slice(at).flatMap(({ link, tokens }) => [...link, ...tokens]);
}

/** "save M and buy a house": the saving is to buy it. */
function linkTo({ link, tokens }: Piece, { tokens: before }: Draft): Token[] {
  const toBuy = BUYING.test(phraseOf(tokens).text) && /\bM$/.test(phraseOf(before).text);
  return toBuy ? [{ text: "to", raw: "to", slot: null }] : link;
}

function finish({ tokens, details }: Draft, wanted: Wanted, reading: Reading): GoalAddStatement | null {
  const goal = goalOf(phraseOf(tokens), reading, wanted) ?? unfinished(tokens, details, wanted, reading);
  if (!goal) return null;
  for (const detail of details) applyDetail(detail, goal, reading.today);
  goal.targetDate ??= wanted.date;
  return goal;
}

/** What is no goal before its amount is said: "saving for a Peloton, it costs M". */
function unfinished(
  tokens: Token[],
  details: readonly Phrase[],
  wanted: Wanted,
  reading: Reading,
): GoalAddStatement | null {
  return details.some(({ text }) => /\bM\b/.test(text))
    ? goalOf(phraseOf(tokens), reading, { ...wanted, asked: true, purpose: true })
    : null;
}

function isDetail(phrase: Phrase, draft: Draft, wanted: Wanted, reading: Reading): boolean {
  const named = goalOf(phraseOf(draft.tokens), reading, { ...wanted, asked: true });
  const goal: GoalAddStatement = named ?? {
    kind: "goal-add",
    title: "",
    type: "financial",
    targetAmount: /\bM\b/.test(phraseOf(draft.tokens).text) ? 1 : null,
    currentAmount: null,
    targetDate: null,
    payOff: null,
  };
  for (const detail of draft.details) applyDetail(detail, goal, reading.today);
  return applyDetail(phrase, goal, reading.today);
}

/** The pieces of a text between commas, "and" and the like. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [{ link: [], tokens: [] }];
  for (const token of tokens) {
    const last = pieces.at(-1);
    if (!last) continue;
    if (token.slot !== null || !LINK.test(token.text)) last.tokens.push(token);
    else if (last.tokens.length === 0) last.link.push(token);
    else pieces.push({ link: [token], tokens: [] });
  }
  return pieces.filter((piece) => piece.tokens.length > 0);
}

/** "1) ... 2) ...": numbers that only count. */
function withoutNumbering(tokens: Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const counts = (each: Token | undefined) => each?.slot?.kind === "count" || /^\d$/.test(each?.text ?? "");
    if (counts(token) && tokens[at + 1]?.text === ")") return [];
    if (token.text === ")" && counts(tokens[at - 1])) return [{ ...token, text: ",", raw: "," }];
    return [token];
  });
}

function withoutLead(phrase: Phrase): Token[] {
  const counted = phraseOf(afterMatch(phrase, COUNTING));
  return afterMatch(counted, WANTING, true);
}

/** The tokens after a match at the start. */
export function afterMatch(phrase: Phrase, pattern: RegExp, onlyAtStart = false): Token[] {
  const match = pattern.exec(phrase.text);
  if (!match || (onlyAtStart && match.index > 0)) return phrase.tokens;
  return tokensFrom(phrase.tokens, match.index + match[0].length);
}

function startsNew({ link, tokens }: Piece, draft: Draft, { many, asked }: Wanted): boolean {
  const before = phraseOf(draft.tokens).text;
  const whole = phraseOf(tokens);
  const { text } = phraseOf(withoutLead(whole));
  const counted =
    COUNTING.test(whole.text) && /^(?:the )?(?:first|second|third|other|another|one|N|\d)\b/.test(whole.text);
  const hasVerb = beginsWithVerb(text);
  const wants = WANTING.exec(whole.text)?.index === 0 && hasVerb;
  const linked = link.some((token) => /^(?:,|and|plus|then)$/.test(token.text)) || link.length === 0;
  if (wants || (counted && many)) return true;
  if (!linked || FOREIGN.test(whole.text) || text.split(" ").length < (many ? 1 : 2)) return false;
  if (many) return link.some((token) => token.text === ",") || hasVerb || /\bM\b|^(?:a|an|my|our|the|new) /.test(text);
  const bothCost = /\bM\b/.test(text) && /\bM\b/.test(before);
  if (bothCost) return hasVerb || asked || /\bfor\b/.test(text);
  if (!hasVerb || before.split(" ").length < 2 || isOneMore(text, before)) return false;
  return kindOf(text) !== kindOf(before) && !(kindOf(text) === "financial" && !/\bM\b/.test(text));
}

/** "6,000 for bikes and camp": one more thing that the amount is for. */
function isOneMore(text: string, before: string): boolean {
  return /\bM\b.*\bfor\b/.test(before) && /^[a-z]+(?: (?:by )?D)?$/.test(text);
}

function kindOf(text: string): string {
  return isFinancial(text, /\bM\b/.test(text), false) ? "financial" : typeOf(text);
}
