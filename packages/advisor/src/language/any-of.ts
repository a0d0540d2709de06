/** A pattern of any of these words and turns of phrase, each whole; they stand with commas between them. */
export function anyOf(list: string, flags = "i"): RegExp {
  const words = list.split(",").map((word) => word.trim().replace(/\s+/g, " "));
  return new RegExp(`\\b(?:${words.filter((word) => word !== "").join("|")})\\b`, flags);
}
