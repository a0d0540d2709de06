import { bold } from "../replies/describe-changes.ts";
import { isSameAmount } from "./derive-amount.ts";
import { nameOfChange } from "./name-of-change.ts";
import type { Veto } from "./veto.ts";

const NO_INTEREST =
  /\b(?:no|zero|without|free of|waived?) (?:\w+ )?(?:interest|apr|percent)\b|\binterest[- ]free\b|\b0 ?%/i;

/** A share of pay that is taken, or of what is owed that is let go. */
const OF_PAY =
  /\bgarnish\w*|\b(?:of|from|out of) (?:my|our|his|her|the) (?:pay|wages?|salary|(?:pay ?)?che(?:ck|que)s?|paychecks?)\b/i;

/** A rate is stored only where it was said, as a rate. */
export const ratesAreSaid: Veto = ({ changes, documents, figures, known, message }) =>
  changes.flatMap((change) => {
    const rate =
      change.kind === "edit-debt"
        ? change.fields.interestRate
        : change.kind === "add-debt"
          ? change.debt.interestRate
          : null;
    if (rate === null || rate === undefined || (rate === 0 && NO_INTEREST.test(message))) return [];
    if (OF_PAY.test(message) && rate > 0)
      return [
        {
          veto: "unsaid-rate" as const,
          changes: [change],
          refused: `${rate}% of your pay is no interest, so I left **${bold(nameOfChange(change, documents))}** as it is.`,
        },
      ];
    if (isStored(change, rate) || [...figures.map(({ value }) => value), ...known].some((said) => isOfRate(said, rate)))
      return [];
    const name = nameOfChange(change, documents);
    return [
      {
        veto: "unsaid-rate" as const,
        changes: [change],
        refused: `I left **${bold(name)}** as it is, because no rate of ${rate}% was among what you told me.`,
      },
    ];

    function isStored({ kind }: typeof change, value: number): boolean {
      return (
        kind === "edit-debt" &&
        (documents.financials.debts ?? []).some(
          (debt) =>
            "id" in change &&
            debt.id === change.id &&
            (debt.interestRate === value ||
              figures.some((figure) => isOfRate(figure.value, Math.abs(value - (debt.interestRate ?? 0))))),
        )
      );
    }
  });

/** "A quarter of a point" is 0.25, "6 and a half" 6.5. */
function isOfRate(said: number, rate: number): boolean {
  return (
    isSameAmount(said, rate) ||
    isSameAmount(said + 0.5, rate) ||
    isSameAmount(said + 0.25, rate) ||
    isSameAmount(said / 100, rate) ||
    isSameAmount(said / 1000, rate)
  );
}
