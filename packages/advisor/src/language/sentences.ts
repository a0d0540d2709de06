import type { Token } from "./token.ts";

export interface Sentence {
  tokens: Token[];
  asks: boolean;
}

const ENDS = new Set([".", "!", "?", ";", "\n"]);

/** The sentences of a message, and which of them end in a question mark. */
export function splitSentences(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  const close = (asks: boolean): void => {
    if (current.length > 0) sentences.push({ tokens: current, asks });
    else if (asks && sentences.length > 0) Object.assign(sentences.at(-1) ?? {}, { asks });
    current = [];
  };
  for (const token of tokens) {
    if (token.slot === null && ENDS.has(token.text)) close(token.text === "?");
    else if (token.slot !== null || /[\p{L}\p{N},:()$%/&-]/u.test(token.text)) current.push(token);
  }
  close(false);
  return sentences.map((sentence) => ({ ...sentence, tokens: trimCommas(sentence.tokens) }));
}

function trimCommas(tokens: Token[]): Token[] {
  const isMark = (token: Token | undefined) => token?.slot === null && /^[,:)(-]$/.test(token.text);
  let [from, to] = [0, tokens.length];
  while (from < to && isMark(tokens[from])) from++;
  while (to > from && isMark(tokens[to - 1]) && tokens[to - 1]?.text !== ":") to--;
  return tokens.slice(from, to);
}
