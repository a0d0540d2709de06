import { rememberedLast } from "./remembered.ts";

/** A message and a piece of it are asked for in turns. */
const MOST_REMEMBERED = 4;

/** A message with plain quotes and hyphens, a range of figures with one between them. */
export const withPlainMarks: (message: string) => string = rememberedLast(MOST_REMEMBERED, withPlainMarksAnew);

function withPlainMarksAnew(message: string): string {
  return message
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u201A\u201B\u2032\u00B4`]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2012\u2212]/g, "-")
    .replace(/(\d[kKmM]?)\s*[\u2013\u2014]\s*(?=[$\u00A3\u20AC]?\d)/g, "$1-");
}
