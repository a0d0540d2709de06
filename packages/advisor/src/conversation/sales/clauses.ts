/** How much of the money in hand a clause speaks of. */
export type Quantity = { sum: number } | { share: "half" | "rest" | "all" };

/** A clause of a message about money in hand, in the words of its shape; `quantity` null where none is said. */
export interface Clause {
  text: string;
  /** The number of its sum in the shape. */
  sum: number | null;
  share: "half" | "rest" | "all" | null;
  /** "D0", "A1", "LOAN". */
  places: string[];
}

const REST =
  /\b(?:what(?:ever)? (?:is |was |i have |we have )?(?:left|remain(?:s|ed)|remaining)(?: over)?|(?:the |my |all the )?(?:rest|remainder|remaining|leftovers?|left over|difference|everything else|other half|others?)\b)(?: of (?:it|that|the (?:money|cash)))?/g;
const ALL =
  /\b(?:all of (?:it|that|the money|them)|it all|all that|the (?:whole )?lot|the whole (?:thing|amount|sum)|every ?(?:penny|cent|thing)(?: of (?:it|that))?|the full amount|all the (?:money|cash)|both)\b/g;

/** Says the same quantity in one word, whatever words it was said in. */
function inPlainShares(text: string): string {
  return text
    .replace(/ [:()](?= |$)/g, "")
    .replace(
      /\b(?:is |was |has )?not (?:going |gone |put |went )?(?:in|into|to|on) any\b(?: (?:of )?(?:my |the |these |your )?(?:accounts?|of them))?/g,
      "spent",
    )
    .replace(/\b(?:the )?(?:other|remaining|rest of the|last) (?=M\d)/g, "")
    .replace(/(?<=M\d+) (?:(?:that is |that was )?(?:left|remaining)(?: over)?)\b/g, "")
    .replace(/\bhalf and half\b|\bhalf half\b|\bsplit (?:it )?(?:between|evenly(?: between)?)\b/g, "HALF")
    .replace(
      /\b(?:spent|blew|used up|gave away) (?:it|that|them)\b|\b(?:it|that) is (?:all )?(?:been )?(?:spent|gone)\b/g,
      "spent ALL",
    )
    .replace(REST, "REST")
    .replace(/\b(?:out )?(?:of|from) REST\b/g, "")
    .replace(ALL, "ALL")
    .replace(/\b(?:the )?half(?: of (?:it|that|the money))?\b/g, "HALF")
    .replace(/→|>/g, "to");
}

const ENDS = /\s(?:[.;!]|,|and|n|&|then|plus|but|so|\+|\n)(?=\s|$)/;

/** The clauses of a shape, each with the one quantity and the places that it names. */
export function clausesOf(text: string): Clause[] {
  return ` ${inPlainShares(text)} `
    .split(ENDS)
    .map((part) => part.trim())
    .flatMap(splitAtQuantities)
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map(clauseOf);
}

const QUANTITY = /^(?:M\d+|HALF|REST|ALL)$/;
const PLACE = /^(?:[ABD]\d+|LOAN\d*)$/;

/** "2100 cleared the finance 900 in the saver": what follows a quantity and its place begins anew at the next quantity. */
function splitAtQuantities(part: string): string[] {
  const parts: string[][] = [[]];
  for (const word of part.split(" ")) {
    const now = parts.at(-1) ?? [];
    const isFull = now.some((each) => QUANTITY.test(each)) && now.some((each) => PLACE.test(each));
    if (QUANTITY.test(word) && isFull) parts.push([word]);
    else now.push(word);
  }
  return parts.map((words) => words.join(" "));
}

function clauseOf(text: string): Clause {
  const sums = text.match(/\bM\d+/g) ?? [];
  const share = /\b(HALF|REST|ALL)\b/.exec(text)?.[1]?.toLowerCase() as Clause["share"] | undefined;
  return {
    text,
    sum: sums.length > 0 ? Number(sums[0]?.slice(1)) : null,
    share: share ?? null,
    places: text.match(/\b(?:[ABDTU]\d+|LOAN\d*|SOMETHING\d+)\b/g) ?? [],
  };
}
