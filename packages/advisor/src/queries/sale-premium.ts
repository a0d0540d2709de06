import { type Dollars, roundToCents, select } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { entries } from "./build.ts";
import type { Step } from "./chain-step.ts";
import { partSaidIn } from "./part-said.ts";
import { type Laid, layOut } from "./pieces.ts";
import { type Scope, wholeScope } from "./scope.ts";

/** How the price of a sale stands to what is stored: so many times that, and so much more or less. */
export interface Premium {
  factor: number;
  more: Dollars;
}

const STORED =
  "(?:(?:of )?(?:what(?:ever)?|where)(?: \\S+){0,6}? (?:listed|list|down|doon|written|wrote|recorded|record|saved|booked|book|stored|says|states?|marked|entered|worth|valued|(?:have|got|carry) (?:it|her|him|them|that|this) (?:down )?(?:at|for|as|in)|(?:have|got) (?:it|her|him|them)|it is at|is at)(?: (?:at|for|as|here|down|in there|it|in the book|in the books))*|(?:you|we|i) (?:have|got|have got) (?:it|her|him|them)(?: down| listed| in)?(?: at| for| as)?|(?:its |the |my |her )?(?:(?:listed|book|stored|asking|recorded|list|written|saved|current|noted) )?(?:price|value|figure|worth|book|listing)(?: (?:on record|listed|you have|here))?)";
const ABOVE = "(?:over|above|more than|on top of|beyond)";
const BELOW = "(?:under|below|less than|beneath|short of|off|shy of)";
const BY_AMOUNT = new RegExp(`^(?:(${ABOVE})|${BELOW}) ${STORED}(?= |$)`);
const PART_OF = new RegExp(
  `(?:^| )((?:two|three) (?:thirds|quarters|fourths)|a (?:third|quarter)|half|P) (?:of|o) ${STORED}(?= |$)`,
);
const CENTS = /(?:^| )N cents (?:on|in|to) the (?:dollar|euro|pound)(?= |$)/;
const DISCOUNT = /(?:^| )(?:a |an )?P (?:discount|haircut|markdown|off|reduction|rebate)(?= |$)/;
const SALE =
  /\b(?:sell|sells|sold|selling|flog\w*|punt\w*|fetch\w*|goes|go|went|let|gets?|buy|buys|buyer|bought|offer\w*|takes?|took|pays?|part|brings?|liquidat\w*|unload\w*|dump\w*|shift\w*|price|haircut|discount)\b/;
/** "For", "at a", before the price. */
const BEFORE = /^(?:for|at|by|with|only|just|about|around|a|an|me|us)$/;

/** How a price that is told by the stored one stands to it; null where none is told so. */
export function premiumIn(laid: Laid): Premium | null {
  return foundIn(laid)?.premium ?? null;
}

export function priceBy({ factor, more }: Premium, worth: Dollars): Dollars {
  return roundToCents(worth * factor + more);
}

function foundIn(laid: Laid): Found | null {
  const found = SALE.test(laid.typed) ? (byAmount(laid) ?? byPart(laid)) : null;
  return found && found.premium.factor > 0 ? found : null;
}

/** Where a price is told by what is stored: the message with the stored price in its place, and how far it is from that. */
export function pricedByStored(scope: Scope): { scope: Scope; premium: Premium } | null {
  const found = foundIn(scope.laid);
  if (!found) return null;
  const { tokens } = scope.laid;
  const words = tokens.map(({ raw, text }) => raw || text);
  let { from } = found;
  while (from > 0 && BEFORE.test(tokens[from - 1]?.text ?? "")) from -= 1;
  const said = [...words.slice(0, from), "at its price", ...words.slice(found.to)].join(" ");
  const { documents, today } = scope;
  const laid = layOut(readerTokens(said, documents, today), said, documents, today);
  return { scope: wholeScope(laid, documents, today), premium: found.premium };
}

interface Found {
  from: number;
  to: number;
  premium: Premium;
}

/** "A thousand over what you have listed", "five percent under its value". */
function byAmount({ pieces, text, starts }: Laid): Found | null {
  for (const piece of pieces) {
    if (piece.kind !== "money" && piece.kind !== "percent") continue;
    const [said, above] = BY_AMOUNT.exec(text.slice(starts[piece.to] ?? text.length)) ?? [];
    if (said === undefined) continue;
    const sign = above ? 1 : -1;
    const premium =
      piece.kind === "percent"
        ? { factor: 1 + (sign * piece.value) / 100, more: 0 }
        : { factor: 1, more: sign * piece.value };
    return { from: piece.from, to: endOf((starts[piece.to] ?? 0) + said.length, starts), premium };
  }
  return null;
}

/** "Three quarters of what it is down as", "90 cents on the dollar", "at a 10 % discount". */
function byPart({ pieces, text, starts }: Laid): Found | null {
  for (const [pattern, isOff] of [
    [PART_OF, false],
    [CENTS, false],
    [DISCOUNT, true],
  ] as const) {
    const match = pattern.exec(text);
    if (!match) continue;
    const start = match.index + (match[0].startsWith(" ") ? 1 : 0);
    const [from, to] = [starts.indexOf(start), endOf(match.index + match[0].length, starts)];
    const number = pieces.find((piece) => piece.from >= from && piece.to <= to && "value" in piece);
    const percent = number && "value" in number ? number.value / 100 : null;
    const factor = percent === null ? partSaidIn(match[1] ?? "") : isOff ? 1 - percent : percent;
    if (from >= 0 && factor !== null) return { from, to, premium: { factor, more: 0 } };
  }
  return null;
}

/** The token that begins after a place in the text. */
function endOf(at: number, starts: readonly number[]): number {
  const next = starts.findIndex((start) => start >= at);
  return next < 0 ? starts.length : next;
}

/** The steps with that price for what is sold at its stored one. */
export function withPremium(steps: readonly Step[], premium: Premium, { documents }: Scope): Step[] {
  const first = steps.find((step) => step.kind === "sold" && step.price === null);
  return steps.map((step) => {
    if (step.kind !== "sold" || step.price !== null || (premium.more !== 0 && step !== first)) return step;
    const worth = select(entries(...step.items), documents).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    return { ...step, price: priceBy(premium, worth * step.share) };
  });
}
