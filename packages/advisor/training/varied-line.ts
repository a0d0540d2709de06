import type { Chance } from "./chance.ts";
import type { Line } from "./lines.ts";

/** Words for the types of entries that can stand for one another in a question. */
const TYPE_WORDS: Record<string, readonly string[]> = {
  "assets savings": ["savings accounts", "bank accounts", "cash", "savings"],
  "assets stocks": ["stocks", "shares", "investments"],
  "assets retirement": ["retirement accounts", "retirement stuff", "pensions", "retirement"],
  "assets bonds": ["bonds"],
  "assets crypto": ["crypto", "coins"],
  "assets real-estate": ["properties", "real estate", "property"],
  "assets business": ["businesses"],
  "debts credit-card": ["credit cards", "cards", "plastic"],
  "debts student-loan": ["student loans", "student debt"],
  "debts car-loan": ["car loans", "auto loans"],
  "debts personal-loan": ["personal loans"],
  "debts mortgage": ["mortgages", "home loans"],
  "debts business-loan": ["business loans"],
};

/** Ways to say how often, alike in each list, and what the notation has for it. */
const OFTEN: readonly (readonly [said: string[], meant: string])[] = [
  [["a month", "per month", "each month", "every month", "monthly"], "month"],
  [["a week", "per week", "each week", "every week", "weekly"], "week"],
  [["a year", "per year", "each year", "every year", "yearly"], "year"],
  [["a day", "per day", "each day", "every day", "daily"], "day"],
];

const EXTREMES: readonly (readonly [most: string, least: string])[] = [
  ["biggest", "smallest"],
  ["largest", "smallest"],
  ["highest", "lowest"],
  ["most", "least"],
];

interface Swap {
  /** What stands in the words and in the meaning, and what is to. */
  text: readonly [from: string, to: string];
  meaning: readonly [from: string, to: string];
}

/** Now and then another type, how often or end of an order, in the words and in the meaning alike. */
export function variedLine(line: Line, chance: Chance): Line {
  const swaps = [...typeSwaps(line, chance), ...periodSwaps(line, chance), ...extremeSwaps(line)].filter(() =>
    chance.is(0.4),
  );
  return swaps.reduce(swapped, line);
}

function swapped(line: Line, { text, meaning }: Swap): Line {
  const meanings = line.meanings.map((each) => each.replace(meaning[0], meaning[1]));
  return { ...line, text: line.text.replace(wordsOf(text[0]), text[1]), meanings };
}

const wordsOf = (said: string) => new RegExp(`(?<![\\w{:-])${said}(?![\\w}-])`, "i");

/** Whether both stand there once, so that one surely means the other. */
function isClear({ text, meanings }: Line, said: string, meant: string): boolean {
  const count = (whole: string, part: RegExp) => whole.match(new RegExp(part, "gi"))?.length ?? 0;
  const meaning = new RegExp(`(?<![\\w-])${meant}(?![\\w-])`);
  return count(text, wordsOf(said)) === 1 && count(meanings.join(" ; "), meaning) === 1;
}

function typeSwaps(line: Line, chance: Chance): Swap[] {
  return Object.entries(TYPE_WORDS).flatMap(([type, words]) => {
    const said = words.find((word) => isClear(line, word, type));
    if (said === undefined) return [];
    const side = type.split(" ")[0] ?? "";
    const others = Object.entries(TYPE_WORDS).filter(([other]) => other.startsWith(side) && other !== type);
    const [other, names] = chance.pick(others);
    return [{ text: [said, chance.pick(names)], meaning: [type, other] } as const];
  });
}

function periodSwaps(line: Line, chance: Chance): Swap[] {
  return OFTEN.flatMap(([said, meant]) => {
    const at = said.findIndex((each) => isClear(line, each, `per ${meant}`));
    const [others, other] = chance.pick(OFTEN);
    return at < 0
      ? []
      : [{ text: [said[at] ?? "", others[at] ?? ""], meaning: [`per ${meant}`, `per ${other}`] } as const];
  });
}

function extremeSwaps(line: Line): Swap[] {
  const found = EXTREMES.flatMap(([most, least]): Swap[] => {
    if (isClear(line, most, "largest")) return [{ text: [most, least], meaning: ["largest", "smallest"] }];
    return isClear(line, least, "smallest") ? [{ text: [least, most], meaning: ["smallest", "largest"] }] : [];
  });
  return found.slice(0, 1);
}
