import type { Documents } from "@seven-figures/domain";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { COST_WORDS } from "../lexicon/cost-words.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { sameWord } from "../matching/same-word.ts";
import { saysNothingElse } from "../statements/goal-details.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { GENERIC_WORDS } from "../statements/name-words.ts";
import { readMention, wordsOf } from "../statements/read-mention.ts";
import type { EntryStatement, GoalEditStatement, Statement } from "../statements/statement.ts";
import { withKeeper } from "./answer-keeper.ts";
import { ofOther } from "./answer-yearly.ts";
import type { Pending } from "./conversation.ts";

/** The statement with the amount that was asked for, and with the rate, the date or the period said beside it. */
export function withAmount(
  statement: Statement,
  tokens: Token[],
  only: boolean,
  documents: Documents,
): Statement | null {
  if (statement.kind === "goal-edit") return withGoalChange(statement, tokens);
  const money = slotsOf(tokens, "money")[0] ?? slotsOf(tokens, "count")[0];
  const [period] = slotsOf(tokens, "period");
  if (!money || (period && statement.kind !== "yearly")) return null;
  const kept = only && statement.kind === "entry" ? withKeeper(statement, tokens, documents) : null;
  if (kept) return kept;
  if (!isAbout(statement, tokens, only, documents)) return null;
  const [percent] = slotsOf(tokens, "percent");
  const [date] = slotsOf(tokens, "date");
  if (statement.kind === "entry")
    return {
      ...withNarrower(statement, tokens, documents),
      action: statement.action === "own" || isWhatStands(statement, tokens) ? "set" : statement.action,
      amount: money.value,
      rate: percent?.value ?? statement.rate,
    };
  if (statement.kind === "yearly")
    return { ...statement, amount: money.value, timesAYear: period?.timesAYear ?? statement.timesAYear };
  if (statement.kind === "goal-add")
    return { ...statement, targetAmount: money.value, targetDate: date?.date ?? statement.targetDate };
  return statement.kind === "step" ? { ...statement, amount: money.value } : null;
}

const STANDS = /\b(?:left|remaining|owe|balance|it has|now has)\b|^M now$/;

/** "4,600 left", in answer to how much was taken out, put in or paid: what stands there, and not what went. */
function isWhatStands({ action }: EntryStatement, tokens: Token[]): boolean {
  return /^(?:put|add|subtract|pay)$/.test(action) && STANDS.test(phraseOf(tokens).text);
}

/** "Car loan, 8,900", after "I have a loan": what was asked about, by a name that tells more. */
function withNarrower(statement: EntryStatement, tokens: readonly Token[], documents: Documents): EntryStatement {
  const { mention, action } = statement;
  const said = readMention(tokens, knownWordsOf(documents), mention.side);
  const isVague = action === "own" && !mention.exact && mention.words.every((word) => GENERIC_WORDS.has(word));
  const tellsMore =
    said.words.length > mention.words.length && mention.words.every((word) => said.words.includes(word));
  return isVague && tellsMore ? { ...statement, mention: { ...said, side: mention.side } } : statement;
}

/** What an open "update the van goal" is to change: its target, its date or its progress. */
function withGoalChange(statement: GoalEditStatement, tokens: Token[]): Statement | null {
  const { text } = phraseOf(tokens);
  if (
    !saysNothingElse(
      text.replace(/\bP\b/, "M").replace(/\b(?:make|change|move|push|raise|lower|bump|put) (?:it|that)\b/, ""),
      statement.mention.name,
    ) ||
    /\b(?:saved|so far|already|more|another)\b/.test(text)
  )
    return null;
  const [money] = slotsOf(tokens, "money");
  const [date] = slotsOf(tokens, "date");
  const [percent] = slotsOf(tokens, "percent");
  const edit = {
    ...(money ? { target: { to: money.value } } : {}),
    ...(date ? { targetDate: date.date } : {}),
    ...(percent ? { progress: percent.value } : {}),
  };
  return Object.keys(edit).length > 0 ? { ...statement, edit } : null;
}

