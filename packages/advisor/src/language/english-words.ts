import dictionary from "dictionary-en";

/** The base forms of the English dictionary (Hunspell's, from SCOWL). */
const ENTRIES = new TextDecoder()
  .decode(dictionary.dic)
  .split("\n")
  .slice(1)
  .map((line) => line.split("/")[0] ?? "");

const BASE_FORMS: ReadonlySet<string> = new Set(ENTRIES.filter((word) => /^\p{Ll}/u.test(word)));
/** People, places and the like, lower case. */
const NAMES: ReadonlySet<string> = new Set(
  ENTRIES.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).map((word) => word.toLowerCase()),
);

const ENDING = /(?:'s|s|es|ies|ing|ed|ied|er|ier|ers|est|ly|d|ness|less|able|ment)$/;
const BEGINNING = /^(?:re|un|mis|pre|over|under|out|non|co)(?=.{3})/;

/** Whether a word, lower case, is English as it stands: a name, a base form, or one with a usual beginning or ending. */
export function isEnglish(word: string): boolean {
  return NAMES.has(word) || isBase(word) || isBase(word.replace(BEGINNING, ""));
}

function isBase(word: string): boolean {
  if (BASE_FORMS.has(word)) return true;
  const ending = ENDING.exec(word)?.[0] ?? "";
  const stem = word.slice(0, word.length - ending.length);
  if (ending === "" || stem.length < 2) return false;
  return (
    BASE_FORMS.has(stem) ||
    (/^[aei]/.test(ending) && BASE_FORMS.has(`${stem}e`)) ||
    BASE_FORMS.has(`${stem}y`) ||
    BASE_FORMS.has(stem.replace(/(.)\1$/, "$1"))
  );
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Whether one slip (a letter more, less, wrong or swapped) after the first letter makes an English word of it. */
export function isNearEnglish(word: string): boolean {
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = "", second = ""] = after;
    if (BASE_FORMS.has(before + after.slice(1))) return true;
    if (second !== "" && BASE_FORMS.has(before + second + first + after.slice(2))) return true;
    for (const letter of LETTERS)
      if (BASE_FORMS.has(before + letter + after) || (first !== "" && BASE_FORMS.has(before + letter + after.slice(1))))
        return true;
  }
  return false;
}
