import { PICTURES, SPOKEN_WORDS } from "./spoken-words.ts";

/** A number, a sum, a rate: which one does not matter here. */
export const NUMBER = "0";

const LETTERS_REPEATED = /(\p{L})\1{2,}/gu;
const PICTURE = /\p{Extended_Pictographic}/gu;
const WORD = /[\p{L}\p{N}]+(?:['.,:][\p{L}\p{N}]+)*|[.!?;\n]/gu;
const SENTENCE_END = /^[.!?;\n]$/;
/** What is put between sentences. */
export const BREAK = ".";

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/n['’]t\b/g, "nt"],
  [/\b(he|she|it|that|there|what|who|where|here)['’]s\b/g, "$1 is"],
  [/['’]s\b/g, ""],
  [/\bi['’]m\b/g, "i am"],
  [/['’]ve\b/g, " have"],
  [/['’]re\b/g, " are"],
  [/['’]ll\b/g, " will"],
  [/['’]d\b/g, " would"],
  [/in['’](?=\s|$)/g, "ing"],
  [/['’]em\b/g, "them"],
];

/**
 * The words of a message in one plain form: lower case, no accents, marks or repeated letters, spoken and dialect forms
 * written out, numbers all alike, sentences apart by {@link BREAK}.
 */
export function foldMessage(message: string): string[] {
  let text = message
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, "")
    .replace(/[`\u2018\u2019\u00B4\u2032]/g, "'")
    .replace(PICTURE, (picture) => ` ${PICTURES.get(picture) ?? ""} `)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\*+/g, "")
    .replace(LETTERS_REPEATED, "$1$1");
  for (const [form, plain] of CONTRACTIONS) text = text.replace(form, plain);
  return (text.match(WORD) ?? []).flatMap((word, at, all) => foldWord(word, all[at - 1]));
}

function foldWord(word: string, before = ""): string[] {
  if (SENTENCE_END.test(word)) return [BREAK];
  if (word === "2" && /^(?:want|need|going|have|got|like|try|trying|how|close|down)$/.test(before)) return ["to"];
  if (
    word === "ill" &&
    !/^(?:am|is|are|was|been|be|so|very|too|not|got|fell|feel|mentally|terminally|seriously|and|or|im|hes|shes|a|my|an)$/.test(
      before,
    )
  )
    return ["i", "will"];
  if (word === "kms" && !/^\d/.test(before)) return ["kill", "myself"];
  if (/^\d/.test(word)) return [NUMBER];
  const letters = word.replace(/[^\p{L}\p{N}]/gu, "");
  const spoken = SPOKEN_WORDS.get(letters) ?? SPOKEN_WORDS.get(letters.replace(/(.)\1/g, "$1"));
  return spoken ? spoken.split(" ") : [letters];
}
