import { shareOf } from "../lexicon/fractions.ts";
import { keepsMoney } from "../matching/keeps-money.ts";
import { type KnownEntry, knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import type { EntryAction, EntryStatement, Mention, Side, Statement } from "../statements/statement.ts";
import { goalEdited } from "./goal-acts.ts";
import type { MessageThings } from "./message-things.ts";
import type { ReadAct } from "./read-acts.ts";

const SHARES: ReadonlySet<string> = new Set(["half", "third", "quarter", "double"]);
const ACTIONS: Record<string, EntryAction> = {
  set: "set",
  new: "set",
  add: "put",
  take: "subtract",
  pay: "pay",
  charge: "charge",
  rate: "rate",
};

/** What an act tells of assets and debts; several statements where money goes from one to another. */
export function entryStatements(act: ReadAct, things: MessageThings): Statement[] {
  const { label, head } = act;
  if (label.startsWith("open-")) return leftOpen(act, things);
  const written = things.valueAt(head);
  // "minus 40" is 40 that went; a balance below zero is refused
  const amount = written === null || /^(?:set|new|rate)/.test(label) ? written : Math.abs(written);
  const side = sideOf(label);
  const mention = onItsSide(mentionOfLoan(act, things) ?? things.mentionOf(act, side), label, things);
  if (SHARES.has(label)) return partOf(label, mention, things);
  if (amount !== null && /^(?:set-|add$|take$|pay$)/.test(label) && isGoal(mention, things)) {
    const by = label === "take" ? -amount : amount;
    return goalEdited(mention, { current: label.startsWith("set") ? { to: amount } : { by } }, things);
  }
  if (label.startsWith("gone-")) return gone(act, mention, things);
  if (label === "rename") return renamed(act, mention, things);
  if (label === "move" || label === "move-debt") return moved(act, mention, amount, things);
  if (amount !== null && mention.words.length === 0) return ofUnnamed(label, mention, amount);
  return amount !== null ? withAmount(act, mention, side, amount, things) : [];
}

/** "Paid 300": of what, is asked. */
function ofUnnamed(label: string, mention: Mention, amount: number): Statement[] {
  const action = label === "pay" || label === "charge" ? label : null;
  if (!action || mention.many) return [];
  return [
    entry({ action, mention: { ...mention, words: [], name: "", side: "debt", pronoun: false }, amount, rate: null }),
  ];
}

function sideOf(label: string): Side | null {
  if (/-debt$|^pay$|^charge$|^rate$/.test(label)) return "debt";
  return /-asset$|^take$/.test(label) ? "asset" : null;
}

const OPEN_ACTIONS: Record<string, EntryAction> = {
  "open-pay": "pay",
  "open-charge": "charge",
  "open-add": "put",
  "open-take": "subtract",
  "open-new-asset": "own",
  "open-new-debt": "own",
};

/** What lacks its amount: it is asked for. */
function leftOpen(act: ReadAct, things: MessageThings): Statement[] {
  const action = OPEN_ACTIONS[act.label];
  const isNew = action === "own";
  const side = isNew
    ? act.label === "open-new-asset"
      ? "asset"
      : "debt"
    : /pay|charge/.test(act.label)
      ? "debt"
      : null;
  const mention = things.mentionOf(act, side);
  if (!action || mention.words.length === 0) return [];
  return [entry({ action, mention: isNew ? { ...mention, isNew: true } : mention, amount: null, rate: null })];
}

function entry(statement: Omit<EntryStatement, "kind">): EntryStatement {
  return { kind: "entry", ...statement };
}

/** What is stored under a name only on the other side is meant on that side. */
function onItsSide(mention: Mention, label: string, things: MessageThings): Mention {
  if (/^new-/.test(label) || things.stored(mention, mention.side)) return mention;
  const other = things.stored(mention, null);
  return other && /^(?:set|gone-debt|rename|add)/.test(label) ? { ...mention, side: other.side } : mention;
}

/** Whether no entry but one goal goes by the name. */
function isGoal(mention: Mention, { documents }: MessageThings): boolean {
  if (mention.words.length === 0) return false;
  if (matchEntries({ ...mention, side: null }, knownEntries(documents, null)).length > 0) return false;
  return matchGoals(mention, documents).length === 1;
}

function partOf(label: string, mention: Mention, things: MessageThings): Statement[] {
  const known = things.stored(mention, null);
  if (!known) return [];
  const amount = Math.round(amountOf(known) * (label === "double" ? 2 : (shareOf(label) ?? 1)) * 100) / 100;
  return [entry({ action: "set", mention: { ...mention, side: known.side }, amount, rate: null })];
}

function gone(act: ReadAct, mention: Mention, things: MessageThings): Statement[] {
  if (mention.words.length === 0 && !mention.many && mention.name === "") return [];
  const isDebt = act.label === "gone-debt";
  const debt = isDebt && act.roles.beside ? things.stored(mention, "debt") : null;
  const source = debt ? takenFrom(act, amountOf(debt), things) : [];
  return [...source, entry({ action: isDebt ? "pay-off" : "remove", mention, amount: null, rate: null })];
}

function renamed(act: ReadAct, mention: Mention, things: MessageThings): Statement[] {
  const rename = things.titleOf({ ...act, roles: { ...act.roles, "new-name": wholeNewName(act, things) } }, "new-name");
  return rename && things.stored(mention, null)
    ? [entry({ action: "rename", mention, amount: null, rate: null, rename })]
    : [];
}

const BEFORE_NEW_NAME = /^(?:to|as|into|called)$/;
const AFTER_NEW_NAME = /^(?:please|pls|thanks|thx|now|and|but|instead|because|since|so|then)$/;
const LONGEST_NAME = 5;

/** All words of a new name, from the "to" before it up to the next mark: "to SoFi refinance", where only "SoFi" was seen. */
function wholeNewName({ roles }: ReadAct, { tokens }: MessageThings): number[] {
  const at = roles["new-name"] ?? [];
  const isWord = (each: number) => {
    const { text = "", slot } = tokens[each] ?? {};
    return slot === null && /[\p{L}\d]/u.test(text) && !AFTER_NEW_NAME.test(text);
  };
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const lead = tokens.findLastIndex(({ text }, index) => index < first && BEFORE_NEW_NAME.test(text));
  const isLed =
    lead >= 0 &&
    first - lead <= LONGEST_NAME &&
    tokens.slice(lead + 1, first).every((_, index) => isWord(lead + 1 + index));
  if (at.length === 0 || !isLed) return [...at];
  let end = last;
  while (end + 1 < tokens.length && isWord(end + 1) && end - lead < LONGEST_NAME) end += 1;
  return Array.from({ length: end - lead }, (_, index) => lead + 1 + index);
}

function moved(act: ReadAct, to: Mention, amount: number | null, things: MessageThings): Statement[] {
  const isDebt = act.label === "move-debt";
  const side = isDebt ? "debt" : "asset";
  const from = things.mentionOf(act, side, "beside");
  if (amount === null || to.words.length === 0 || from.words.length === 0) return [];
  const rate = things.valueAt(act.roles.rate?.[0]);
  return [
    entry({ action: isDebt ? "pay" : "subtract", mention: from, amount, rate: null }),
    entry({ action: isDebt ? "charge" : "put", mention: { ...to, side }, amount, rate }),
  ];
}

function withAmount(
  act: ReadAct,
  mention: Mention,
  side: Side | null,
  said: number,
  things: MessageThings,
): Statement[] {
  const { label, head, roles } = act;
  const action = ACTIONS[label.split("-")[0] ?? ""];
  if (!action) return [];
  if (action === "rate") return [entry({ action, mention, amount: null, rate: said })];
  const known = things.stored(mention, side);
  const isNew = label.startsWith("new-") && known?.entry.name.toLowerCase() !== mention.name.toLowerCase();
  const isShare = things.tokens[head]?.slot?.kind === "percent" && known !== null;
  const amount = isShare ? Math.round(amountOf(known) * said) / 100 : said;
  const source = roles.beside && (action === "put" || action === "pay") ? takenFrom(act, said, things) : [];
  const rate = things.valueAt(roles.rate?.[0]);
  return [...source, entry({ action, mention: { ...mention, isNew }, amount, rate })];
}

/** What comes out of the account that money is said to come from, where that is stored and can have paid. */
function takenFrom(act: ReadAct, amount: number, things: MessageThings): Statement[] {
  const source = things.mentionOf(act, "asset", "beside");
  const known = things.stored(source, "asset");
  if (known?.side !== "asset" || (!keepsMoney(known.entry) && !/^(?:from|with|using|via)$/.test(leadOf(act, things))))
    return [];
  return [entry({ action: "subtract", mention: source, amount, rate: null })];
}

const ARTICLE = /^(?:the|my|our|this|that|a|an)$/;

/** The word that leads to what stands beside an act: "from" the checking, the loan "of" the oven, "out of" the jar as "from". */
function leadOf({ roles }: ReadAct, { tokens }: MessageThings): string {
  const [first = 0] = roles.beside ?? [];
  const before = tokens
    .slice(0, first)
    .map(({ text }) => text)
    .filter((text) => !ARTICLE.test(text));
  const [out, lead = ""] = before.slice(-2);
  return lead === "of" && out === "out" ? "from" : lead;
}

/** "Paid 640 on the loan of the oven", "for the van": the thing that stands beside a debt says which debt is meant. */
function mentionOfLoan(act: ReadAct, things: MessageThings): Mention | null {
  const { label, roles } = act;
  if (label !== "pay" || !roles.beside || !/^(?:of|for|on)$/.test(leadOf(act, things))) return null;
  const thing = things.mentionOf(act, "asset", "beside");
  const debt = things.mentionOf(act, "debt");
  const words = [...new Set([...thing.words, ...debt.words, "loan"])];
  const whole = { ...debt, words, name: words.join(" "), pronoun: false };
  return things.stored(debt, "debt") === null && things.stored(whole, "debt") ? whole : null;
}

function amountOf(known: KnownEntry): number {
  return known.side === "asset" ? known.entry.value : known.entry.balance;
}
