import { type AssetType, type Documents, roundToCents } from "@seven-figures/domain";
import { rememberedLast } from "../../language/remembered.ts";
import { smallNumber } from "../../numbers/parse-number.ts";
import type { ReaderToken } from "../../reader/reader-tokens.ts";
import type { Shown } from "../conversation.ts";
import { namesIn } from "../shown-in.ts";

/** A sum as it was said; `bare` where nothing marks its size: "26", that may stand for thousands. */
export interface SaidSum {
  value: number;
  bare: boolean;
}

/**
 * A message about the money of a sale in one line: sums as `M0`, what is stored as `A0` an account, `B0` an investment, `D0` a debt, `T0`
 * any other thing, `LOAN` a debt by its kind alone, `FOREIGN` money of another country; all other words in lower case.
 */
export interface Shape {
  text: string;
  sums: readonly SaidSum[];
  things: readonly Shown[];
  /** The words that each of them was named by. */
  named: readonly string[];
  /** The words that fit several of them, or none: `SOMETHING0`. */
  vague: readonly string[];
  /** Words of kinds and companies that name nothing stored. */
  strange: ReadonlySet<string>;
}

/** A shape as far as it is drawn. */
interface Drawn {
  sums: SaidSum[];
  things: Shown[];
  named: string[];
  vague: string[];
  words: string[];
}

const INVESTED: ReadonlySet<AssetType> = new Set(["stocks", "bonds", "retirement", "crypto"]);
/** Words of kinds that say of money only what it is. */
const IDLE = /^(?:cash|money|funds?|checks?|cheques?|change|price|sale|bank|accounts?|bit)$/;
/** Words that stand for the one thing of their kind that somebody has. */
const PLAIN_KIND = /^(?:cars?|house|home)$/;
const LOAN_WORD = /^(?:loans?|finance|note|mortgage|lien|payoff|debt)$/;
const COUNTED =
  /^(?:miles?|km|kms|hours?|years?|yrs?|months?|weeks?|days?|people|kids?|acres?|head|times|left feet|am|pm|th|st)$/;
const UNITS = /^(?:quid|bucks?|dollars?|usd|cash)$/;
const BEFORE_SUM =
  /^(?:put|stuck|stick|chucked|threw|got|get|for|gave|paid|sent|popped|dropped|kept|took|banked|about)$/;
const AFTER_SUM = /^(?:of|to|into|in|on|onto|off|from|out|went|goes|gone|even|is|for|each|,|\.|and)$/;

/** The shape of a message; null where it has what no sale brings: a rate, a period, money of another country. */
export const shapeOf: (tokens: readonly ReaderToken[], documents: Documents) => Shape | null = rememberedLast(
  2,
  shapeAnew,
);

function shapeAnew(tokens: readonly ReaderToken[], documents: Documents): Shape | null {
  const named = runsOf(tokens, documents);
  const names = [
    ...named,
    ...joinedNames(tokens, documents).filter(({ from }) => !named.some((each) => each.from === from)),
  ];
  const shape: Drawn = { sums: [], things: [], named: [], vague: [], words: [] };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as ReaderToken;
    const name = names.find(({ from }) => from === at);
    if (token.slot !== null && /^(?:percent|period|range|hours|quote)$/.test(token.slot.kind)) return null;
    if (name) {
      shape.words.push(placeOf(name, shape, documents));
      at = name.to + kindAfter(tokens, name, documents);
      continue;
    }
    const sum = sumAt(tokens, at);
    if (sum) shape.words.push(/[£€]/.test(token.raw) ? "FOREIGN" : `M${shape.sums.push(sum.sum) - 1}`);
    else shape.words.push(wordOf(token));
    at = sum?.to ?? at + 1;
  }
  return { ...shape, strange: strangeIn(tokens), ...lessFees(shape.words.join(" "), shape.sums) };
}

/** "The Deere note", "the Sears one": how many words after a debt's name only say what it is. */
function kindAfter(tokens: readonly ReaderToken[], { to, things }: Run, { financials }: Documents): number {
  const [thing, ...others] = things;
  const isDebt = others.length === 0 && financials.debts?.some(({ id }) => id === thing?.id);
  return isDebt && /^(?:note|loan|card|account|debt|bill|one|balance)$/.test(tokens[to]?.text ?? "") ? 1 : 0;
}

/** "800 less 80 fees": what came in. */
function lessFees(text: string, sums: readonly SaidSum[]): Pick<Shape, "text" | "sums"> {
  const [said = "", whole = "", fees = ""] =
    /\bM(\d+),? (?:less|minus) (?:the |about )?M(\d+)(?: (?:in |of |for )?(?:\w+ )?(?:fees?|commission|costs?|postage|shipping))?/.exec(
      text,
    ) ?? [];
  const [price, cost] = [sums[Number(whole)], sums[Number(fees)]];
  if (said === "" || !price || !cost || cost.value >= price.value) return { text, sums: [...sums] };
  const value = roundToCents(price.value - cost.value);
  const left = sums.map((sum) => (sum === price ? { value, bare: false } : sum));
  return { text: text.replace(said, `M${whole}`), sums: left };
}

/** A word as it is read; a day as one that is over, long over, or to come. */
function wordOf({ slot, text, raw }: ReaderToken): string {
  if (slot !== null && /\b(?:years?|spring|summer|autumn|fall|winter|(?:19|20)\d\d)\b/i.test(raw)) return "formerly";
  if (slot !== null) return /\b(?:tomorrow|next|coming|by|end of)\b/i.test(raw) ? "tomorrow" : "today";
  if (text === "payoff") return "payoff LOAN";
  return LOAN_WORD.test(text) ? "LOAN" : text;
}

