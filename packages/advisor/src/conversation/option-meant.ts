import type { Asset, Debt, Documents } from "@seven-figures/domain";
import { sameWord } from "../matching/same-word.ts";
import { nameWordsOf, wordsOf } from "../statements/read-mention.ts";

/** What may be chosen from, by id and name. */
type Options = readonly { id: string; name: string }[];

const wordSet = (words: string) => new Set(words.split(" "));
/** Words by which people tell things apart that bear another name. */
const SAID_OF: readonly [words: ReadonlySet<string>, isOf: (entry: Asset | Debt) => boolean][] = [
  [wordSet("retirement pension 401k ira"), ({ type }) => type === "retirement"],
  [wordSet("plastic card credit cc"), ({ type }) => type === "credit-card"],
  [wordSet("cash bank current chequing checking savings saver saving account"), ({ type }) => type === "savings"],
  [wordSet("brokerage stocks shares investing investment taxable isa"), ({ type }) => type === "stocks"],
  [wordSet("house home place flat property building"), ({ type }) => type === "real-estate"],
  [wordSet("mortgage"), ({ type }) => type === "mortgage"],
  [wordSet("truck pickup car van auto vehicle"), (entry) => entry.type === "car-loan" || VEHICLE.test(entry.name)],
  [wordSet("student school college uni"), ({ type }) => type === "student-loan"],
  [
    wordSet("loan note finance financing debt owe owed owing borrowed balance"),
    (entry) => isDebt(entry) && entry.type !== "credit-card",
  ],
  [wordSet("owe owed owing debt"), isDebt],
  [wordSet("worth value valued itself asset"), (entry) => !isDebt(entry)],
];
const VEHICLE = /\b(?:f-?\d{3}|ram|silverado|tacoma|tundra|truck|pickup|car|van|jeep|suv)\b/i;
const OWN = wordSet("mine me my ours");
const ANOTHERS = wordSet("hers his theirs her their");
/** Who answers with these says more than which. */
const SAYS_MORE =
  /\?|\b(?:sold|closed|close|delete|remove|undo|forget|never ?mind|neither|none|both|all|new|another|different|gone|paid off|cancel|scrap|how much|other)\b/i;
const MOST_WORDS = 9;
const NAME_WEIGHT = 3;

/** The one of several that an answer means, by its name, its kind, its side or whose it is; null where that tells none, or several. */
export function optionMeant(said: string, options: Options, { financials }: Documents): string | null {
  const text = said.toLowerCase().replace(/’/g, "'");
  if (SAYS_MORE.test(text) || wordsOf(text).length > MOST_WORDS) return null;
  const entries = [...(financials.assets ?? []), ...(financials.debts ?? [])];
  const chosen = options.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? []);
  if (chosen.length < options.length || chosen.length < 2) return null;
  for (const part of meantParts(text)) {
    const best = bestOf(wordsOf(part), chosen);
    if (best) return best;
  }
  return null;
}

/** "The loan no the card the loan": the last that is not denied, and what is denied tells of the others. */
function meantParts(text: string): string[] {
  const parts = text.split(/\bno\b,?|\bwait\b,?|\bsorry\b,?/).filter((part) => /\w/.test(part));
  const kept = parts
    .map((part) => part.replace(/\b(?:not|isn't|rather than|instead of)\b.*$/, ""))
    .filter((part) => /\w/.test(part));
  const last = kept.at(-1) ?? "";
  const words = last.trim().split(/\s+/);
  return [last, words.slice(-2).join(" "), words.slice(-1).join(" ")];
}

function bestOf(words: readonly string[], entries: readonly (Asset | Debt)[]): string | null {
  const shared = new Set(
    entries.length < 2
      ? []
      : nameWordsOf(entries[0]?.name ?? "").filter((word) =>
          entries.every(({ name }) => nameWordsOf(name).includes(word)),
        ),
  );
  const scored = entries.map((entry) => ({ id: entry.id, score: scoreOf(words, entry, entries, shared) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most);
  return most > 0 && best.length === 1 ? (best[0]?.id ?? null) : null;
}

function scoreOf(
  words: readonly string[],
  entry: Asset | Debt,
  entries: readonly (Asset | Debt)[],
  shared: ReadonlySet<string>,
): number {
  const named = nameWordsOf(entry.name).filter(
    (word) => !shared.has(word) && words.some((each) => sameWord(each, word)),
  ).length;
  const kinds = SAID_OF.filter(
    ([said, isOf]) => isOf(entry) && words.some((word) => said.has(word)) && !entries.every(isOf),
  ).length;
  return NAME_WEIGHT * named + kinds + whose(words, entry, entries);
}

/** "Mine", beside "Martha's IRA". */
function whose(words: readonly string[], { name }: Asset | Debt, entries: readonly (Asset | Debt)[]): number {
  const isAnothers = (of: string) => /\b(?!my\b|our\b)\w+['’]s\b/i.test(of);
  if (!entries.some((each) => isAnothers(each.name))) return 0;
  if (words.some((word) => OWN.has(word))) return isAnothers(name) ? 0 : NAME_WEIGHT;
  return words.some((word) => ANOTHERS.has(word)) && isAnothers(name) ? NAME_WEIGHT : 0;
}

function isDebt(entry: Asset | Debt): boolean {
  return "balance" in entry;
}
