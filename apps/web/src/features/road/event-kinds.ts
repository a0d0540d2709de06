import { CHILD_MONTHS, type RoadEventKind } from "@seven-figures/domain";

/** What may happen once, in words. */
export const EVENT_KINDS: Record<RoadEventKind, { label: string; amount: string; help: string }> = {
  home: {
    label: "A home",
    amount: "Paid for it",
    help: "What you pay of your own. It becomes part of the home, which grows with prices.",
  },
  child: { label: "A child", amount: "A month", help: `Each month for ${CHILD_MONTHS / 12} years.` },
  sabbatical: {
    label: "A sabbatical",
    amount: "In all",
    help: "What it takes in all, the income that you go without included.",
  },
  inheritance: {
    label: "An inheritance",
    amount: "In all",
    help: "What comes in. It clears costly debts, then is invested.",
  },
};
