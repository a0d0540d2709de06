import { type Documents, formatDollars } from "@seven-figures/domain";
import { lowerCase } from "../language/lower-case.ts";
import { storedName } from "../matching/stored-name.ts";
import { type ReaderToken, readerTokens, textOf } from "../reader/reader-tokens.ts";
import { titled } from "../reader/spoken-of.ts";
import { bold } from "../replies/describe-changes.ts";
import { entry } from "../statements/entry-statement.ts";
import { NO_MENTION } from "../statements/read-mention.ts";
import type { EntryAction, Side, Statement } from "../statements/statement.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import type { Conversation, Pending, Shown } from "./conversation.ts";
import { askingBeside, isGuess } from "./outcomes.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

const LONGEST = 12;
const SOME = "(?:some|a (?:bit|little|lot|bunch|chunk|few)|part|more|money|cash|extra)";
const HAS = "(?:\\W|(?:i|we|i've|we've|ive|just|finally|and|also|today|yesterday|have|had|so)\\b)*";
const PUT = new RegExp(`^${HAS}(?:put|added|moved|deposited|saved|stashed|stuck|chucked|transferred) ${SOME}\\b`);
const PAID = new RegExp(`^${HAS}(?:paid|sent|threw|chucked|knocked) ${SOME}\\b`);
const TOOK = new RegExp(`^${HAS}(?:took|withdrew|pulled|spent|used) ${SOME}\\b`);
const WENT =
  /\b(?:is|are|has|have|went|gone|going|was|got)(?: (?:way|a|bit|lot|really|been|gone|just|little))* (?:up|down|higher|lower|bigger|smaller)\b|\b(?:gained|lost|dropped|rose|fell|grew|shrunk|shrank|changed|climbed|tanked)(?: (?:in|some|a|lot|bit|of|its))*(?: value)?\W*$|\bworth (?:more|less)\b/;
const OPENED =
  /^(?:\W|(?:i|we|i've|we've|ive|just|finally|and|also|today|have)\b)*(?:opened|took out|taken out|set up)(?: (?:a|an|another|my|our|new|first|second|joint))* (savings account|checking account|current account|brokerage account|investment account|high yield savings account|roth ira|ira|401k|isa|pension|credit card|loan|personal loan|car loan|student loan|mortgage)\W*$/;
const OWED = /card|loan|mortgage/;
/** "My bond matured, put it all in savings": what ended, and that all of it went somewhere. */
const MATURED = /\b(?:matured|came due|came to term|reached maturity|ran out|paid out|cashed (?:in|out))\b/;
const INTO = /(?<!\bcashed )\b(?:in|into|to|onto)(?: (?:the|my|our))?$/;
/** What may come, or has not; and what is only asked or wished. */
const NOT_SO =
  /\b(?:if|when|will|would|could|might|may|should|hope|want|need|wish|plan|planning|trying|thinking|maybe|not|never|by|every|each|monthly|weekly|usually|always|rate|rates|apr|interest)\b|n't\b/;

/** What was told to have moved, changed or begun without a figure: asks for that alone. Null for any other message. */
export function askHowMuch(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const { message, documents, today } = input;
  if (!conversation.pending.every(isGuess) || isPlainQuestion(message)) return null;
  const text = lowerCase(message);
  if (NOT_SO.test(text) || (text.match(/[\p{L}\p{N}']+/gu) ?? []).length > LONGEST) return null;
  const tokens = readerTokens(message, documents, today);
  if (tokens.some(({ slot }) => slot !== null && slot.kind !== "date")) return null;
  const opened = OPENED.exec(text)?.[1];
  const named = namesIn(tokens, documents);
  const matured = intoAfterMaturing(text, tokens, named, documents);
  if (matured) return askingBeside(conversation, matured);
  const open = opened ? ofNew(opened) : named.length === 1 ? ofNamed(text, named[0]?.things ?? [], documents) : null;
  if (!open) return null;
  return askingBeside(conversation, open);
}

function ofNew(kind: string): Pending {
  const side: Side = OWED.test(kind) ? "debt" : "asset";
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const mention = { ...NO_MENTION, ...titled(name), side, isNew: true };
  const question =
    side === "debt" ? `How much do you owe on the new ${kind} now?` : `How much is in the new ${kind} now?`;
  return pendingOf(entry("set", mention, null, null), question);
}

/** Of the one thing that is named, what is done to it. */
function ofNamed(text: string, things: readonly Shown[], documents: Documents): Pending | null {
  const [thing, ...others] = things;
  if (!thing || others.length > 0) return null;
  const asset = documents.financials.assets?.find(({ id }) => id === thing.id);
  const debt = documents.financials.debts?.find(({ id }) => id === thing.id);
  const goal = documents.goals.intermediateGoals.find(({ id }) => id === thing.id);
  const told = (action: EntryAction) => toldOf(thing, action, null, documents);
  const name = bold(asset?.name ?? debt?.name ?? goal?.title ?? "");
  if (asset && PUT.test(text)) return pendingOf(told("put"), `How much did you put into **${name}**?`);
  if (asset && TOOK.test(text)) return pendingOf(told("subtract"), `How much did you take out of **${name}**?`);
  if (debt && PAID.test(text)) return pendingOf(told("pay"), `How much did you pay on **${name}**?`);
  if (asset && WENT.test(text))
    return pendingOf(told("set"), `What is **${name}** worth now? It stands at ${formatDollars(asset.value)}.`);
  if (debt && WENT.test(text))
    return pendingOf(
      told("set"),
      `How much do you owe on **${name}** now? It stands at ${formatDollars(debt.balance)}.`,
    );
  return null;
}

/** Where all of what came to its end went, where that was not on record. */
function intoAfterMaturing(
  text: string,
  tokens: readonly ReaderToken[],
  named: readonly Named[],
  documents: Documents,
): Pending | null {
  const [place, ...others] = named.filter(({ by }) => by === "name");
  const [thing, ...more] = place?.things ?? [];
  if (!place || !thing || thing.side !== "asset" || others.length + more.length > 0 || !MATURED.test(text)) return null;
  if (!INTO.test(textOf(tokens.slice(0, place.from)))) return null;
  const name = storedName(thing.id, documents) ?? "";
  const question = `What did it come to? I will add that to **${bold(name)}**.`;
  return pendingOf(toldOf(thing, "put", null, documents), question);
}

function pendingOf(statement: Statement, question: string): Pending {
  return { need: "amount", statement, question, quickReplies: [], age: 0 };
}
