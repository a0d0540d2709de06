import { applyChanges } from "../apply-changes.ts";
import { calendarDate, monthsBetween, yearOf } from "../calendar-date.ts";
import { purchaseOutlook } from "../projections/afford-purchase.ts";
import type { History } from "./history.ts";
import { type Item, itemsOf, unitOfField } from "./items.ts";
import { movedBetween } from "./moved.ts";
import type { Figure, Outcome } from "./outcome.ts";
import { changed, changedWhen, extremeOf, past, whenWas } from "./past.ts";
import { neverEntered, quantify, type Scene } from "./quantity.ts";
import type { ItemRef, Quantity, Query } from "./query.ts";
import { clearIn, saveBy, until, untilZero } from "./reach.ts";
import { inOrderOf, keyOf, select } from "./select.ts";

type Asked<Kind extends Query["kind"]> = Extract<Query, { kind: Kind }>;

const NONE_SUCH: Outcome = { kind: "unknown", missing: [{ kind: "none-such" }] };

/**
 * What a question comes to on a person's data, which stays as it is. What is not known is named, never guessed; nothing is
 * ever NaN or infinite. `history` is needed by questions about earlier days only.
 */
export function evaluateQuery(query: Query, scene: Scene, history: History | null = null): Outcome {
  switch (query.kind) {
    case "value": {
      const figure = quantify(query.of, scene);
      return figure.kind === "figure" ? { kind: "figure", figure, items: itemsIn(query.of, scene) } : figure;
    }
    case "compare":
      return comparing(query.left, query.right, scene);
    case "claimed":
      return claiming(query, scene);
    case "list":
      return listing(query, scene);
    case "place":
      return placing(query, scene);
    case "until-zero":
      return untilZero(query, scene);
    case "clear-in":
      return clearIn(query, scene);
    case "until":
      return until(query, scene);
    case "save-by":
      return saveBy(query, scene);
    case "afford":
      return affording(query, scene);
    case "due":
      return due(query, scene);
    case "steps":
      return stepsOf(query, scene);
    case "known":
      return found(query.item, scene, (item) => ({ kind: "known", item }));
    case "past":
      return past(query.of, query.at, scene, history);
    case "change":
      return changed(query.of, query.from, query.to, scene, history);
    case "when":
      return whenWas(query.of, query.was, scene, history);
    case "changed-when":
      return changedWhen(query.item, history);
    case "extreme-past":
      return extremeOf(query.of, query.most, scene, history);
    case "moved":
      return movedBetween(query.item, query.from, query.to, scene, history);
    case "suppose":
      return supposing(query, scene, history);
  }
}

/** The entries that a quantity adds up, for naming them. */
function itemsIn(quantity: Quantity, scene: Scene): Item[] {
  const { kind } = quantity;
  if (kind === "per" || kind === "times") return itemsIn(quantity.of, scene);
  return kind === "sum" || kind === "average" || kind === "count" ? select(quantity.of, scene.documents) : [];
}

function comparing(left: Quantity, right: Quantity, scene: Scene): Outcome {
  const [one, other] = [quantify(left, scene), quantify(right, scene)];
  if (one.kind === "unknown" || other.kind === "unknown") {
    const missing = [one, other].flatMap((each) => (each.kind === "unknown" ? each.missing : []));
    return { kind: "unknown", missing };
  }
  if (one.kind !== "figure") return one;
  if (other.kind !== "figure") return other;
  return { kind: "comparison", left: one, right: other, difference: one.value - other.value };
}

/** Said figures are rounded ones: within half a percent is right. */
const ROUNDED = 0.005;

function claiming({ of, claim }: Asked<"claimed">, scene: Scene): Outcome {
  const is = quantify(of, scene);
  if (is.kind !== "figure") return is;
  return { kind: "claim", is, claim, holds: Math.abs(is.value - claim) <= Math.abs(is.value) * ROUNDED };
}

