import { expect, test } from "vitest";
import { deadClasses, deadTokens } from "./dead-styles.mjs";

const CARD = "src/ui/card.module.css";
const SHEET = `/* .not-a-class */
@layer ui {
  .card { padding: 0.5em; }
  .card > .head:hover { background: url("a.png"); }
  .left { margin: 0; }
}`;
const taking = (body, name = "styles") => ({ "card.tsx": `import ${name} from "./card.module.css";\n${body}` });

test("a class that no component takes is told with its sheet", () => {
  expect(deadClasses({ [CARD]: SHEET }, taking("styles.card styles.head"))).toEqual([`${CARD}: .left`]);
  expect(deadClasses({ [CARD]: SHEET }, taking("sheet.card sheet.head sheet.left", "sheet"))).toEqual([]);
});

test("a longer name, another sheet's class and a word in passing take nothing", () => {
  const body = "styles.cardLarge styles.head left";
  expect(deadClasses({ [CARD]: SHEET }, taking(body))).toEqual([`${CARD}: .card`, `${CARD}: .left`]);
  const other = { "card.tsx": 'import styles from "./other.module.css";\nstyles.card styles.head styles.left' };
  expect(deadClasses({ [CARD]: SHEET }, other)).toHaveLength(3);
});

test("whoever puts the name together may take any of them", () => {
  expect(deadClasses({ [CARD]: SHEET }, taking("styles[size]"))).toEqual([]);
});

test("a token that nothing reads is told, whether it is set once or for each width", () => {
  const tokens = "--ink: black;\n--line: var(--ink);\n--bar: 65px;\n@media print { --bar: 57px; }\n--hue-red: red;";
  expect(deadTokens(tokens, ["color: var(--line-strong)"])).toEqual(["--line", "--bar", "--hue-red"]);
  expect(deadTokens(tokens, ["var(--line)", "var(--bar)", `const hue = \`hue-\${kind}\`;`])).toEqual([]);
});
