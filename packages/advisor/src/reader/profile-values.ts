import type { Statement } from "../statements/statement.ts";
import type { ReaderToken } from "./reader-tokens.ts";

type Choice<Value> = [pattern: RegExp, value: Value];

const RISKS: Choice<"conservative" | "moderate" | "aggressive">[] = [
  [/\b(?:conservative|cautious|low|safe|safer|safest)\b/, "conservative"],
  [/\b(?:moderate|medium|balanced|middle)\b/, "moderate"],
  [/\b(?:aggressive|high|bold|risky)\b/, "aggressive"],
];
const STRATEGIES: Choice<"investing" | "real-estate" | "business" | "mixed">[] = [
  [/\b(?:real estate|property|properties|rentals?)\b/, "real-estate"],
  [/\b(?:business|businesses|entrepreneur)\b/, "business"],
  [/\b(?:mixed|mix|combination|bit of (?:both|everything))\b/, "mixed"],
  [/\b(?:invest|investing|stocks|index)\b/, "investing"],
];
const EMPLOYMENTS: Choice<string>[] = [
  [/\b(?:retired|retirement)\b/, "Retired"],
  [/\b(?:freelanc\w*|self-employed|self employed|contractor|contracting)\b/, "Freelancer"],
  [/\b(?:unemployed|laid off|out of work|between jobs|jobless|redundant)\b/, "Unemployed"],
  [/\b(?:part-time|part time)\b/, "Part-time"],
  [/\b(?:student|studying)\b/, "Student"],
  [/\b(?:entrepreneur|business owner|founder)\b/, "Entrepreneur"],
  [/\b(?:employed|full-time|full time)\b/, "Employed"],
];
const TIMEFRAMES: Choice<"1-3" | "3-5" | "5-10" | "10+">[] = [
  [/10\+|\b(?:more than|over) (?:10|ten)\b/, "10+"],
  [/\b(?:5|five) ?(?:-|to) ?(?:10|ten)\b/, "5-10"],
  [/\b(?:3|three) ?(?:-|to) ?(?:5|five)\b/, "3-5"],
  [/\b(?:1|one) ?(?:-|to) ?(?:3|three)\b/, "1-3"],
];

/** The profile fact that a label names, with the value that the words tell; none where they tell none. */
export function profileStatement(label: string, tokens: readonly ReaderToken[]): Statement[] {
  const said = tokens
    .map(({ text, raw, slot }) => (slot === null ? text : raw))
    .join(" ")
    .toLowerCase();
  const valueIn = <Value>(choices: Choice<Value>[]) => choices.find(([pattern]) => pattern.test(said))?.[1];
  if (label === "risk")
    return told(valueIn(RISKS), (riskTolerance) => ({ kind: "strategy", fields: { riskTolerance } }));
  if (label === "strategy")
    return told(valueIn(STRATEGIES), (primaryStrategy) => ({ kind: "strategy", fields: { primaryStrategy } }));
  if (label === "timeframe")
    return told(valueIn(TIMEFRAMES), (timeframe) => ({ kind: "strategy", fields: { timeframe } }));
  if (label !== "employment") return [];
  return told(
    valueIn(EMPLOYMENTS),
    (employmentStatus) => ({ kind: "basic-info", fields: { employmentStatus } }) as Statement,
  );
}

function told<Value>(value: Value | undefined, statement: (value: Value) => Statement): Statement[] {
  return value === undefined ? [] : [statement(value)];
}
