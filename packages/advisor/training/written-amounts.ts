import type { Chance } from "./chance.ts";

/** An amount as somebody writes or says it. */
export interface Written {
  text: string;
  value: number;
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number below a billion in words. */
export function inWords(value: number, chance: Chance): string {
  const tail = (rest: number, joint: string) => (rest === 0 ? "" : `${joint}${inWords(rest, chance)}`);
  if (value < 20) return ONES[value] ?? "";
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${tail(value % 10, chance.is(0.5) ? "-" : " ")}`;
  if (value < 1000)
    return `${ONES[Math.floor(value / 100)]} hundred${tail(value % 100, chance.is(0.5) ? " and " : " ")}`;
  if (value < 10_000 && value % 1000 !== 0 && value % 100 === 0 && chance.is(0.5))
    return `${inWords(value / 100, chance)} hundred`;
  if (value < 1e6) return `${inWords(Math.floor(value / 1000), chance)} thousand${tail(value % 1000, " ")}`;
  return `${inWords(Math.floor(value / 1e6), chance)} million${tail(value % 1e6, " ")}`;
}

function rounded(raw: number, chance: Chance): number {
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const fine = chance.next();
  if (fine < 0.35) return Math.max(1, Math.round(raw / magnitude) * magnitude);
  if (fine < 0.7) return Math.max(1, Math.round(raw / (magnitude / 10)) * (magnitude / 10));
  if (fine < 0.92) return Math.max(1, Math.round(raw));
  return Math.max(1, Math.round(raw * 100) / 100);
}

/** A sum of money between two bounds, in one of the forms that people use. */
export function writtenMoney(low: number, high: number, chance: Chance): Written {
  const value = Math.round(rounded(chance.magnitude(low, high), chance) * 100) / 100;
  return { text: chance.pick(formsOf(value, chance)), value };
}

function formsOf(value: number, chance: Chance): string[] {
  const cents = value % 1 === 0 ? 0 : 2;
  const comma = value.toLocaleString("en-US", { minimumFractionDigits: cents, maximumFractionDigits: cents });
  const plain = value.toFixed(cents);
  const forms = [`$${comma}`, `$${comma}`, comma, comma, plain, plain, `$${plain}`];
  const thousands = value / 1000;
  if (value >= 1000 && value < 1e6 && value % 100 === 0)
    forms.push(`${thousands}k`, `${thousands}k`, `${thousands}k`, `$${thousands}k`, `${thousands}K`);
  if (value >= 1000 && value < 1e6 && value % 1000 === 0)
    forms.push(
      `${thousands} grand`,
      `${inWords(thousands, chance)} thousand`,
      `${inWords(thousands, chance)} grand`,
      `${thousands} thousand`,
    );
  if (value >= 20 && value < 1000 && cents === 0)
    forms.push(
      `${plain} bucks`,
      `${plain} dollars`,
      inWords(value, chance),
      `${inWords(value, chance)} dollars`,
      `${inWords(value, chance)} bucks`,
    );
  if (value >= 100 && value < 1e5 && value % 100 === 0)
    forms.push(inWords(value, chance), `${inWords(value, chance)} dollars`);
  if (value >= 1e6 && (value / 1e4) % 1 === 0)
    forms.push(`${value / 1e6} million`, `$${value / 1e6}M`, `${value / 1e6}m`);
  return forms;
}

/** A yearly rate in percent. */
export function writtenRate(low: number, high: number, chance: Chance): Written {
  const raw = low + chance.next() * (high - low);
  const fine = chance.next();
  const value =
    fine < 0.3
      ? Math.round(raw)
      : fine < 0.65
        ? Math.round(raw * 10) / 10
        : fine < 0.8
          ? Math.round(raw * 4) / 4
          : Math.round(raw * 100) / 100;
  const forms = [`${value}%`, `${value}%`, `${value} percent`, `${value}%`, `${value} per cent`];
  if (value % 1 === 0) forms.push(`${inWords(value, chance)} percent`);
  if (value % 1 === 0.5)
    forms.push(
      `${inWords(Math.floor(value), chance)} and a half percent`,
      `${inWords(Math.floor(value), chance)} point five percent`,
    );
  return { text: chance.pick(forms), value };
}

/** A share in percent. */
export function writtenPercent(chance: Chance): Written {
  const value = chance.is(0.5) ? chance.whole(1, 19) * 5 : chance.whole(1, 95);
  return {
    text: chance.pick([`${value}%`, `${value} percent`, `${value}%`, `${inWords(value, chance)} percent`]),
    value,
  };
}
