import { describe, expect, test } from "vitest";
import { checkStyles, faultsOfSheet } from "./check-styles.mjs";

const TOKENS = `
  --space-1: 8px;
  --space-3: 24px;
  --radius-card: 16px;
`;
const SHEET = "apps/web/src/ui/made-up.module.css";
const TOP_BAR = "apps/web/src/app/top-bar.module.css";

function faultsOf(sheet, file = SHEET) {
  return faultsOfSheet(file, sheet, TOKENS);
}

const GOOD = `/* A comment may say #ffffff, 24px and
   transition: all 150ms. */
@layer ui {
  .card {
    --own: #ffffff;
    width: 24px;
    margin: 0 -8px;
    padding: var(--space-3) 6px;
    border-radius: var(--radius-card);
    color: var(--ink);
    font-size: var(--text-2);
    font-weight: var(--weight-bold);
    letter-spacing: 0;
    transition: opacity var(--motion);
  }
}
@media (max-width: 719px) {
  .card {
    gap: var(--space-1);
  }
}
`;

/** For each rule a declaration that breaks it, and what is said of it. */
const BAD = [
  ["color: #fff;", "a colour that is no token"],
  ["background: rgb(0 0 0 / 50%);", "a colour that is no token"],
  ["border: 1px solid hsla(0, 0%, 0%, 0.5);", "a colour that is no token"],
  ["fill: oklch(50% 0 0);", "a colour that is no token"],
  ["font-size: 14px;", "a size of text that is no token"],
  ["font-size: 0.9rem;", "a size of text that is no token"],
  ["font-weight: 600;", "a weight that is no token"],
  ["letter-spacing: -0.02em;", "a tracking that is no token"],
  ["transition: opacity 150ms;", "a duration that is no token"],
  ["transition-duration: .2s;", "a duration that is no token"],
  ["margin: 0 24px;", "a token stands for 24px"],
  ["padding-top: 8px;", "a token stands for 8px"],
  ["column-gap: 24px;", "a token stands for 24px"],
  ["border-radius: 16px;", "a token stands for 16px"],
];

describe("a style sheet", () => {
  test("of tokens, and of sizes for which there is none, is right", () => {
    expect(faultsOf(GOOD)).toEqual([]);
  });

  test.each(BAD)("is refused for %s", (declaration, what) => {
    expect(faultsOf(`.card {\n  ${declaration}\n}\n`)).toEqual([`${SHEET}:2: ${what}: ${declaration}`]);
  });

  test("is told each of its faults, by its own line", () => {
    const places = faultsOf(`/* two\nlines */\n.a {\n  color: #fff;\n  gap: 8px 24px;\n}\n`).map(
      (fault) => fault.split(": ")[0],
    );
    expect(places).toEqual([`${SHEET}:4`, `${SHEET}:5`, `${SHEET}:5`]);
  });

  test("takes a radius for no space, and a space for no radius", () => {
    expect(faultsOf(".a {\n  padding: 16px;\n  border-radius: 24px;\n}\n")).toEqual([]);
  });

  test("breaks at no width of its own, unless it is one of those that may", () => {
    const media = "@media (min-width: 720px) and (max-width: 959px) {\n}\n";
    expect(faultsOf(media)).toEqual([`${SHEET}:1: nothing else breaks at 959px`]);
    expect(faultsOf(media, TOP_BAR)).toEqual([]);
    expect(faultsOf("@media (max-height: 500px) {\n}\n", TOP_BAR)).toEqual([
      `${TOP_BAR}:1: nothing else breaks at 500px`,
    ]);
  });
});

test("the sheets that there are hold to the tokens that there are", () => {
  expect(checkStyles()).toBe(true);
});
