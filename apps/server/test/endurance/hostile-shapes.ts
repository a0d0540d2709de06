/** One token of each class that the advisor tells apart. */
const TOKENS: Record<string, string> = {
  abbreviation: "e.g.",
  dotted: "x.y",
  amount: "$1,250.50",
  short: "85k",
  percent: "24.9%",
  date: "March 3rd, 2031",
  month: "June",
  period: "a month",
  number: "seventeen",
  digits: "1234567890",
  account: "savings account",
  company: "Vanguard",
  debt: "owe",
  verb: "paid",
  denial: "don't",
  question: "how much?",
  and: "and",
  comma: ",",
  dash: " - ",
  hyphens: "a-b-c",
  line: "\n- ",
  quote: '"',
  bracket: "(",
  closed: ")",
  emoji: "💰",
  accent: "é̀",
  link: "https://a.b/c?d=e",
  letters: "zzzz",
};

const CLASSES = Object.keys(TOKENS);

export interface Shape {
  name: string;
  /** The message of that many letters. */
  of(length: number): string;
}

const tokenOf = (name: string) => TOKENS[name] ?? "";

function repeated(name: string, text: string): Shape {
  return { name, of: (length) => text.repeat(Math.ceil(length / text.length)).slice(0, length) };
}

function nested(name: string, token: string): Shape {
  return {
    name,
    of(length) {
      const opened = `(${token} `;
      const depth = Math.floor(length / (opened.length + 1));
      return opened.repeat(depth) + ")".repeat(depth);
    },
  };
}

/** Some of them, drawn by random numbers from 0 up to 1. */
export function drawShapes(most: number, random: () => number): Shape[] {
  const drawn = hostileShapes().map((shape) => ({ shape, order: random() }));
  return drawn
    .toSorted((a, b) => a.order - b.order)
    .slice(0, most)
    .map(({ shape }) => shape);
}

/** Each class repeated, with and without blanks between, and nested; and every two of them in turn. */
export function hostileShapes(): Shape[] {
  const single = CLASSES.flatMap((name) => [
    repeated(`${name} repeated`, `${tokenOf(name)} `),
    repeated(`${name} without blanks`, tokenOf(name)),
    nested(`${name} nested`, tokenOf(name)),
  ]);
  const pairs = CLASSES.flatMap((one, at) =>
    CLASSES.slice(at + 1).map((two) => repeated(`${one} and ${two} in turn`, `${tokenOf(one)} ${tokenOf(two)} `)),
  );
  return [...single, ...pairs];
}
