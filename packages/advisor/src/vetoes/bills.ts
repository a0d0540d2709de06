import { formatDollars } from "@seven-figures/domain";
import { COST_WORDS } from "../lexicon/cost-words.ts";
import { bold } from "../replies/describe-changes.ts";
import { amountsWritten } from "./amounts-written.ts";
import { isSameAmount } from "./derive-amount.ts";
import type { Figure } from "./figures.ts";
import type { Veto } from "./veto.ts";

const HEADING = /\b(?:bills?|costs?|expenses|outgoings|budget|spending|outlays?|(?:i|we) (?:pay|spend)|it costs)\b/;
const COST = new RegExp(`(?:^|\\s)(?:${COST_WORDS}|car|dog|cat|school|kids?|loan|mortgage|card)$`);
const COST_AFTER = new RegExp(
  `^(?:(?:a|per) (?:month|week|year) )?(?:for |on |in |goes to |to )?(?:the |my |our )?(?:${COST_WORDS})\\b`,
);
/** With these in it a figure is what is there, what is owed or what came in. */
const NO_COST =
  /\b(?:worth|owe|owed|balance|left|saved|have|got|own|earn|make|makes?|income|salary|paid off|put|added|sold|bought|target|goal|save|by|raise|limit|total|altogether|instead|used to|went|cut|down|up|from)\b/;

/** A message is judged fact by fact: its costs are looked for once. */
const known = new WeakMap<readonly Figure[], readonly Figure[]>();

/** The costs that a message lists, two or more of them in one sentence; none where it tells of anything else. */
export function costsIn(figures: readonly Figure[]): readonly Figure[] {
  const costs = known.get(figures) ?? costsOf(figures);
  known.set(figures, costs);
  return costs;
}

function costsOf(figures: readonly Figure[]): Figure[] {
  const sentences = new Map<number, Figure[]>();
  for (const figure of figures.filter(({ quoted, role }) => !quoted && role === "money"))
    sentences.get(figure.sentence)?.push(figure) ?? sentences.set(figure.sentence, [figure]);
  return [...sentences.values()].flatMap((together) => (isList(together) ? together : []));
}

function isList(figures: readonly Figure[]): boolean {
  const [first] = figures;
  if (figures.length < 2 || !first || first.asked) return false;
  const parts = figures.map(({ since }) => since);
  if (parts.some((part) => NO_COST.test(part))) return false;
  const named = figures.filter((figure, at) => COST.test(parts[at] ?? "") || COST_AFTER.test(figure.after));
  const certain = figures.filter((figure, at) => isCertain(parts[at] ?? "", figure));
  return certain.length >= 2 || (HEADING.test(first.before) && named.length >= 2);
}

const CERTAIN = new RegExp(`(?:^|\\s)(?:${COST_WORDS})$`);

function isCertain(part: string, { after }: Figure): boolean {
  return CERTAIN.test(part) || COST_AFTER.test(after);
}

/** "My bills are rent 1600, groceries 450, car 300": nothing of such a list is what someone has or owes. */
export const billsAreNoEntries: Veto = ({ changes, documents, figures }) => {
  const costs = costsIn(figures);
  return amountsWritten(changes, documents)
    .filter(
      ({ of, value }) => (of === "asset" || of === "debt") && costs.some((cost) => isSameAmount(cost.value, value)),
    )
    .map(({ change, name, value }) => ({
      veto: "bill",
      changes: [change],
      refused: `I took ${formatDollars(value)} as one of your bills, so **${bold(name)}** stays as it is.`,
    }));
};
