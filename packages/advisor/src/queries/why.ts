import { evaluateQuery, netWorth, type Query, totalAssets, totalDebts } from "@seven-figures/domain";
import { nameOfQuantity } from "./nouns.ts";
import { sayOutcome } from "./say-outcome.ts";
import { money } from "./shown.ts";

type Scene = Parameters<typeof evaluateQuery>[1];

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
  const parts = query.kind === "compare" ? [query.left, query.right] : [];
  const said = parts.map((part) => nameOfQuantity(part, scene.documents));
  return said.length > 0
    ? `It sets ${said.join(" against ")}, as they are on record today.`
    : sayOutcome(query, evaluateQuery(query, scene), scene.documents);
}
