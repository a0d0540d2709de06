/** A word without its accents: "café" and "cafe" are one. */
export function foldAccents(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A word without the mark of an owner: "kohl's", "kohls'" and "kohl" are one. */
export function withoutOwner(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2);
  return word.endsWith("'") ? word.slice(0, -1) : word;
}
