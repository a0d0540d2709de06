import { type Asset, applyChanges, type Change, type Debt, type Goal, type Item, select } from "@seven-figures/domain";
import { entries } from "./build.ts";
import { type NotationScene, slotNames, slotWith, timesIn } from "./notation-slots.ts";

interface Told {
  meaning: string;
  amount: number;
  item: Item | undefined;
  other: Item | undefined;
  scene: NotationScene;
}

function at(of: Item | undefined, amount: number): Change[] {
  if (!of) return [];
  const rounded = Math.round(amount * 100) / 100;
  // an asset below nothing is refused, so that it is said that more is taken than is there
  if (of.side === "assets")
    return rounded === 0
      ? [{ kind: "delete-asset", id: of.id }]
      : [{ kind: "edit-asset", id: of.id, fields: { value: rounded } }];
  return rounded <= 0
    ? [{ kind: "delete-debt", id: of.id }]
    : [{ kind: "edit-debt", id: of.id, fields: { balance: rounded } }];
}

const now = (item: Item | undefined) => item?.amount ?? 0;

function yearly({ meaning, amount, scene }: Told, of: "annualIncome" | "annualExpenses", sign: number): Change[] {
  const base = scene.documents.financials.financialInfo[of] ?? 0;
  const by = /percent/.test(meaning) ? (base * amount) / 100 : amount * (timesIn(meaning, scene) ?? 1);
  const next = Math.max(0, Math.round((sign === 0 ? by : base + sign * by) * 100) / 100);
  return [{ kind: "set-financial-info", fields: { [of]: next } }];
}

/** From one to another; nobody pays more than is owed. */
function paying({ item, other, amount }: Told): Change[] {
  const paid = Math.min(amount, now(item));
  return [...at(item, now(item) - paid), ...at(other, now(other) - paid)];
}

const changing =
  (next: (told: Told) => number) =>
  (told: Told): Change[] =>
    at(told.item, next(told));

const VERBS: Record<string, (told: Told) => Change[]> = {
  pay: paying,
  take: changing(({ item, amount }) => now(item) - amount),
  add: changing(({ item, amount }) => now(item) + amount),
  charge: changing(({ item, amount }) => now(item) + amount),
  set: changing(({ amount }) => amount),
  half: changing(({ item }) => now(item) / 2),
  third: changing(({ item }) => now(item) / 3),
  quarter: changing(({ item }) => now(item) / 4),
  double: changing(({ item }) => now(item) * 2),
  // what it fetches stands in its place
  sell: changing(({ item, amount }) => amount || now(item)),
  "asset-up": changing(({ item, amount }) => now(item) * (1 + amount / 100)),
  "asset-down": changing(({ item, amount }) => now(item) * (1 - amount / 100)),
  "debt-up": changing(({ item, amount }) => now(item) * (1 + amount / 100)),
  "debt-down": changing(({ item, amount }) => now(item) * (1 - amount / 100)),
  gone: ({ item, other }) => [...at(item, 0), ...at(other, now(other) - now(item))],
  move: ({ item, other, amount }) => [...at(item, now(item) - amount), ...at(other, now(other) + amount)],
  "move-debt": ({ item, other, amount }) => [...at(item, now(item) - amount), ...at(other, now(other) + amount)],
  rate: ({ item, amount }) => (item ? [{ kind: "edit-debt", id: item.id, fields: { interestRate: amount } }] : []),
  income: (told) => yearly(told, "annualIncome", 0),
  "income-up": (told) => yearly(told, "annualIncome", 1),
  "income-also": (told) => yearly(told, "annualIncome", 1),
  "income-down": (told) => yearly(told, "annualIncome", -1),
  expenses: (told) => yearly(told, "annualExpenses", 0),
  "expenses-up": (told) => yearly(told, "annualExpenses", 1),
  "expenses-down": (told) => yearly(told, "annualExpenses", -1),
  target: ({ amount }) => [{ kind: "set-financial-goal", fields: { targetAmount: amount } }],
  "new-asset": added,
  "new-debt": added,
  "goal-more": ofGoal,
  "goal-less": ofGoal,
  "goal-saved": ofGoal,
  "goal-target": ofGoal,
};