/** "The higher one", "the middle": of a range that was said. */
export function withEndOf(
  { statement, between }: Extract<Pending, { need: "amount" }>,
  tokens: readonly Token[],
): Statement | null {
  const { text } = phraseOf([...tokens]);
  if (!between || /\b(?:M|N|R|P)\b/.test(text) || (statement.kind !== "entry" && statement.kind !== "yearly"))
    return null;
  const { low, high } = between;
  if (/\b(?:high|higher|highest|upper|top|max|maximum|second|larger|bigger|latter)\b/.test(text))
    return { ...statement, amount: high };
  if (/\b(?:low|lower|lowest|bottom|min|minimum|first|smaller|former)\b/.test(text))
    return { ...statement, amount: low };
  return /\b(?:middle|midpoint|half ?way|average|in between|mid)\b/.test(text)
    ? { ...statement, amount: (low + high) / 2 }
    : null;
}

/** Something else is told of than what an asset is worth, what is owed or what a goal needs. */
const ELSEWHERE =
  /\b(?:make(?! (?:it|that)\b)|making|earn|earning|earns|spend|spent|spending|income|salary|sold|charged|expenses|bonus|refund)\b/;
/** Who or what the figure is from, and how sure it is. */
const SOURCED =
  /^(?:and |so |probably |maybe |perhaps |like |say |i (?:think|guess|believe|reckon) |it is |that is |around )*M\b|\b(?:says?|said|shows?|quoted|quotes?|told me|thinks?|estimates?|estimated|reckons?|appraised|lists?|offered|puts?|has|have|shows up|reads?|is|are|be|at|for|call|with|like|maybe|probably|least|most|than)(?: (?:it|that|them|me|at|as|is|to be|now|like|around|us))* M\b/;
const COST = new RegExp(`^(?:${COST_WORDS})$`);

/** "720 to Wayfair", "300 to my uncle": what is owed to another than was asked about. */
function isOwedToOther(statement: Statement, tokens: readonly Token[]): boolean {
  if (statement.kind !== "entry" || statement.mention.side !== "debt" || saysKind(statement)) return false;
  const at = tokens.findIndex(
    ({ slot, text }, index) => slot === null && PAID_TO.test(text) && isFigure(tokens[index - 1]),
  );
  const [who] = tokens.slice(at + 1).filter(({ text }) => !/^(?:my|our|the|a|an)$/.test(text));
  return at > 0 && who !== undefined && (/^\p{Lu}/u.test(who.raw) || FAMILY.has(who.text));
}

/** "A student loan": then whom it is owed to is told beside the figure. */
function saysKind({ mention }: EntryStatement): boolean {
  return kindsOf(mention.words, "debt").kinds.length > 0;
}

const PAID_TO = /^(?:to|on|at|with)$/;

function isFigure(token: Token | undefined): boolean {
  return token?.slot?.kind === "money" || token?.slot?.kind === "count";
}

/** Whether a clause with an amount speaks of what was asked for: it says no other thing. */
function isAbout(statement: Statement, tokens: Token[], only: boolean, documents: Documents): boolean {
  const { text } = phraseOf(tokens);
  const known = knownWordsOf(documents);
  if (statement.kind === "yearly")
    return !tokens.some(({ text: word }) => known.has(word) || isEntryWord(word)) && !ofOther(statement, text);
  if (statement.kind === "goal-add" && saysNothingElse(text, statement.title)) return true;
  if (ELSEWHERE.test(text)) return false;
  const asked =
    statement.kind === "entry"
      ? statement.mention.words
      : statement.kind === "goal-add"
        ? wordsOf(statement.title)
        : [];
  const said = readMention(tokens, known).words.filter(
    (word) => !/^(?:total|account|value|limit|today|roughly|left|thing|target|goal|step|\d+)$/.test(word),
  );
  if (only && /^(?:it|they|that|this) (?:is|are) /.test(text)) return true;
  if (said.length === 0) return only || !/\bM\b.*\bM\b/.test(text);
  if (said.some((word) => asked.some((other) => sameWord(word, other)))) return true;
  if (isOwedToOther(statement, tokens)) return false;
  const names = tokens.some(({ text: word }) => known.has(word) || isEntryWord(word) || COST.test(word));
  return only && !names && SOURCED.test(text.replace(/\bN\b/, "M"));
}
