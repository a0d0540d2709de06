import { type Change, type Item, select } from "@seven-figures/domain";
import { entries } from "../src/queries/build.ts";
import { type GoldScene, numberOf, refOf } from "./gold-quantities.ts";

interface Told {
  meaning: string;
  money: number;
  item: Item | undefined;
  other: Item | undefined;
  scene: GoldScene;
}

function at(of: Item | undefined, amount: number): Change[] {
  if (!of) return [];
  const rounded = Math.round(amount * 100) / 100;
  if (of.side === "assets")
    return rounded === 0
      ? [{ kind: "delete-asset", id: of.id }]
      : [{ kind: "edit-asset", id: of.id, fields: { value: rounded } }];
  return rounded === 0
    ? [{ kind: "delete-debt", id: of.id }]
    : [{ kind: "edit-debt", id: of.id, fields: { balance: rounded } }];
}

const now = (item: Item | undefined) => item?.amount ?? 0;
const PERIODS: [RegExp, number][] = [
  [/monthly/, 12],
  [/hourly/, 2080],
  [/weekly/, 52],
];

function yearly({ meaning, money, scene }: Told, of: "annualIncome" | "annualExpenses", sign: number): Change[] {
  const times = PERIODS.find(([pattern]) => pattern.test(meaning))?.[1] ?? scene.periods[0] ?? 1;
  const base = scene.documents.financials.financialInfo[of] ?? 0;
  const by = /percent/.test(meaning) ? (base * money) / 100 : money * times;
  const next = Math.round((sign === 0 ? by : base + sign * by) * 100) / 100;
  return [{ kind: "set-financial-info", fields: { [of]: next } }];
}

function paying({ item, other, money }: Told): Change[] {
  const paid = Math.min(money, now(item));
  return [...at(item, now(item) - paid), ...at(other, now(other) - paid)];
}

const READERS: Record<string, (told: Told) => Change[]> = {
  pay: paying,
  take: ({ item, money }) => at(item, now(item) - money),
  add: ({ item, money }) => at(item, now(item) + money),
  charge: ({ item, money }) => at(item, now(item) + money),
  set: ({ item, money }) => at(item, money),
  half: ({ item }) => at(item, now(item) / 2),
  double: ({ item }) => at(item, now(item) * 2),
  gone: ({ item, other }) => [...at(item, 0), ...at(other, now(other) - now(item))],
  rate: ({ item, money }) => (item ? [{ kind: "edit-debt", id: item.id, fields: { interestRate: money } }] : []),
  income: (told) => yearly(told, "annualIncome", 0),
  "income-up": (told) => yearly(told, "annualIncome", 1),
  "income-also": (told) => yearly(told, "annualIncome", 1),
  "income-down": (told) => yearly(told, "annualIncome", -1),
  "expenses-up": (told) => yearly(told, "annualExpenses", 1),
  "expenses-down": (told) => yearly(told, "annualExpenses", -1),
};

const NEEDS_NO_AMOUNT = /^(?:half|double|gone|income none)/;

/** The changes of a supposed meaning; null where the notation says what has no place here. */
export function goldChanges(meaning: string, scene: GoldScene): Change[] | null {
  const slots = [...meaning.matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot);
  const [item, other] = slots.flatMap((slot) => {
    const ref = refOf(slot, scene);
    return ref ? select(entries(ref), scene.documents) : [];
  });
  const amount = slots.find((slot) => /^(?:money|rate|percent)/.test(slot));
  const money = amount === undefined ? null : numberOf(amount, scene);
  if (money === null && !NEEDS_NO_AMOUNT.test(meaning)) return null;
  const changes = READERS[meaning.split(" ")[0] ?? ""]?.({ meaning, money: money ?? 0, item, other, scene }) ?? [];
  return changes.length > 0 ? changes : null;
}
