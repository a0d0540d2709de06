import { type Change, formatDollars } from "@seven-figures/domain";
import type { Case, Veto } from "./veto.ts";

const THOUSAND = 1000;
/** No home costs less, and nobody lives on less a year. */
const LEAST_HOME = 3000;
const LEAST_A_YEAR = 400;
/** Of a mortgage, beside a home in thousands or by itself. */
const LEAST_MORTGAGE = 1000;
const LEAST_SAID = 10;
const BY_OTHER_PERIOD = /\b(?:hour|hr|hourly|day|daily|week|weekly|month|monthly|fortnight)\b/i;

/** "The house is worth 350 and we owe 210 on it", "about 65 a year": hundreds that can only be thousands are asked about. */
export const bigThingsAreInThousands: Veto = (of) => {
  const said = of.changes.filter((change) => isTooLittle(change, of));
  if (said.length === 0) return [];
  const sums = said.map((change) => formatDollars(sumOf(change) * THOUSAND)).join(" and ");
  const plain = said.map((change) => formatDollars(sumOf(change))).join(" and ");
  return [
    {
      veto: "in-thousands",
      changes: said,
      ask: `Is that **${sums}**? I heard ${plain}.`,
      options: [
        { reply: sums, changes: said.map(timesThousand), yes: true },
        { reply: plain, changes: said },
      ],
    },
  ];
};

function isTooLittle(change: Change, { figures, message }: Case): boolean {
  const sum = sumOf(change);
  if (!(sum >= LEAST_SAID) || figures.some(({ value, marked }) => value === sum && marked)) return false;
  switch (change.kind) {
    case "add-asset":
      return change.asset.type === "real-estate" && sum < LEAST_HOME;
    case "add-debt":
      return change.debt.type === "mortgage" && sum < LEAST_MORTGAGE;
    case "set-financial-info":
      return sum < LEAST_A_YEAR && !BY_OTHER_PERIOD.test(message);
    default:
      return false;
  }
}

function sumOf(change: Change): number {
  switch (change.kind) {
    case "add-asset":
      return change.asset.value;
    case "add-debt":
      return change.debt.balance;
    case "set-financial-info": {
      const [sum, ...others] = Object.values(change.fields);
      return others.length === 0 && typeof sum === "number" ? sum : Number.NaN;
    }
    default:
      return Number.NaN;
  }
}

function timesThousand(change: Change): Change {
  switch (change.kind) {
    case "add-asset":
      return { ...change, asset: { ...change.asset, value: change.asset.value * THOUSAND } };
    case "add-debt":
      return { ...change, debt: { ...change.debt, balance: change.debt.balance * THOUSAND } };
    case "set-financial-info":
      return {
        ...change,
        fields: Object.fromEntries(Object.entries(change.fields).map(([key, sum]) => [key, Number(sum) * THOUSAND])),
      };
    default:
      return change;
  }
}
