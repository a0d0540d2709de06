export type Yaml = string | null | Yaml[] | { [key: string]: Yaml };

interface Line {
  indent: number;
  text: string;
}

/**
 * Reads the part of YAML that our own files keep to: maps and lists by indentation, lists in brackets on one line, quoted and
 * plain words. Throws, with the line, on all else: tabs, keys that come twice, lines that stand nowhere.
 */
export function readYaml(text: string): Yaml {
  const lines = text.split("\n").flatMap((line): Line[] => {
    if (line.includes("\t")) throw new Error(`A tab: ${line}`);
    const said = line.replace(/(^|\s)#.*$/, "").trimEnd();
    return said.trim() === "" ? [] : [{ indent: said.length - said.trimStart().length, text: said.trimStart() }];
  });
  const value = readBlock(lines, lines[0]?.indent ?? 0);
  if (lines[0]) throw new Error(`Stands nowhere: ${lines[0].text}`);
  return value;
}

/** Takes the lines of one block off the front. */
function readBlock(lines: Line[], indent: number): Yaml {
  return lines[0]?.text.startsWith("- ") ? readList(lines, indent) : readMap(lines, indent);
}

function readList(lines: Line[], indent: number): Yaml[] {
  const list: Yaml[] = [];
  for (let line = lines[0]; line?.indent === indent && line.text.startsWith("- "); line = lines[0]) {
    const inner = { indent: indent + 2, text: line.text.slice(2) };
    lines[0] = inner;
    list.push(KEY.test(inner.text) ? readMap(lines, inner.indent) : readWords(lines.shift()?.text ?? ""));
  }
  return list;
}

const KEY = /^("[^"]+"|[\w-]+):(?: (.*))?$/;

function readMap(lines: Line[], indent: number): { [key: string]: Yaml } {
  const map: { [key: string]: Yaml } = {};
  for (let line = lines[0]; line?.indent === indent; line = lines[0]) {
    const [, quoted = "", words] = KEY.exec(line.text) ?? [];
    const key = quoted.replaceAll('"', "");
    if (key === "" || key in map) throw new Error(`No key, or one that is there: ${line.text}`);
    lines.shift();
    const next = lines[0];
    const isBlock = words === undefined && next !== undefined && next.indent > indent;
    map[key] = isBlock ? readBlock(lines, next.indent) : words === undefined ? null : readWords(words);
  }
  return map;
}

function readWords(words: string): Yaml {
  if (words.startsWith('"')) return String(JSON.parse(words));
  if (!words.startsWith("[")) return words;
  if (words.includes('"')) return JSON.parse(words);
  return words
    .replace(/^\[|\]$/g, "")
    .split(",")
    .map((word) => word.trim());
}
