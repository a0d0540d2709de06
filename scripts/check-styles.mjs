// Holds the style sheets to their tokens: what a token stands for is not written raw, widths break where all others do,
// and what is named is taken by somebody.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deadClasses, deadTokens } from "./dead-styles.mjs";

const root = join(import.meta.dirname, "..");
const TOKENS = "apps/web/src/styles/tokens.css";
const SHEETS = ["apps/web/src/**/*.css", "apps/web/gallery/**/*.css"];
const SOURCES = ["apps/web/{src,gallery}/**/*.{ts,tsx}", "apps/web/*.html"];
const COMMENT = /\/\*[\s\S]*?\*\//g;
const DECLARATION = /^\s*([a-z-]+):\s*(.+?);?\s*$/;
/** Pixels as they are, not what is taken off: a pull over an edge is no step of the grid. */
const PIXELS = /(?<![\w.-])(\d+(?:\.\d+)?px)\b/g;

/** Values that are never written raw, whatever they are. */
const NEVER = [
  [/./, /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i, "a colour"],
  [/^font-size$/, /\d(?:px|rem)\b/, "a size of text"],
  [/^font-weight$/, /\d/, "a weight"],
  [/^letter-spacing$/, /[1-9]/, "a tracking"],
  [/^transition/, /\b\d*\.?\d+m?s\b/, "a duration"],
];

/** Where the page breaks: a phone (19em: with large text), two columns or one, the chat beside the content or over it. */
const WIDTHS = ["19em", "719px", "720px", "1023px", "1024px", "1879px", "1880px"];
/** What breaks elsewhere, since its own content asks for it: `docs/decisions/styling.md` says of each why. */
const OTHER_WIDTHS = {
  "apps/web/src/app/top-bar.module.css": ["959px", "359px"],
  "apps/web/src/features/dashboard/dashboard-layout.module.css": ["1199px"],
  "apps/web/src/features/dashboard/outlook-dialog.module.css": ["479px"],
  "apps/web/src/ui/dialog.module.css": ["480px"],
};

/** The values for which a token stands, by the kind of declaration that takes it. */
function valuesOfTokens(source) {
  const tokens = [...source.matchAll(/--(space|radius)-[\w-]+:\s*(\d+px)/g)];
  const of = (kind) => new Set(tokens.filter(([, each]) => each === kind).map(([, , value]) => value));
  return [
    [/^(?:margin|padding|gap|row-gap|column-gap)/, of("space")],
    [/radius$/, of("radius")],
  ];
}

/** What is wrong with one sheet, in words. */
export function faultsOfSheet(file, sheet, tokens) {
  const values = valuesOfTokens(tokens);
  const lines = sheet.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, " ")).split("\n");
  return lines.flatMap((line, at) => {
    const place = `${file}:${at + 1}`;
    if (line.includes("@media"))
      return [...line.matchAll(/(?:width|height):\s*([\w.]+)/g)]
        .map(([, width]) => width)
        .filter((width) => !WIDTHS.includes(width) && !OTHER_WIDTHS[file]?.includes(width))
        .map((width) => `${place}: nothing else breaks at ${width}`);
    const [, name, value] = DECLARATION.exec(line) ?? [];
    if (name === undefined || name.startsWith("--")) return [];
    const raw = NEVER.filter(([of, refused]) => of.test(name) && refused.test(value.replaceAll(/var\([^()]*\)/g, "")));
    const twice = values
      .filter(([of]) => of.test(name))
      .flatMap(([, known]) => [...value.matchAll(PIXELS)].map(([, each]) => each).filter((each) => known.has(each)));
    return [
      ...raw.map(([, , what]) => `${place}: ${what} that is no token: ${line.trim()}`),
      ...twice.map((each) => `${place}: a token stands for ${each}: ${line.trim()}`),
    ];
  });
}

/** The text of each file of a kind, by its name. */
function readAll(patterns) {
  const files = globSync(patterns, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Prints what style sheets write raw, and what they name for nobody; false where there is any. */
export function checkStyles() {
  const { [TOKENS]: tokens, ...sheets } = readAll(SHEETS);
  const sources = readAll(SOURCES);
  const modules = Object.fromEntries(Object.entries(sheets).filter(([file]) => file.endsWith(".module.css")));
  const faults = Object.entries(sheets).flatMap(([file, sheet]) => faultsOfSheet(file, sheet, tokens));
  const dead = [
    ...deadClasses(modules, sources),
    ...deadTokens(tokens, [...Object.values(sheets), ...Object.values(sources)]).map((name) => `${TOKENS}: ${name}`),
  ];
  for (const fault of faults) console.error(fault);
  for (const place of dead) console.error(`Named and taken by nobody: ${place}`);
  const count = Object.keys(sheets).length;
  console.log(`${count} style sheets, ${faults.length} values beside the tokens, ${dead.length} names for nobody.`);
  return faults.length === 0 && dead.length === 0 && count > 1;
}
