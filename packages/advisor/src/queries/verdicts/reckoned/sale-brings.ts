import { type Asset, growthKindOf, totalDebts } from "@seven-figures/domain";
import { rate } from "../../../answers/words/figures.ts";
import { listed, named, paragraphs, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { isThing, loansOn } from "../../../matching/loans-on.ts";
import { premiumIn, priceBy } from "../../sale-premium.ts";
import { money, strong } from "../../shown.ts";
import { percentsIn } from "../advised/subject.ts";
import { amountsIn, assetsNamed, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const SELLS = /\b(?:sell|sells|selling|sold|sale of|get rid of|unload|let go of)\b/;
const BRINGS = anyOf(
  "walk away, net, pocket, clear, take home, end up with, left over, left with, come out with, do for (?:me|us), in my hand, actually (?:get|keep|see), after (?:the )?(?:loan|mortgage|commission|fees|costs), how much (?:do|would|will) (?:i|we) (?:get|keep|make|have|see|clear)",
  "",
);
const IF_SOLD = /\b(?:if|say|suppose) (?:i|we) sold\b/g;
const OTHER = /\b(?:net worth|half|part of|some of|shares?|if i buy|then buy|tax|per month|a month)\b/;
/** A price said without its thousands: "a hundred and thirty five for it". */
const SHORT_BY = 1_000;
const USUAL_COSTS = [6, 8] as const;

/** "Sell the duplex for 300k at 6% commission, what do I walk away with": the price less its loan and what selling costs. */
export function saleBrings(wanted: Wanted): Verdict | null {
  const { typed, facts, laid, debts } = wanted;
  const assets = assetsNamed(wanted);
  const [asset, ...more] = assets;
  if (!asset || more.length > 0 || !isThing(asset.type) || !SELLS.test(typed) || !BRINGS.test(typed)) return null;
  if (OTHER.test(typed) || TELLS.test(typed.replace(IF_SOLD, ""))) return null;
  const loans = loansOn(asset, facts.assets, facts.debts);
  const [first, ...sums] = amountsIn(laid).filter(({ value }) => loans.every(({ balance }) => balance !== value));
  const premium = premiumIn(laid);
  const share = premium ? null : (percentsIn(typed)[0] ?? null);
  if (sums.length > 0 || (!first && share === null && !premium) || debts.some((debt) => !loans.includes(debt)))
    return null;
  const price = premium ? priceBy(premium, asset.value) : first ? inFull(first.value, asset) : asset.value;
  const fee = share === null ? 0 : (price * share) / 100;
  const owed = totalDebts(loans);
  const left = price - fee - owed;
  const less = [
    fee > 0 && `${money(fee)} of commission (${rate(share ?? 0)})`,
    ...loans.map(({ name, balance }) => `${money(balance)} that is owed on ${named(name)}`),
  ].filter((part) => part !== false);
  const isHome = growthKindOf(asset) === "home";
  const gain = price - fee - asset.value;
  const message = paragraphs(
    `${strong(money(left))}: ${money(price)}${less.length > 0 ? ` less ${listed(less)}` : ", and nothing is owed on it"}.`,
    sentences(
      isHome &&
        share === null &&
        `Selling a home costs about ${USUAL_COSTS[0]} to ${USUAL_COSTS[1]}% of its price, so rather ${strong(`${money(left - (price * USUAL_COSTS[1]) / 100)} to ${money(left - (price * USUAL_COSTS[0]) / 100)}`)}.`,
      `You have ${named(asset.name)} at ${money(asset.value)}, so your net worth would ${gain < 0 ? `fall by ${money(-gain)}` : gain > 0 ? `rise by ${money(gain)}` : "stay as it is"}.`,
      "A gain may be taxed, and nothing is changed.",
    ),
  );
  return { message, quickReplies: [], debts: loans, assets };
}

function inFull(price: number, asset: Asset): number {
  const isShort = price < SHORT_BY && asset.value >= 10 * SHORT_BY;
  return isShort ? price * SHORT_BY : price;
}
