const LONGEST_MESSAGE = 8_000;

/** Control characters but tab and newline, and those that turn the direction of text around or hide in it. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Text of a model's as it may be shown or kept: no unseen characters but tab and newline. */
export function cleanText(text: string): string {
  return text
    .replace(UNSEEN, (character) => (character === "\n" || character === "\t" ? character : ""))
    .toWellFormed();
}

/** As {@link cleanText}, in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** A whole answer of a model's, cut where it is longer than anyone would read. */
export function cleanMessage(text: string): string {
  return cleanText(text).slice(0, LONGEST_MESSAGE).toWellFormed().trim();
}

/** A name inside markdown, in bold: what is markup in it is shown as it is. */
export function boldName(name: string): string {
  return `**${cleanLine(name).replace(/[\\`*_[\]<>()#|~!]/g, "\\$&")}**`;
}
