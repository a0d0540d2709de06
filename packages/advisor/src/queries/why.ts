import { evaluateQuery, netWorth, type Query, totalAssets, totalDebts } from "@seven-figures/domain";
import { nameOfQuantity } from "./nouns.ts";
import { sayOutcome } from "./say-outcome.ts";
import { money } from "./shown.ts";

type Scene = Parameters<typeof evaluateQuery>[1];

/** What asks for the reason of the answer before. */
export const ASKS_WHY = /^(?:but |and |so )?(?:why|how so|how come|how did you (?:get|work out) (?:that|it))\b/;

/** What the last figures were made of. */
export function whyWords(queries: readonly Query[], scene: Scene): string {
  const { financials } = scene.documents;
  const speaksOf = JSON.stringify(queries);
  const flow = financials.financialInfo;
  if (/"(?:net-worth|progress|to-target)"|"side":"assets"/.test(speaksOf))
    return `You own **${money(totalAssets(financials.assets))}** and owe **${money(totalDebts(financials.debts))}**; the difference is your net worth, **${money(netWorth(financials))}**.`;
  if (/"(?:savings-rate|surplus|income|expenses)"/.test(speaksOf))
    return `You make ${money(flow.annualIncome ?? 0)} a year and spend ${money(flow.annualExpenses ?? 0)}; it follows from the two.`;
  const [query] = queries;
  if (!query) return "";
  const paying = whyOfPayoff(query, scene);
  if (paying) return paying;
  if (query.kind === "list" && (query.by === "rate" || query.by === "interest"))
    return "Because of the rates: a dollar paid where the rate is highest saves the most interest, so that is where it helps first.";
  const parts = query.kind === "compare" ? [query.left, query.right] : [];
  const said = parts.map((part) => nameOfQuantity(part, scene.documents));
  return said.length > 0
    ? `It sets ${said.join(" against ")}, as they are on record today.`
    : sayOutcome(query, evaluateQuery(query, scene), scene.documents);
}

const MONTHS = 12;

/** Why a payment takes so long: how much of it the first month's interest takes. */
function whyOfPayoff(query: Query, scene: Scene): string | null {
  const outcome = evaluateQuery(query, scene);
  if (outcome.kind !== "paid-off" && outcome.kind !== "payment") return null;
  if (query.kind !== "until-zero" && query.kind !== "clear-in") return null;
  const yearly = evaluateQuery({ kind: "value", of: { kind: "sum", of: query.of, field: "interest" } }, scene);
  if (yearly.kind !== "figure" || yearly.figure.value <= 0) return null;
  const first = yearly.figure.value / MONTHS;
  const rest = outcome.payment - first;
  if (rest <= 0) return null;
  return `Of the first ${money(outcome.payment)}, about **${money(first)}** is interest and **${money(rest)}** brings the debt down. Whatever you pay beyond the interest comes off the debt itself, so the month after costs less interest: that is why a larger payment shortens it by more than it seems.`;
}
