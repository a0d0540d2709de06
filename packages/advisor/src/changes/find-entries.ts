import { kindsOf } from "../matching/kinds-of.ts";
import { type KnownEntry, knownEntries, matchAll, matchEntries } from "../matching/match-entries.ts";
import type { EntryStatement, Mention, Side } from "../statements/statement.ts";
import type { Resolving } from "./resolution.ts";

/** What takes an entry off the list. */
export const DESTROYING = new Set(["remove", "pay-off"]);

/** The stored entries that a statement can be about. */
export function findEntries(statement: EntryStatement, { documents, added }: Resolving): KnownEntry[] {
  const { mention, action } = statement;
  const known = knownEntries(documents, sideFor(statement)).filter(
    ({ entry }) => mention.pronoun || !added.has(entry.id) || action !== "set",
  );
  if (statement.target) return known.filter(({ entry }) => entry.id === statement.target);
  if ((mention.many || isPluralOnly(mention)) && DESTROYING.has(action))
    return matchAll(mention, ofNamedSide(mention, known));
  if (/^(?:set|own)$/.test(action) && isAnother(mention, known)) return [];
  const found = owned(statement, matchEntries(mention, known), known);
  if (found.length > 0 || mention.words.length > 0) return found.length > 0 ? found : viaLoan(statement, known);
  const open = known.filter(({ side }) => side === "debt");
  return mention.pronoun && open.length === 1 && action !== "remove" ? open : [];
}

/** "Sold the boat": the boat, not the boat loan, unless a loan is named. */
function owned({ action, mention }: EntryStatement, found: KnownEntry[], known: readonly KnownEntry[]): KnownEntry[] {
  if (action !== "remove" || mention.exact || found.length === 0 || found.some(({ side }) => side === "asset"))
    return found;
  if (kindsOf(mention.words, "debt").kinds.length > 0) return found;
  const assets = matchEntries(
    mention,
    known.filter(({ side }) => side === "asset"),
  );
  return assets.length > 0 ? assets : found;
}

/** "Delete my debts", "wipe my assets": all of them, though not said. */
function isPluralOnly({ words, exact }: Mention): boolean {
  return (
    !exact &&
    words.length > 0 &&
    words.every((word) => /^(?:debts|assets|liabilities|accounts|entries|things)$/.test(word))
  );
}

/** "All my debts" are no assets. */
function ofNamedSide({ words }: Mention, known: readonly KnownEntry[]): readonly KnownEntry[] {
  const debts = words.some((word) => /^(?:debts?|loans?|cards?|liabilities)$/.test(word));
  const assets = words.some((word) => /^(?:assets?|accounts?|savings|investments?)$/.test(word));
  return debts === assets ? known : known.filter(({ side }) => side === (debts ? "debt" : "asset"));
}

/** "Paid 300 on the car" means its loan, "on the house" the mortgage. */
function viaLoan({ mention, action }: EntryStatement, known: readonly KnownEntry[]): KnownEntry[] {
  const isOwed =
    action === "set" && mention.side === "debt" && !mention.isNew && kindsOf(mention.words, "debt").kinds.length === 0;
  if (!/^(?:pay|pay-share|pay-off|put|rate)$/.test(action) && !isOwed) return [];
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

/** Whether it is about all that fit, not one of them. */
export function isMany({ mention, action }: EntryStatement, fitting: readonly KnownEntry[]): boolean {
  if (!DESTROYING.has(action) || fitting.length === 0) return false;
  if (mention.many) return true;
  return (
    fitting.length > 1 &&
    mention.words.some((word) =>
      /^(?:cards|loans|debts|liabilities|entries|things|assets|accounts|cars|houses|properties|bills)$/.test(word),
    )
  );
}

/** "a savings account" where one is stored: that one, or another? */
export function mayBeAnother({ action, mention, target }: EntryStatement, { side, entry }: KnownEntry): boolean {
  if (action !== "set" || target || !mention.indefinite || mention.pronoun) return false;
  const { others } = kindsOf(mention.words, side);
  return others.length === 0 && entry.name.toLowerCase() !== mention.name.toLowerCase();
}