function listing({ of, by, most, count, from }: Asked<"list">, scene: Scene): Outcome {
  const items = select(of, scene.documents);
  const never = items.length > 0 ? [] : neverEntered(of, scene.documents);
  if (never.length > 0) return { kind: "unknown", missing: never };
  const { placed, unplaced } = inOrderOf(items, by, most);
  const shown = placed.slice(from - 1, count === null ? undefined : from - 1 + count);
  return {
    kind: "list",
    placed: shown.map((item) => ({ item, value: item[by] ?? 0 })),
    unplaced,
    unit: unitOfField(by),
    total: items.length,
  };
}

function placing({ item, among, by }: Asked<"place">, scene: Scene): Outcome {
  return found(item, scene, (known) => {
    const { placed } = inOrderOf(select(among, scene.documents), by, true);
    const at = placed.findIndex((each) => keyOf(each) === keyOf(known));
    return at < 0 ? NONE_SUCH : { kind: "place", place: at + 1, of: placed.length, item: known };
  });
}

function found({ side, id }: ItemRef, { documents }: Scene, tell: (item: Item) => Outcome): Outcome {
  const item = itemsOf(documents, side).find((each) => each.id === id);
  return item ? tell(item) : NONE_SUCH;
}

const LIQUID: Quantity = { kind: "measure", measure: "liquid" };
const MONTHLY_SURPLUS: Quantity = { kind: "per", of: { kind: "measure", measure: "surplus" }, timesAYear: 12 };

function affording({ price, monthly }: Asked<"afford">, scene: Scene): Outcome {
  const [cost, money] = [quantify(price, scene), quantify(monthly ? MONTHLY_SURPLUS : LIQUID, scene)];
  if (cost.kind !== "figure") return cost;
  if (money.kind !== "figure") return money;
  const left = money.value - cost.value;
  const yearly = scene.documents.financials.financialInfo.annualExpenses;
  const outlook = purchaseOutlook(cost.value, {
    liquid: money.value,
    monthlyExpenses: yearly && yearly / 12,
    monthlySurplus: null,
  });
  const monthsCoveredAfter = monthly ? null : outlook.monthsCoveredAfter;
  return { kind: "afford", price: cost.value, left, enough: left >= 0, monthsCoveredAfter };
}

function due({ goal }: Asked<"due">, { documents, today }: Scene): Outcome {
  if (!goal) {
    const year = documents.profile.financialGoal.targetYear;
    return { kind: "due", date: null, year, months: Math.max(monthsBetween(today, calendarDate(year, 12, 31)), 0) };
  }
  return found(goal, { documents, today }, ({ date, name }) =>
    date
      ? { kind: "due", date, year: yearOf(date), months: monthsBetween(today, date) }
      : { kind: "unknown", missing: [{ kind: "date", name }] },
  );
}

function stepsOf({ goal, which }: Asked<"steps">, { documents }: Scene): Outcome {
  const stored = documents.goals.intermediateGoals.find(({ id }) => id === goal.id);
  if (!stored) return NONE_SUCH;
  const steps = stored.submilestones.filter(({ completed }) => which === "all" || completed === (which === "done"));
  return { kind: "steps", steps: which === "next" ? steps.slice(0, 1) : steps };
}

/** Changes are applied to a copy; those that break a rule of the documents are left out and told. */
function supposing({ changes, query }: Asked<"suppose">, scene: Scene, history: History | null): Outcome {
  const { documents, refused } = applyChanges(scene.documents, changes, `${scene.today}T00:00:00.000Z`);
  const before = evaluateQuery(query, scene, history);
  const after = evaluateQuery(query, { ...scene, documents }, history);
  return { kind: "supposed", before, after, query, refused };
}

/** The figure of an outcome that has one. */
function figureIn(outcome: Outcome): Figure | null {
  if (outcome.kind === "figure" || outcome.kind === "past") return outcome.figure;
  if (outcome.kind === "claim") return outcome.is;
  return null;
}

/** How much a supposition moves a figure; null where either side has none. */
export function movedBy({ before, after }: Extract<Outcome, { kind: "supposed" }>): number | null {
  const [was, is] = [figureIn(before), figureIn(after)];
  return was && is ? is.value - was.value : null;
}
