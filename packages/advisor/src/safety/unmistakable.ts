import { PatternTable } from "../language/pattern-table.ts";
import { compileAll } from "./compile-patterns.ts";
import type { Concern } from "./concern.ts";
import { HARDSHIP_CERTAIN } from "./hardship-patterns.ts";
import { HARMLESS, TOLD_OF_STORIES } from "./idioms.ts";
import { SELF_HARM_CERTAIN, SELF_HARM_HINTS } from "./self-harm-patterns.ts";
import { TROUBLE_CERTAIN } from "./trouble-patterns.ts";

interface Pattern {
  concern: Concern;
  expression: RegExp;
}

const CERTAIN: readonly Pattern[] = Object.entries({
  "self-harm": SELF_HARM_CERTAIN,
  ...HARDSHIP_CERTAIN,
  ...TROUBLE_CERTAIN,
}).flatMap(([concern, lines]) => compileAll(lines).map((expression) => ({ concern: concern as Concern, expression })));
const HINTS: readonly RegExp[] = compileAll(SELF_HARM_HINTS);
const IDIOMS: readonly RegExp[] = compileAll(HARMLESS).map(({ source }) => new RegExp(source, "g"));
const [CERTAIN_TABLE, HINT_TABLE] = [
  new PatternTable(CERTAIN.map(({ expression }) => expression)),
  new PatternTable(HINTS),
];
const IDIOM_TABLE = new PatternTable(IDIOMS);

export const IDIOM = "idiom";

/** Folded words with harmless ways of speaking taken out. */
export function withoutIdioms(words: readonly string[]): string[] {
  const text = IDIOM_TABLE.inTurn(
    words.join(" "),
    (said) => said,
    (said, place) => said.replace(IDIOMS[place] as RegExp, ` ${IDIOM} `),
  );
  return text.split(" ").filter((word) => word !== "");
}

export function isOfStories(text: string): boolean {
  return TOLD_OF_STORIES.test(text);
}

/** What patterns find in folded words, idioms taken out: the concern that is beyond doubt, and the marks of all. */
export function findPatterns(words: readonly string[]): { certain: Concern | null; marks: string[] } {
  const text = words.filter((word) => word !== ",").join(" ");
  const found = CERTAIN_TABLE.placesIn(text).flatMap((at) => {
    const { concern, expression } = CERTAIN[at] as Pattern;
    return expression.test(text) ? [{ concern, at }] : [];
  });
  const marks = [
    ...found.flatMap(({ concern, at }) => [`certain ${at}`, `certain ${concern}`]),
    ...HINT_TABLE.placesIn(text).flatMap((at) => (HINTS[at]?.test(text) ? [`hint ${at}`] : [])),
    ...(isOfStories(text) ? ["story"] : []),
  ];
  return { certain: found[0]?.concern ?? null, marks };
}
