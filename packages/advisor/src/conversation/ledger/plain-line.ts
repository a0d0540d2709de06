import { roundToCents } from "@seven-figures/domain";
import type { Line } from "./line.ts";

const CODE = "M\\d|[ADGST]\\d";
const words = (least: number, most: number) => `(?: (?!${CODE}|[.;!?])\\S+){${least},${most}}?`;

/**
 * A line in which what says the same stands in the same words: one place by two names ("savings at Harbor") once, somebody whose name
 * a loan bears as somebody, and what was sold that is not stored as the money that it brought.
 */
export function inPlainWords(line: Line): Line {
  return [namedOnce, withoutGifts, saleAsMoney].reduce((each, change) => change(each), {
    ...line,
    text: line.text
      .replace(/\b(M\d+) of which\b/g, "$1 of it")
      .replace(/\b(?:all|full|entire|complete)(?: (?:of )?the)?(?: whole)? (?=M\d)/g, "")
      .replace(/(?<=\bM\d+) (?:more|extra)(?: worth)?(?: of)?(?= (?:in )?(?:the |my )?[ADT]\d)/g, ""),
  });
}

/** "My savings at Harbor", both words of one account. */
function namedOnce(line: Line): Line {
  const isSame = (one: string, other: string) =>
    line.places[Number(one)]?.things[0]?.id === line.places[Number(other)]?.things[0]?.id;
  const text = line.text.replace(
    /\b([AD])(\d+) (?:at|with|in|from|of) (?:the |my )?\1(\d+)\b/g,
    (said, letter: string, one: string, other: string) => (isSame(one, other) ? `${letter}${one}` : said),
  );
  return { ...line, text };
}

const OCCASION =
  "(?:bday|b-day|birthday|christmas|xmas|wedding|anniversary|graduation|mothers day|fathers day|retirement)";
const TREAT = "(?:gift|present|dinner|lunch|meal|flowers|bouquet|party|card|cake|drinks|ticket)s?";
const GIFTS = new RegExp(
  `\\bD\\d+(?: 's| s)? (?:${OCCASION} )?(?:'s )?${TREAT}\\b|\\b${TREAT} for (?:my )?D\\d+\\b|\\b(?<=bought|got|treated|took) (?:my )?D\\d+ (?:to |for |out for |out to |an? )*${TREAT}\\b`,
  "g",
);

/** "Mom's birthday gift", of somebody from whom one has a loan: nothing is paid on it. */
function withoutGifts(line: Line): Line {
  return { ...line, text: line.text.replace(GIFTS, " gift").replace(/ {2,}/g, " ") };
}

const NO_MORE = "(?! (?:went|goes|go|gone|of|to|in|into|on|is|from|off|towards?|was|that|which|each)\\b)";
const SALE = new RegExp(
  `\\b(?:sold|flogged|offloaded|unloaded|hawked|auctioned)${words(1, 12)} (?:for|at|,|brought|got me|made) M\\d+(?:(?: (?:and|,|plus|&))+(?:${words(1, 4)} (?:for|at))? M\\d+${NO_MORE})*`,
);
const GOODS_JOINED =
  /^(?:sold|flogged|offloaded|unloaded|hawked|auctioned) (?:\S+ ){0,2}?(?:half|some|part|most|shares?)\b/;
const COSTS =
  "(?:the |my )?(?:(?:ebay|paypal|etsy|seller|selling|listing|site|vinted|their|shop|auction) )?(?:fees?|commission|postage|shipping|costs)";
const FEES: readonly RegExp[] = [
  new RegExp(`(?: [,.;]| and| but| less| minus)* ${COSTS} (?:was|were|came to|of|took|cost|are|is|:) M(\\d+)`),
  /(?: [,.;]| and| but)* (?:ebay|paypal|etsy|they|it|the site|vinted) (?:took|kept|charged)(?: me)? M(\d+)(?: (?:in |for |of )?(?:fees?|commission|postage))?/,
  new RegExp(`(?: [,.;]| and| but)* (?:less|minus|after|before) (?:the )?M(\\d+)(?: (?:in |for |of )?${COSTS})?`),
];
const NET =
  /(?: [,.;]| and| or)* (?:(?:call it|that is|that makes|makes|leaving|leaves|meaning|which is|it is|in all) )*M(\d+) (?:all in|net|in total|total|altogether|all told|in all|after(?: the)? fees|in the end|clear)/;
const BOTH_INTO =
  /\b(?:put |paid |stuck )?(?:both|all|everything|each)(?: of (?:it|them|that))?(?: (?:went|gone|put|is|are|sitting|landed))* (in|into|to) (?=(?:the |my )?A\d)/;

/** Letters; looking for a sale in more of them takes its time. */
const LONGEST_SALE = 600;

/** What was sold, where none of it is stored, as what it brought, without the fees: "got M2". */
function saleAsMoney(line: Line): Line {
  const sale = line.text.length > LONGEST_SALE ? null : SALE.exec(line.text);
  if (!sale || GOODS_JOINED.test(sale[0])) return line;
  const numbers = [...sale[0].matchAll(/\bM(\d+)/g)].map(([, number]) => Number(number));
  const price = numbers.reduce((all, number) => all + (line.sums[number] ?? 0), 0);
  const own = line.sums.length;
  let text = line.text.replace(sale[0], `got M${own}`);
  let value = price;
  for (const pattern of FEES) {
    const fees = pattern.exec(text);
    if (!fees) continue;
    value = roundToCents(value - (line.sums[Number(fees[1])] ?? 0));
    text = text.replace(fees[0], "");
  }
  const net = NET.exec(text);
  // a total that is not what is left is something else
  if (net && line.sums[Number(net[1])] !== value) return line;
  if (net) text = text.replace(net[0], "");
  text = text
    .replace(/\bM(\d+) (?=(?:went|is|landed|gone) (?:in|into|to)\b)/g, (said, number: string) =>
      line.sums[Number(number)] === value ? "it " : said,
    )
    .replace(BOTH_INTO, "it went $1 ");
  return { ...line, text, sums: [...line.sums, value] };
}