/** Something of a type that is not there yet: "new-debt car-loan {money} rate {rate}". */
function added({ meaning, scene }: Told): Change[] {
  const [verb, type = "other"] = meaning.split(" ");
  const [first, second] = slotNames(meaning).map((slot) => slotWith("number", `{${slot}}`, scene));
  if (first === null || first === undefined) return [];
  const entry = { id: freeId(scene), name: "Something new", description: "" };
  return verb === "new-asset"
    ? [{ kind: "add-asset", asset: { ...entry, type: type as Asset["type"], value: first } }]
    : [
        {
          kind: "add-debt",
          debt: { ...entry, type: type as Debt["type"], balance: first, interestRate: second ?? null },
        },
      ];
}

/** An id that nothing has which was supposed before it. */
function freeId({ documents: { financials } }: NotationScene): string {
  const supposed = [...(financials.assets ?? []), ...(financials.debts ?? [])].filter(({ id }) => /^supposed/.test(id));
  return supposed.length === 0 ? "supposed" : `supposed-${supposed.length + 1}`;
}

const GOAL_FIELDS: Record<string, (goal: Goal, amount: number) => Partial<Goal>> = {
  "goal-more": ({ currentAmount }, amount) => ({ currentAmount: (currentAmount ?? 0) + amount }),
  "goal-less": ({ currentAmount }, amount) => ({ currentAmount: Math.max(0, (currentAmount ?? 0) - amount) }),
  "goal-saved": (_, amount) => ({ currentAmount: amount }),
  "goal-target": (_, amount) => ({ targetAmount: amount }),
};

function ofGoal({ meaning, item, amount, scene }: Told): Change[] {
  const goal = scene.documents.goals.intermediateGoals.find(({ id }) => id === item?.id);
  const fields = goal && GOAL_FIELDS[meaning.split(" ")[0] ?? ""]?.(goal, amount);
  return goal && fields ? [{ kind: "edit-goal", id: goal.id, fields }] : [];
}

/** What is sold; what it fetches pays the debts that are said to be paid next, or to be gone. */
const SELLS = /^sell (\{\w+\})/;
const PAYS = /^(?:pay|gone) (\{debt\w*\})(?: (all|\{\w+\}))?$/;

/** What is supposed one after the other: each on what the ones before it leave. */
export function changesInTurn(meanings: readonly string[], scene: NotationScene): Change[] | null {
  const all: Change[] = [];
  let { documents } = scene;
  let sold: string | undefined;
  for (const meaning of meanings) {
    sold = SELLS.exec(meaning)?.[1] ?? sold;
    const paid = sold === undefined ? null : PAYS.exec(meaning);
    const said = paid ? `pay ${paid[1] ?? ""} ${paid[2] ?? "all"} from ${sold}` : meaning;
    const changes = changesOfNotation(said, { ...scene, documents });
    if (!changes) return null;
    all.push(...changes);
    documents = applyChanges(documents, changes, documents.financials.updatedAt).documents;
  }
  return all;
}

const NEEDS_NO_AMOUNT = /^(?:half|third|quarter|double|gone|sell|income none)/;

/** The changes of a supposed meaning ("pay {debt} {money} from {asset}"); null where the notation says what has no place here. */
function changesOfNotation(meaning: string, scene: NotationScene): Change[] | null {
  const verb = meaning.split(" ")[0] ?? "";
  const [item, other] = slotNames(meaning).flatMap((slot) => {
    const refs = slotWith("items", `{${slot}}`, scene);
    return refs ? select(entries(...refs), scene.documents).slice(0, 1) : [];
  });
  const whole = verb === "pay" && other ? Math.min(now(item), now(other)) : now(item);
  const amount = slotWith("number", meaning, scene) ?? (/ all\b/.test(meaning) ? whole : null);
  if (amount === null && !NEEDS_NO_AMOUNT.test(meaning)) return null;
  const changes = VERBS[verb]?.({ meaning, amount: amount ?? 0, item, other, scene }) ?? [];
  return changes.length > 0 ? changes : null;
}
