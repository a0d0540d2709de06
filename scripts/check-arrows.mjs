// Holds the drawings in docs/architecture.md to the imports: no arrow may be drawn that is not there, nor one left out.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const root = join(import.meta.dirname, "..");
const PAGE = "docs/architecture.md";
const SOURCES = ["packages/*/src/**/*.ts", "apps/*/src/**/*.{ts,tsx}"];
const TEST = /\.test\.tsx?$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `from "x"`, `import "x"` and `import("x")`. */
const TAKEN = /(?:\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g;
/** A drawing says in its first line of what it is: `%% apps/server/src`, or `%% packages`. */
const DRAWING = /^```mermaid\nflowchart \w+\n\s*%% (\S+)\n([\s\S]*?)^```$/gm;
const ARROWS = /^\s*([\w.-]+)\s+(-->|-\.->)\s+([\w.&\s-]+)$/;

/** For each place that is drawn the arrows as they are: from, to and the files that make them. */
function importsBetween(places) {
  const files = globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !TEST.test(file));
  const taken = files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8").replaceAll(COMMENT, "");
    return [...source.matchAll(TAKEN)].map(([, name]) => ({ file, to: fileOf(file, name) })).filter(({ to }) => to);
  });
  return new Map(places.map((place) => [place, arrowsIn(place, taken)]));
}

/** The file or the package of ours that is meant; null for anything else. */
function fileOf(importer, name) {
  if (name.startsWith(".")) return posix.join(dirname(importer), name);
  if (name.startsWith("#")) return posix.join(importer.split("/").slice(0, 2).join("/"), "src", name.slice(1));
  const ours = /^@seven-figures\/([\w-]+)/.exec(name);
  return ours ? `packages/${ours[1]}/` : null;
}

function arrowsIn(place, taken) {
  const nodeOf = place === "packages" ? packageOf : (file) => partOf(place, file, between);
  const between = place === "packages" ? null : filesBetween(place, taken);
  const arrows = new Map();
  for (const { file, to } of taken) {
    const [from, target] = [nodeOf(file), nodeOf(to)];
    if (!from || !target || from === target) continue;
    const arrow = `${from} ${target}`;
    arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(file));
  }
  return arrows;
}

function packageOf(file) {
  return file.split("/")[1] ?? null;
}

/** The folder right under `place`, or a file there that stands between folders; null for anything else. */
function partOf(place, file, between) {
  if (!file.startsWith(`${place}/`)) return null;
  const [first, ...rest] = file.slice(place.length + 1).split("/");
  if (rest.length > 0) return first;
  return between.has(file) ? first : null;
}

/** Files right under `place` that folders take and that take from folders themselves. Others only begin or end the way. */
function filesBetween(place, taken) {
  const isFolder = (file) => partOf(place, file, new Set()) !== null;
  const isFile = (file) => file.startsWith(`${place}/`) && !isFolder(file);
  const takers = new Set(taken.filter(({ file, to }) => isFile(file) && isFolder(to)).map(({ file }) => file));
  return new Set(taken.filter(({ file, to }) => isFolder(file) && takers.has(to)).map(({ to }) => to));
}

/** The arrows of each drawing, with the line in which they start: only a dotted one may go back up. */
function drawingsIn(page) {
  return [...page.matchAll(DRAWING)].map(([, place, text]) => {
    const lines = text.split("\n").filter((line) => line.trim());
    const arrows = lines.flatMap((line) => {
      const match = ARROWS.exec(line);
      if (!match) return [{ unread: line.trim() }];
      const [, from, kind, targets] = match;
      return targets.split("&").map((to) => ({ from, to: to.trim(), isBack: kind === "-.->" }));
    });
    return { place, arrows };
  });
}

function mistakesOf({ place, arrows }, real) {
  const order = [...new Set(arrows.filter(({ isBack }) => !isBack).map(({ from }) => from))];
  const heightOf = (node) => (order.includes(node) ? order.length - order.indexOf(node) : 0);
  const drawn = new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]));
  const goesBack = ({ from, to }) => heightOf(to) > 0 && heightOf(to) >= heightOf(from);
  const wrong = arrows.flatMap((arrow) => {
    if (arrow.unread) return [`this line is no arrow: ${arrow.unread}`];
    const name = `${arrow.from} ${arrow.isBack ? "-.->" : "-->"} ${arrow.to}`;
    if (!real.has(`${arrow.from} ${arrow.to}`)) return [`${name} is drawn, and no file imports so`];
    if (goesBack(arrow) !== arrow.isBack)
      return [`${name} goes ${arrow.isBack ? "down: draw it solid" : "back up: is that needed? Else draw it dotted"}`];
    return [];
  });
  const missing = [...real]
    .filter(([arrow]) => !drawn.has(arrow))
    .map(([arrow, files]) => `${arrow.replace(" ", " --> ")} is not drawn: ${[...files].join(", ")}`);
  return [...wrong, ...missing].map((mistake) => `${place}: ${mistake}`);
}

/** Prints arrows that are drawn and not there, or there and not drawn; false where there are any. */
export function checkArrows() {
  const drawings = drawingsIn(readFileSync(join(root, PAGE), "utf8"));
  const real = importsBetween(drawings.map(({ place }) => place));
  const mistakes = drawings.flatMap((drawing) => mistakesOf(drawing, real.get(drawing.place)));
  for (const mistake of mistakes) console.error(`${PAGE}: ${mistake}`);
  const arrows = drawings.flatMap((drawing) => drawing.arrows);
  const back = arrows.filter(({ isBack }) => isBack).length;
  console.log(`${drawings.length} drawings, ${arrows.length} arrows between folders, ${back} of them back.`);
  return mistakes.length === 0 && drawings.length > 0;
}
