import type { ReaderToken } from "../reader/reader-tokens.ts";

/** A sum of a message about a cost that ended. */
export interface SparedSum {
  /** Said to be spared, the price of what ended, what a price fell by, what is paid for the ending or in its place, or none of these. */
  role: "spared" | "ended" | "difference" | "aside" | "other";
  /** In dollars, each time that it comes. */
  value: number;
  /** Null where it was not said with it. */
  timesAYear: number | null;
}

const LIST = "S\\d+(?:(?: (?:and|,|plus|\\+|&))+ S\\d+)*";
const LITTLE = "(?:me|us|about|around|roughly|nearly|almost|of|another|a|an|extra|by|myself|ourselves|is|be)";
const LESS = "(?:less|fewer|cheaper|lower|saved|off (?:my|our|the) (?:bills|costs|spending|expenses))";
const UNIT = "(?:bucks?|dollars?|quid|in all|all in|all together|more|out|each)";
const SPARED = new RegExp(
  `(?:\\b(?:saved|saves?|saving)(?: ${LITTLE})*|\\b(?:less|cheaper|lower) by)(?: ${LITTLE})* (?<after>${LIST})(?: ${UNIT})*(?: T(?<t1>\\d+))?` +
    `|(?<before>${LIST})(?: ${UNIT})*(?: T(?<t2>\\d+))?(?: ${UNIT})* ${LESS}(?: T(?<t3>\\d+))?`,
  "g",
);
const CHANGED =
  /\bat (?:[a-z'&]+ ){0,3}?S(?<old>\d+)(?: T(?<t1>\d+))?(?: [a-z'&]+){0,3}? then (?:[a-z'&]+ ){0,4}?S(?<now>\d+)(?: T(?<t2>\d+))?/g;
const PRICED = new RegExp(`(?:T(?<t1>\\d+) )?(?<sums>${LIST})(?: ${UNIT})*(?: T(?<t2>\\d+))?`, "g");
const GONE = /\b(?:cancell?ed|dropped|ditched|stopped|got rid of|unsubscribed|quit|gave up)\b/;
/** What is paid once for ending it, and what is paid in its place. */
const PAID_FOR_IT = /\b(?:paid|pay|fees?|penalty|charged|cost (?:me|us)|deposit|now|new|down to|instead)\b/;
/** The price that follows is the one in its place. */
const IN_ITS_PLACE = /\b(?:switched|downgraded)\b/;
const BETWEEN = / (?:[,.;]|(?:and|but|so)(?= (?:i|we|paid|pay|it|that|now|then|also|had)\b)) /;

/** What the sums of a message tell of what is spared, each once. */
export function sparedSums(tokens: readonly ReaderToken[], hasFrom: boolean): SparedSum[] {
  const slots = tokens.map(({ slot }) => slot);
  let text = tokens.map(wordOf).join(" ");
  const found: SparedSum[] = [];
  const valueAt = (at: string) => {
    const slot = slots[Number(at)];
    return slot?.kind === "money" || slot?.kind === "count" ? slot.value : 0;
  };
  const periodAt = (...ats: (string | undefined)[]) => {
    const slot = slots[Number(ats.find((at) => at !== undefined) ?? -1)];
    return slot?.kind === "period" ? slot.timesAYear : null;
  };
  const listed = (list: string) => [...list.matchAll(/S(\d+)/g)].map(([, at = ""]) => valueAt(at));
  const take = (pattern: RegExp, read: (groups: Record<string, string | undefined>, at: number) => SparedSum[]) => {
    for (const match of [...text.matchAll(pattern)]) found.push(...read(match.groups ?? {}, match.index));
    text = text.replace(pattern, (part) => part.replace(/[ST]\d+/g, "TOLD"));
  };
  if (hasFrom)
    take(CHANGED, ({ old = "", now = "", t1, t2 }) => [
      { role: "difference", value: valueAt(old) - valueAt(now), timesAYear: periodAt(t1, t2) },
    ]);
  take(SPARED, ({ before, after, t1, t2, t3 }) =>
    listed(before ?? after ?? "").map((value) => ({ role: "spared", value, timesAYear: periodAt(t1, t2, t3) })),
  );
  const whole = text;
  take(PRICED, ({ sums = "", t1, t2 }, at) => {
    const clause = clauseAt(whole, at);
    const timesAYear = periodAt(t2, t1);
    // "cancelled 2 of them"
    const isCount = timesAYear === null && slots[Number(sums.slice(1))]?.kind === "count";
    const isCost = GONE.test(clause) && timesAYear !== null;
    const isNew = PAID_FOR_IT.test(clause) || (!isCost && IN_ITS_PLACE.test(whole));
    const role = isCount || isNew ? "aside" : isCost ? "ended" : "other";
    return listed(sums).map((value) => ({ role, value, timesAYear }));
  });
  return found;
}

function wordOf({ text, slot }: ReaderToken, at: number): string {
  if (slot?.kind === "money" || slot?.kind === "count") return `S${at}`;
  return slot?.kind === "period" ? `T${at}` : text;
}

/** The words around a place, up to where something else is told. */
function clauseAt(text: string, at: number): string {
  const before = text.slice(0, at).split(BETWEEN).at(-1) ?? "";
  const [after = ""] = text.slice(at).split(BETWEEN);
  return before + after;
}
