import {
  type Asset,
  type AssetType,
  type Change,
  type Debt,
  type DebtType,
  formatDollars,
  roundToCents,
} from "@seven-figures/domain";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { assetTypeOf, debtTypeOf, kindsOf } from "../matching/kinds-of.ts";
import { type KnownEntry, knownEntries, matchAll, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import type { EntryStatement, Mention, Side } from "../statements/statement.ts";
import { amountProblem, rateProblem } from "./amount-problems.ts";
import type { Resolution, Resolving } from "./resolution.ts";
import { resolveGoalEdit } from "./resolve-goal.ts";

/** What an asset or a debt becomes by a statement, or which one, or how much, has to be asked. */
export function resolveEntry(statement: EntryStatement, resolving: Resolving): Resolution {
  const problem = amountProblem(statement.amount, statement) ?? rateProblem(statement.rate);
  if (problem) return { refused: problem };
  const fitting = candidates(statement, resolving);
  if (isMany(statement, fitting))
    return { changes: fitting.flatMap((known) => changesOf(statement, known, resolving)) };
  if (fitting.length > 1 || namesNone(statement))
    return fitting.length > 0 ? whichOf(statement, fitting, false) : unknownEntry(statement, resolving);
  const [known] = fitting;
  if (!known) return unknownEntry(statement, resolving);
  if (mayBeAnother(statement, known)) return whichOf(statement, fitting, true);
  return known.side === "asset" ? resolveAsset(statement, known.entry, resolving) : resolveDebt(statement, known.entry);
}

/** "Delete my account" says of none which it is. */
function namesNone({ action, mention, target }: EntryStatement): boolean {
  return (
    DESTROYING.has(action) &&
    !target &&
    mention.words.length > 0 &&
    mention.words.every((word) => /^accounts?$/.test(word))
  );
}

const DESTROYING = new Set(["remove", "pay-off"]);

function candidates(statement: EntryStatement, { documents, added }: Resolving): KnownEntry[] {
  const { mention, action } = statement;
  const known = knownEntries(documents, sideFor(statement)).filter(
    ({ entry }) => mention.pronoun || !added.has(entry.id) || action !== "set",
  );
  if (statement.target) return known.filter(({ entry }) => entry.id === statement.target);
  if (mention.many && DESTROYING.has(action)) return matchAll(mention, ofNamedSide(mention, known));
  if (/^(?:set|own)$/.test(action) && isAnother(mention, known)) return [];
  const found = matchEntries(mention, known);
  if (found.length > 0 || mention.words.length > 0) return found.length > 0 ? found : viaLoan(statement, known);
  const open = known.filter(({ side }) => side === "debt");
  return mention.pronoun && open.length === 1 ? open : [];
}

/** "All my debts" are no assets. */
function ofNamedSide({ words }: Mention, known: readonly KnownEntry[]): readonly KnownEntry[] {
  const debts = words.some((word) => /^(?:debts?|loans?|cards?|liabilities)$/.test(word));
  const assets = words.some((word) => /^(?:assets?|savings|investments?)$/.test(word));
  return debts === assets ? known : known.filter(({ side }) => side === (debts ? "debt" : "asset"));
}

/** "Paid 300 on the car" means its loan, "on the house" the mortgage. */
function viaLoan({ mention, action }: EntryStatement, known: readonly KnownEntry[]): KnownEntry[] {
  if (!/^(?:pay|pay-share|pay-off|put)$/.test(action)) return [];
  const type = mention.words.some((word) => /^(?:car|truck|vehicle|van|auto)$/.test(word))
    ? "car-loan"
    : mention.words.some((word) => /^(?:house|home|condo)$/.test(word))
      ? "mortgage"
      : null;
  return known.filter(({ side, entry }) => side === "debt" && entry.type === type);
}

function sideFor({ action, mention }: EntryStatement): Side | null {
  if (/^(?:pay|pay-share|charge|pay-off)$/.test(action)) return "debt";
  return mention.side;
}

/** "another savings account", "I also have a boat": none that is stored, unless named as one is. */
function isAnother(mention: Mention, known: readonly KnownEntry[]): boolean {
  if (!mention.isNew) return false;
  const named = matchEntries(mention, known).filter(({ side, entry }) => {
    const { others } = kindsOf(mention.words, side);
    return (
      entry.name.toLowerCase() === mention.name.toLowerCase() ||
      (others.length > 0 && others.every((word) => entry.name.toLowerCase().includes(word)))
    );
  });
  return named.length === 0;
}

function isMany({ mention, action }: EntryStatement, fitting: readonly KnownEntry[]): boolean {
  if (!DESTROYING.has(action) || fitting.length === 0) return false;
  if (mention.many) return true;
  return (
    fitting.length > 1 &&
    mention.words.some((word) => /^(?:cards|loans|debts|assets|accounts|cars|houses|properties|bills)$/.test(word))
  );
}

/** "a savings account" where one is stored: that one, or another? */
function mayBeAnother({ action, mention, target }: EntryStatement, { side, entry }: KnownEntry): boolean {
  if (action !== "set" || target || !mention.indefinite || mention.pronoun) return false;
  const { others } = kindsOf(mention.words, side);
  return others.length === 0 && entry.name.toLowerCase() !== mention.name.toLowerCase();
}

function whichOf(statement: EntryStatement, fitting: readonly KnownEntry[], allowsNew: boolean): Resolution {
  const options = fitting.map(({ entry }) => ({ id: entry.id, name: entry.name }));
  const names = options.map(({ name }) => name);
  const question = allowsNew
    ? `Is that your ${names[0]}, or another one?`
    : `Which one do you mean: ${listNames(names)}?`;
  return {
    ask: {
      need: "which",
      statement,
      options,
      allowsNew,
      question,
      quickReplies: allowsNew ? [...names, "Another one"] : names.slice(0, 6),
    },
  };
}

export function listNames(names: readonly string[], link = "or"): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${link} ${names.at(-1)}`;
}

function changesOf(statement: EntryStatement, known: KnownEntry, resolving: Resolving): Change[] {
  const resolution =
    known.side === "asset" ? resolveAsset(statement, known.entry, resolving) : resolveDebt(statement, known.entry);
  return "changes" in resolution ? resolution.changes : [];
}

function resolveAsset(statement: EntryStatement, asset: Asset, _: Resolving): Resolution {
  const { action, amount } = statement;
  const edit = (fields: Partial<Omit<Asset, "id">>): Resolution => ({
    changes: [{ kind: "edit-asset", id: asset.id, fields }],
  });
  switch (action) {
    case "remove":
    case "pay-off":
      return { changes: [{ kind: "delete-asset", id: asset.id }] };
    case "rename":
      return edit({ name: statement.rename ?? asset.name });
    case "retype":
      return edit({ type: (statement.retype ?? asset.type) as AssetType });
    case "rate":
      return { noted: `I keep no interest rate for assets, so ${asset.name} stays as it is.` };
    case "own":
      return { noted: `${asset.name} is on your list already, at ${formatDollars(asset.value)}.` };
    case "subtract":
      return taken(asset, amount ?? 0, edit);
    case "set":
      return amount === null ? { noted: "" } : sameOr(asset.value, amount, asset.name, () => edit({ value: amount }));
    default:
      return amount === null ? { noted: "" } : edit({ value: roundToCents(asset.value + amount) });
  }
}

function taken(asset: Asset, amount: number, edit: (fields: Partial<Omit<Asset, "id">>) => Resolution): Resolution {
  const left = roundToCents(asset.value - amount);
  if (left < 0)
    return {
      refused: `${asset.name} has only ${formatDollars(asset.value)}, so ${formatDollars(amount)} cannot come out of it. I left it as it is.`,
    };
  if (left === 0)
    return {
      refused: `That would empty ${asset.name}, and an asset needs a value above $0. Say "delete ${asset.name}" to take it off your list.`,
    };
  return edit({ value: left });
}

function sameOr(now: number, said: number, name: string, change: () => Resolution): Resolution {
  return now === said ? { noted: `${name} is at ${formatDollars(now)} already.` } : change();
}

function resolveDebt(statement: EntryStatement, debt: Debt): Resolution {
  const { action, amount, rate } = statement;
  const edit = (fields: Partial<Omit<Debt, "id">>): Resolution => ({
    changes: [{ kind: "edit-debt", id: debt.id, fields }],
  });
  const gone: Resolution = { changes: [{ kind: "delete-debt", id: debt.id }] };
  const withRate = rate === null ? {} : { interestRate: rate };
  const lowered = (by: number): Resolution =>
    roundToCents(debt.balance - by) <= 0 ? gone : edit({ balance: roundToCents(debt.balance - by) });
  switch (action) {
    case "remove":
    case "pay-off":
      return gone;
    case "rename":
      return edit({ name: statement.rename ?? debt.name });
    case "retype":
      return edit({ type: (statement.retype ?? debt.type) as DebtType });
    case "rate":
      return rate === null ? { noted: "" } : edit({ interestRate: rate });
    case "own":
      return rate === null
        ? { noted: `${debt.name} is on your list already, at ${formatDollars(debt.balance)}.` }
        : edit({ interestRate: rate });
    case "pay-share":
      return lowered(debt.balance * (statement.share ?? 0));
    case "pay":
    case "put":
    case "subtract":
      return lowered(amount ?? 0);
    case "set":
      if (amount === null) return { noted: "" };
      if (amount === 0) return gone;
      return debt.balance === amount && rate === null
        ? { noted: `${debt.name} is at ${formatDollars(amount)} already.` }
        : edit({ balance: amount, ...withRate });
    default:
      return edit({ balance: roundToCents(debt.balance + (amount ?? 0)) });
  }
}

/** None that is stored fits: a new one, a goal of that name, or a question. */
function unknownEntry(statement: EntryStatement, resolving: Resolving): Resolution {
  const { action, mention, amount } = statement;
  if (/^(?:add|put|pay)$/.test(action) && amount !== null && matchGoals(mention, resolving.documents).length > 0) {
    return resolveGoalEdit({ kind: "goal-edit", mention, edit: { current: { by: amount } } }, resolving);
  }
  const name = mention.name || "that";
  if (action === "set" || action === "own") return newEntry(statement, resolving);
  if (DESTROYING.has(action)) {
    const goals = matchGoals(mention, resolving.documents);
    const [goal] = goals;
    if (action === "remove" && goal && goals.length === 1) return { changes: [{ kind: "delete-goal", id: goal.id }] };
    return { noted: `I have no entry called ${name}, so there was nothing to take off.` };
  }
  const kind = /^(?:pay|pay-share|charge|put)$/.test(action) ? "debt" : "entry";
  return {
    wonder: `I have no ${kind} called ${name} yet. What is ${kind === "debt" ? "still owed on it" : "it worth"} now, all together?`,
  };
}

function newEntry(statement: EntryStatement, { newId, documents }: Resolving): Resolution {
  const { mention, amount, rate } = statement;
  const side = mention.side ?? guessSide(mention);
  if (side === null) return { wonder: `Is ${mention.name} something you own or something you owe?` };
  if (amount === 0 && side === "debt")
    return { noted: `Nothing is owed on ${mention.name}, so there is nothing to add.` };
  if (amount === null) {
    const question =
      side === "asset"
        ? `What is ${inSentence(mention.name)} worth?`
        : `How much is still owed on ${inSentence(mention.name)}?`;
    return {
      ask: { need: "amount", statement: { ...statement, mention: { ...mention, side } }, question, quickReplies: [] },
    };
  }
  const words = mention.words;
  if (side === "asset") {
    const asset: Asset = {
      id: newId("asset"),
      name: freshName(
        mention.name || "Asset",
        (documents.financials.assets ?? []).map(({ name }) => name),
      ),
      type: assetTypeOf(words),
      value: amount,
      description: "",
    };
    return { changes: [{ kind: "add-asset", asset }] };
  }
  const debt: Debt = {
    id: newId("debt"),
    name: freshName(
      debtName(mention),
      (documents.financials.debts ?? []).map(({ name }) => name),
    ),
    type: typeOfDebt(words),
    balance: amount,
    interestRate: rate,
    description: "",
  };
  return { changes: [{ kind: "add-debt", debt }] };
}

function guessSide({ words }: Mention): Side | null {
  if (kindsOf(words, "debt").kinds.length > 0 && kindsOf(words, "asset").kinds.length === 0) return "debt";
  return kindsOf(words, "asset").kinds.length > 0 ? "asset" : null;
}

const VEHICLE = /^(?:car|truck|van|suv|vehicle|motorcycle|motorbike|boat|rv|camper)$/;

/** Money owed on a car is its loan, to one's brother a loan from him. */
function debtName({ words, name }: Mention): string {
  const person = words.find((word) => FAMILY.has(word));
  const saysKind = words.some((word) => /^(?:loan|loans|card|debt|bill|mortgage|note)$/.test(word));
  if (person && !saysKind) return `Loan from ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (
    !saysKind &&
    kindsOf(words, "debt").kinds.length === 0 &&
    kindsOf(words, "asset").kinds.some(({ kind }) => VEHICLE.test(kind) || kind === "car")
  )
    return `${name} loan`;
  return name || "Debt";
}

function typeOfDebt(words: readonly string[]): DebtType {
  const isCar =
    kindsOf(words, "debt").kinds.length === 0 && kindsOf(words, "asset").kinds.some(({ kind }) => kind === "car");
  const isHouse =
    kindsOf(words, "debt").kinds.length === 0 &&
    kindsOf(words, "asset").kinds.some(({ type }) => type === "real-estate");
  if (isCar) return "car-loan";
  return isHouse ? "mortgage" : debtTypeOf(words);
}

function freshName(name: string, taken: readonly string[]): string {
  const has = (candidate: string) => taken.some((other) => other.toLowerCase() === candidate.toLowerCase());
  let candidate = name.slice(0, 200);
  for (let number = 2; has(candidate); number++) candidate = `${name.slice(0, 190)} ${number}`;
  return candidate;
}

function inSentence(name: string): string {
  return `your ${/^[A-Z][a-z]+(?: |$)/.test(name) && kindsOf([name.split(" ")[0]?.toLowerCase() ?? ""], "asset").kinds.length > 0 ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
}