function strangeIn(tokens: readonly ReaderToken[]): Set<string> {
  const isStrange = ({ marks, text }: ReaderToken) =>
    !IDLE.test(text) && (marks.has("b") || marks.has("x") || marks.has("G"));
  return new Set(tokens.filter(isStrange).map(({ text }) => text));
}

interface Run {
  from: number;
  to: number;
  words: string[];
  things: Shown[];
  isByName: boolean;
}

/** The runs of words that name something stored, a number that belongs to the name with it: "Model 3". */
function runsOf(tokens: readonly ReaderToken[], documents: Documents): Run[] {
  return namesIn(tokens, documents)
    .filter(({ by }) => by !== "goal")
    .flatMap(({ from, things, by }) => {
      let to = from;
      while (tokens[to]?.slot === null && [...(tokens[to]?.marks ?? [])].some((mark) => /[ADad]/.test(mark))) to += 1;
      const words = tokens.slice(from, to).map(({ text }) => text);
      const isNewHome =
        words.includes("home") &&
        /^(?:new|good|loving|lovely|better|forever|came|went|got)$/.test(tokens[from - 1]?.text ?? "");
      if (isNewHome || words.every((word) => IDLE.test(word))) return [];
      const [thing] = things;
      const name = thing ? nameOf(thing, documents) : "";
      const next = tokens[to];
      const isOfName = next?.slot && things.length === 1 && name.split(" ").includes(next.raw.toLowerCase());
      return [
        {
          from,
          to: isOfName ? to + 1 : to,
          words,
          things,
          isByName: by === "name" || name.replace(/\W/g, "") === words.join(""),
        },
      ];
    });
}

/** "F150", of an F-150: a name without its marks. */
function joinedNames(tokens: readonly ReaderToken[], { financials }: Documents): Run[] {
  const byName = Map.groupBy(financials.assets ?? [], ({ name }) => bare(name));
  return tokens.flatMap(({ text, slot }, from) => {
    const found = slot === null && text.length > 2 ? (byName.get(bare(text)) ?? []) : [];
    const things = found.map(({ id }): Shown => ({ side: "asset", id }));
    return things.length === 1 ? [{ from, to: from + 1, words: [text], things, isByName: true }] : [];
  });
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function nameOf({ id }: Shown, { financials }: Documents): string {
  const all = [...(financials.assets ?? []), ...(financials.debts ?? [])];
  return all.find((each) => each.id === id)?.name.toLowerCase() ?? "";
}

function placeOf({ words, things: found, isByName }: Run, shape: Drawn, { financials }: Documents): string {
  const isLoan = words.every((word) => LOAN_WORD.test(word)) && found.every(({ side }) => side === "debt");
  const [thing] = found;
  const numbered = (letters: string, each: Shown) => {
    shape.named.push(words.join(" "));
    return `${letters}${shape.things.push(each) - 1}`;
  };
  if (isLoan && (found.length > 1 || words.length === 1))
    return `${words[0] === "payoff" ? "payoff " : ""}${found.length === 1 && thing ? numbered("LOAN", thing) : "LOAN"}`;
  if (!thing || found.length > 1) return `SOMETHING${shape.vague.push(words.join(" ")) - 1}`;
  const debt = financials.debts?.find(({ id }) => id === thing.id);
  if (debt) return isByName || debt.type !== "other" ? numbered("D", thing) : words.join(" ");
  const type = financials.assets?.find(({ id }) => id === thing.id)?.type;
  if (type === "savings") return numbered("A", thing);
  if (type && INVESTED.has(type)) return numbered("B", thing);
  return numbered(isByName || words.some((word) => PLAIN_KIND.test(word)) ? "T" : "U", thing);
}

/** The sum that begins at a token: an amount, a number in words, or two of them that stand for thousands and hundreds ("eight five"). */
function sumAt(tokens: readonly ReaderToken[], at: number): { sum: SaidSum; to: number } | null {
  const number = numberAt(tokens, at);
  if (!number) return null;
  const { value, isPlain, isSlot } = number;
  const [token, next] = [tokens[at] as ReaderToken, tokens[at + 1]];
  const hundreds = next?.slot === null ? smallNumber(next.text) : null;
  if (isPlain && hundreds !== null && hundreds > 0 && hundreds < 10 && value < 100)
    return { sum: { value: value * 1_000 + hundreds * 100, bare: false }, to: at + 2 };
  const [before, after] = [tokens[at - 1]?.text ?? ".", next?.text ?? "."];
  const isSaid = isSlot || (value > 1 && (BEFORE_SUM.test(before) || AFTER_SUM.test(after)));
  if (!isSaid || COUNTED.test(after)) return null;
  const isMarked = /[$k]/i.test(token.raw) || (token.slot?.kind === "money" && token.slot.strong);
  return { sum: { value, bare: !isMarked && value < 1_000 }, to: UNITS.test(after) ? at + 2 : at + 1 };
}

/** A number that was recognised, or a small one in words; `isPlain` where nothing but the number is said. */
function numberAt(
  tokens: readonly ReaderToken[],
  at: number,
): { value: number; isPlain: boolean; isSlot: boolean } | null {
  const { slot, text, raw } = tokens[at] as ReaderToken;
  if (slot?.kind === "money" || slot?.kind === "count")
    return slot.value > 0 ? { value: slot.value, isPlain: /^(?:\d{1,2}|[a-z -]+)$/i.test(raw), isSlot: true } : null;
  const value = slot === null ? smallNumber(text) : null;
  return value !== null && value > 0 ? { value, isPlain: true, isSlot: false } : null;
}
