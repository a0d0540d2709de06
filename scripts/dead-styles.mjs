// What a style sheet names and nobody takes: classes that no component puts on anything, tokens that nothing reads.
import { basename } from "node:path";

const COMMENT = /\/\*[\s\S]*?\*\//g;
const TEXT = /"[^"]*"/g;
const CLASS = /\.([A-Za-z][\w-]*)/g;
const TOKEN = /(--[\w-]+):/g;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

/**
 * The classes of sheets that no source takes, as `file: .name`. Sheets and sources: texts by file name; a source takes a
 * class by the name that it imports the sheet under, and all of them where it puts the key together.
 */
export function deadClasses(sheets, sources) {
  const all = Object.values(sources);
  return Object.entries(sheets).flatMap(([file, sheet]) => {
    const end = `/${basename(file)}"`;
    const taken = new RegExp(`import (\\w+) from "[^"]*${escaped(end)}`);
    const users = all.flatMap((source) => {
      const [, name] = (source.includes(end) && taken.exec(source)) || [];
      return name === undefined ? [] : [{ source, name }];
    });
    const isTaken = (each) =>
      users.some(({ source, name }) => new RegExp(`\\b${name}(?:\\.${escaped(each)}\\b|\\[)`).test(source));
    return namesIn(sheet.replaceAll(COMMENT, "").replaceAll(TEXT, ""), CLASS)
      .filter((each) => !isTaken(each))
      .map((each) => `${file}: .${each}`);
  });
}

/** The tokens that are set and read nowhere: neither by their name, nor by one put together from its first word. */
export function deadTokens(tokens, texts) {
  const all = [tokens.replaceAll(/--[\w-]+:/g, ""), ...texts].join("\n");
  return namesIn(tokens.replaceAll(COMMENT, ""), TOKEN).filter((name) => {
    const [, first] = /^--([a-z]+)-/.exec(name) ?? [];
    return !new RegExp(`${name}(?![\\w-])`).test(all) && !(first && all.includes(`\`${first}-\${`));
  });
}
