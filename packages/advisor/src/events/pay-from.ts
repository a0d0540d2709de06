import { type Asset, type Change, type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import type { Token } from "../language/token.ts";
import { matchEntries } from "../matching/match-entries.ts";
import { bold } from "../replies/describe-changes.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { readMention } from "../statements/read-mention.ts";

/** What a payment from an account comes to: the account's side of it, or why neither side can be stored. */
type OtherSide = { changes: Change[] } | { refused: string };

const FROM = /^(?:from|with|using)$/;
const ENDS = /^(?:,|\.|and|so|to|on|for|off|toward|towards|but|because|since|today|yesterday|this|last|at|money)$/;
const LONGEST_NAME = 6;
/** Said before it; "separate from Ally" pays nothing. */
const PAYS =
  /\b(?:paid|pay|paying|payment|cleared?|settled?|knocked|put|threw|sent|used|killed|wiped|zeroed|retired)\b(?!.*\b(?:separate|different|apart|aside|away)$)/;

/**
 * "Paid the car loan off with the Vanguard money": what the account that paid becomes; null where none is named, or where
 * it changes already. `sentences` are the words of the message.
 */
export function payFrom(
  sentences: readonly (readonly Token[])[],
  documents: Documents,
  changes: readonly Change[],
): OtherSide | null {
  const paid = paymentIn(documents, changes);
  const account =
    paid === null ? null : sentences.map((tokens) => accountIn(tokens, documents)).find((each) => each !== null);
  if (paid === null || !account) return null;
  if (changes.some((change) => "id" in change && change.id === account.id)) return null;
  const left = roundToCents(account.value - paid);
  if (left < 0)
    return {
      refused: `**${bold(account.name)}** has only ${formatDollars(account.value)}, so ${formatDollars(paid)} cannot come out of it. I left both as they are; tell me what each stands at now.`,
    };
  const change: Change =
    left === 0
      ? { kind: "delete-asset", id: account.id }
      : { kind: "edit-asset", id: account.id, fields: { value: left } };
  return { changes: [change] };
}

/** By how much the one debt that changes is lowered; null where none is, or several are. */
function paymentIn({ financials }: Documents, changes: readonly Change[]): number | null {
  const payments = changes.flatMap((change) => {
    if (change.kind !== "delete-debt" && change.kind !== "edit-debt") return [];
    const debt = financials.debts?.find(({ id }) => id === change.id);
    const left = change.kind === "delete-debt" ? 0 : change.fields.balance;
    return debt && left !== undefined && left < debt.balance ? [roundToCents(debt.balance - left)] : [];
  });
  const [paid, ...others] = payments;
  return paid !== undefined && others.length === 0 ? paid : null;
}

function accountIn(tokens: readonly Token[], documents: Documents): Asset | null {
  const known = (documents.financials.assets ?? []).map((entry) => ({ side: "asset" as const, entry }));
  for (const [at, { text }] of tokens.entries()) {
    const from = FROM.test(text) ? at + 1 : text === "out" && tokens[at + 1]?.text === "of" ? at + 2 : 0;
    if (from === 0 || !PAYS.test(wordsBefore(tokens, at))) continue;
    const rest = tokens.slice(from, from + LONGEST_NAME);
    const end = rest.findIndex((token) => token.slot !== null || ENDS.test(token.text));
    const mention = readMention(end < 0 ? rest : rest.slice(0, end), knownWordsOf(documents), "asset");
    const [one, ...others] = mention.words.length > 0 ? matchEntries(mention, known) : [];
    if (one?.side === "asset" && others.length === 0) return one.entry;
  }
  return null;
}

function wordsBefore(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(0, at)
    .map(({ text }) => text)
    .join(" ");
}
