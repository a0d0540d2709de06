/** Which sign stands before the cents in a column. */
export type DecimalSign = "." | ",";

const CURRENCY =
  /(?:US|CA|C|AU|A|S)?\$|[€£¥₹]|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|JPY|SGD|SEK|NOK|DKK|kr\.?)(?!\p{L})/giu;
const FACTORS: Record<string, number> = { "": 1, k: 1e3, m: 1e6 };

/** What begins like this would be run as a formula by a spreadsheet. An amount with a sign is none. */
export function isFormula(cell: string): boolean {
  return /^[=@\t\r]/.test(cell) || (/^[+-]/.test(cell) && /\p{L}|\(/u.test(cell.replace(CURRENCY, "")));
}

/**
 * The decimal sign of a column of money: what its cells show, and where a cell could be read both ways (`1,234`), the
 * sign is that of thousands.
 */
export function decimalSign(cells: readonly string[]): DecimalSign {
  const votes = { ".": 0, ",": 0 };
  for (const cell of cells) {
    const vote = voteOf(digitsOf(cell).digits);
    if (vote) votes[vote.sign] += vote.weight;
  }
  return votes[","] > votes["."] ? "," : ".";
}

/**
 * An amount as a bank or a spreadsheet writes it: `$1,234.50`, `1.234,50 €`, `(1,234)`, `1 234,5-`, `12.5k`.
 * Undefined for a blank, NaN for what is no amount.
 */
export function readAmount(cell: string, sign: DecimalSign): number | undefined {
  const { digits, unit, isNegative } = digitsOf(cell);
  if (digits === "") return cell.trim() === "" || /^[-–—]$/.test(cell.trim()) ? undefined : Number.NaN;
  const [whole = "", fraction, ...more] = digits.split(sign);
  const thousands = sign === "." ? "," : ".";
  const isGrouped = whole.includes(thousands);
  const groups = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{2,3})*\\${thousands}\\d{3}$`);
  const isWhole = isGrouped ? groups.test(whole) : /^\d*$/.test(whole);
  if (!isWhole || more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return Number.NaN;
  const size = Number(`${whole.replaceAll(thousands, "") || "0"}.${fraction || "0"}`) * (FACTORS[unit] ?? 1);
  return isNegative && size !== 0 ? -size : size;
}

/** A rate in percent, where a single sign is always the decimal one: `5.125 %`, `5,5`. As {@link readAmount} else. */
export function readRate(cell: string): number | undefined {
  const text = cell.replace(/%|\bAPR\b/gi, "").trim();
  return readAmount(text, text.includes(",") && !text.includes(".") ? "," : ".");
}

/** The currency signs of a column that are not those of US dollars, each once. */
export function foreignCurrencies(cells: readonly string[]): string[] {
  const signs = cells.flatMap((cell) => cell.match(CURRENCY) ?? []);
  return [...new Set(signs.map((sign) => sign.toUpperCase()).filter((sign) => !["$", "US$", "USD"].includes(sign)))];
}

function digitsOf(cell: string): { digits: string; unit: string; isNegative: boolean } {
  const text = cell
    .normalize("NFKC")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(CURRENCY, "")
    .trim();
  const match = /^(\()?\s*([+-]?)\s*([\d.,'’ ]*\d[\d.,'’ ]*?)\s*([km]?)\s*(-|CR|DR)?\s*(\))?$/i.exec(text);
  if (!match) return { digits: "", unit: "", isNegative: false };
  const [, open, before, figure = "", unit = "", after = "", close] = match;
  if (Boolean(open) !== Boolean(close)) return { digits: "", unit: "", isNegative: false };
  const digits = figure.replace(/(\d)['’ ](?=\d{3}(?!\d))/g, "$1").trim();
  const isNegative = Boolean(open) || before === "-" || after === "-" || after.toUpperCase() === "DR";
  return { digits, unit: unit.toLowerCase(), isNegative };
}

function voteOf(digits: string): { sign: DecimalSign; weight: number } | null {
  const points = digits.split(".").length - 1;
  const commas = digits.split(",").length - 1;
  if (points === 0 && commas === 0) return null;
  if (points > 0 && commas > 0)
    return { sign: digits.lastIndexOf(".") > digits.lastIndexOf(",") ? "." : ",", weight: 3 };
  const used = points > 0 ? "." : ",";
  const other = used === "." ? "," : ".";
  if (points + commas > 1) return { sign: other, weight: 3 };
  const isAmbiguous = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return isAmbiguous ? { sign: other, weight: 1 } : { sign: used, weight: 3 };
}
