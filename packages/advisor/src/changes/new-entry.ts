import { type Asset, type Debt, type DebtType, type Documents, isMoneyGoal } from "@seven-figures/domain";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { freshName } from "../matching/fresh-name.ts";
import { assetTypeOf, debtTypeOf, kindsOf } from "../matching/kinds-of.ts";
import { matchGoals } from "../matching/match-goals.ts";
import type { EntryStatement, Mention, Side } from "../statements/statement.ts";
import type { Resolution, Resolving } from "./resolution.ts";
import { resolveGoalEdit } from "./resolve-goal.ts";

/** A new asset or debt, or what has to be asked first: which of the two it is, or how much. */
export function newEntry(statement: EntryStatement, resolving: Resolving): Resolution {
  const { newId, documents } = resolving;
  const { amount, rate } = statement;
  const side = statement.mention.side ?? guessSide(statement.mention);
  const mention = { ...statement.mention, name: withoutSide(statement.mention.name) };
  if (side === null) {
    if (isSavedSoFar(mention, amount, documents))
      return resolveGoalEdit({ kind: "goal-edit", mention, edit: { current: { to: amount } } }, resolving);
    const question = `Is ${mention.name} something you own or something you owe?`;
    return { ask: { need: "side", statement, question, quickReplies: ["I own it", "I owe it"] } };
  }
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
  const words = mention.kind && mention.kind.length > 0 ? mention.kind : mention.words;
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

/** "Add a debt Best Buy card": what it is called is the rest. */
function withoutSide(name: string): string {
  return name.replace(/^(?:Debt|Asset) (?=\p{Lu})(?!Consolidation)/u, "");
}

/** "Norway 800": a goal of that name, with no less than was saved for it and no more than its target; "Norway 2028" may tell its year. */
function isSavedSoFar(mention: Mention, amount: number | null, documents: Documents): amount is number {
  const [goal, ...others] = matchGoals(mention, documents);
  if (!goal || others.length > 0 || amount === null || !isMoneyGoal(goal)) return false;
  const isYear = Number.isInteger(amount) && amount > 2000 && amount < 2100;
  return !isYear && amount >= (goal.currentAmount ?? 0) && amount < (goal.targetAmount ?? 0);
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
  const isHome = kindsOf(words, "asset").kinds.some(({ type }) => type === "real-estate");
  if (isHome && !saysKind && kindsOf(words, "debt").kinds.length === 0) return `${name} mortgage`;
  return name || "Debt";
}

function typeOfDebt(words: readonly string[]): DebtType {
  const isCar =
    kindsOf(words, "debt").kinds.length === 0 && kindsOf(words, "asset").kinds.some(({ kind }) => kind === "car");
  const isHouse =
    kindsOf(words, "debt").kinds.length === 0 &&
    kindsOf(words, "asset").kinds.some(({ type }) => type === "real-estate");
  if (isCar) return "car-loan";
  return isHouse || isLoanOnHouse(words) ? "mortgage" : debtTypeOf(words);
}

/** "Duplex loan", but no "home improvement loan". */
function isLoanOnHouse(words: readonly string[]): boolean {
  const before = words.at(-1) === "loan" ? words.at(-2) : undefined;
  const { kinds } = kindsOf(words, "debt");
  return (
    before !== undefined &&
    kinds.every(({ broad }) => broad) &&
    kindsOf([before], "asset").kinds.some(({ type }) => type === "real-estate")
  );
}

function inSentence(name: string): string {
  return `your ${/^[A-Z][a-z]+(?: |$)/.test(name) && kindsOf([name.split(" ")[0]?.toLowerCase() ?? ""], "asset").kinds.length > 0 ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
}
