import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";

const BOUNDS = (words: string) => new RegExp(`(?<![\\p{L}'])(?:${words})(?![\\p{L}'])`, "giu");

/** Turns of Nigerian Pidgin, then single words of Scots and Pidgin, each with what it stands for in plain English. */
const TURNS: readonly [RegExp, string][] = [
  [
    /\bhow much (?:money )?(?:wey )?(?:na )?(i|we) (?:don |dey )?(?:get|hold)(?: left)?\s+(?:for|inside|inside of|in)\b/gi,
    "how much do $1 have in",
  ],
  [/\bhow much (?:money )?(?:wey )?(?:na )?(i|we) (?:don |dey )?(?:get|hold)\b/gi, "how much do $1 have"],
  [/\bhow much (?:wey )?(i|we) (?:still )?dey (owe|spend|save|make|earn|pay)\b/gi, "how much do $1 $2"],
  [/\bhow much (?:wey )?(i|we) don (save|pay|spend)(?:d|ed)?\b/gi, "how much have $1 $2d"],
  [/\bhow much (?:wey )?(i|we) (owe|spend|save|make|earn)\b/gi, "how much do $1 $2"],
  [/\bhow much (?:dey|remain|still dey|still remain|don remain)(?: for| inside)?\b/gi, "how much is in"],
  [/\bhow (my|our) ([\p{L} ]{2,30}?) (?:dey|dey do|de)\b/giu, "how is $1 $2"],
  [/\bwhen (i|we) go (?:fit )?(?:finish|don finish|clear)(?: to| dey)? ?(?:pay|paying)?\b/gi, "when will $1 pay off"],
  [/\bwhich (one|debt|loan|card) (?:big|high|much) pass\b/gi, "which $1 is the biggest"],
  [/\b(?:dey )?chop(?:ping)? (?:me|my money|us|our money)(?: pass)?\b/gi, "costs me the most interest"],
  [/\bhow much (?:be|na) (my|our)\b/gi, "how much is $1"],
  [/\b(?:wetin|watin|wetyn) (?:be|na)\b/gi, "what is"],
  [
    /\b(dae|do|did|am|huv|hae|have|can|will|wid|should|shid|wull|if|whit|that|when) (?:ah|a)(?= (?:owe|hae|huv|have|get|pey|pay|spend|save|make|earn|need|worth|pit|put|dae|dinnae|still|goat|got|own|aff|cannae|bring)\b)/gi,
    "$1 I",
  ],
  [/\b(am|wis|was) (?:ah|a)(?= (?:worth|owin|at|on)\b)/gi, "$1 I"],
  [/\b(dae|do|huv|hae|can|will|wull) (?:ah|a)\b(?=\W*$)/gi, "$1 I"],
  [/\bma (?=\p{L})/giu, "my "],
];
const WORDS: Readonly<Record<string, string>> = {
  whit: "what",
  "whit's": "what's",
  whits: "what's",
  hoo: "how",
  hou: "how",
  wis: "was",
  wisnae: "was not",
  isnae: "is not",
  disnae: "does not",
  dinnae: "do not",
  dinna: "do not",
  didnae: "did not",
  cannae: "cannot",
  canna: "cannot",
  wullnae: "will not",
  willnae: "will not",
  havenae: "have not",
  hae: "have",
  huv: "have",
  hiv: "have",
  gie: "give",
  mah: "my",
  dae: "do",
  aw: "all",
  oan: "on",
  oot: "out",
  aboot: "about",
  noo: "now",
  doon: "down",
  fae: "from",
  frae: "from",
  tae: "to",
  wi: "with",
  ower: "over",
  mair: "more",
  muckle: "much",
  owin: "owing",
  yer: "your",
  thon: "that",
  gonnae: "going to",
  ony: "any",
  wid: "would",
  wull: "will",
  siller: "money",
  bawbees: "money",
  pey: "pay",
  awa: "away",
  pit: "put",
  goat: "got",
  hoose: "house",
  mortgij: "mortgage",
  wetin: "what",
  watin: "what",
  abeg: "please",
  sabi: "know",
};
const WORD = BOUNDS(Object.keys(WORDS).join("|"));
/** Words that are plain English too say nothing of how somebody speaks. */
const ENGLISH_TOO = new Set(["pit", "goat", "aw", "hou", "wi"]);

/**
 * A question in Scots or Nigerian Pidgin in the words that it is read by; any other message as it is. What tells something with a figure is
 * left to the trained reader, which knows both.
 */
export function inPlainEnglish(message: string): string {
  const mayAsk =
    isPlainQuestion(message) || /^\W*(?:abeg|wetin|whit|hoo)\b/i.test(message) || /\bwetin\b/i.test(message);
  if (!mayAsk) return message;
  const turned = TURNS.reduce((text, [pattern, plain]) => text.replace(pattern, plain), message);
  const found = turned.match(WORD) ?? [];
  const speaks = turned !== message || found.some((word) => !ENGLISH_TOO.has(word.toLowerCase()));
  return speaks ? turned.replace(WORD, (word) => WORDS[word.toLowerCase()] ?? word) : message;
}
