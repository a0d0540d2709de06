import { applyChanges, type Change, type ItemRef, quantify, type Scene } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { type BesideFact, fact, itemOf, MOST_PARTS } from "./beside-fact.ts";
import { changedItem, distinct, measureOf } from "./build.ts";
import { capital, money } from "./shown.ts";
import { SUPPOSED_CASH } from "./suppose-sale.ts";

/** What is sold and paid, then each entry that stands otherwise, the interest, the net worth. */
export function besideSupposed(changes: readonly Change[], scene: Scene): BesideFact[] {
  const after = {
    ...scene,
    documents: applyChanges(scene.documents, [...changes], `${scene.today}T00:00:00.000Z`).documents,
  };
  const moves = distinct(changes.flatMap(changedItem)).flatMap((ref) => {
    const [was, is] = [itemOf(ref, scene), itemOf(ref, after)];
    return was?.amount == null ? [] : [{ ref, name: was.name, was: was.amount, is: is?.amount ?? 0 }];
  });
  if (moves.length > MOST_PARTS) return [];
  const stands = moves
    .filter(({ was, is }) => is !== was && is !== 0)
    .map(({ name, is }) => fact(money(is), (figure) => `${capital(bold(name))} would stand at ${figure}.`));
  return [
    ...proceeds(moves, cashIn(changes)),
    ...stands,
    ...interestMoved(scene, after),
    ...interestOfRates(changes, after),
  ];
}

/** What debts cost at another rate. */
function interestOfRates(changes: readonly Change[], after: Scene): BesideFact[] {
  return changes.flatMap((change) => {
    if (change.kind !== "edit-debt" || change.fields.interestRate === undefined) return [];
    const item = itemOf({ side: "debts", id: change.id }, after);
    if (!item?.interest) return [];
    const month = money(item.interest / MONTHS);
    return [
      fact(
        money(item.interest),
        (figure) => `${capital(bold(item.name))} would cost ${figure} of interest a year, ${month} a month.`,
      ),
    ];
  });
}

const MONTHS = 12;

interface Move {
  ref: ItemRef;
  was: number;
  is: number;
}

/** The money of a sale that is left, in no account that is stored; null where none is supposed. */
function cashIn(changes: readonly Change[]): number | null {
  const cash = changes.flatMap((change) =>
    change.kind === "add-asset" && change.asset.id === SUPPOSED_CASH ? [change.asset.value] : [],
  );
  return cash[0] ?? null;
}

/** What is left of what something is sold for once debts are paid with it. */
function proceeds(moves: readonly Move[], cash: number | null): BesideFact[] {
  const assets = moves.filter(({ ref }) => ref.side === "assets");
  const paid = moves.filter(({ ref }) => ref.side === "debts").reduce((sum, { was, is }) => sum + was - is, 0);
  const sold = cash === null ? assets.reduce((sum, { was, is }) => sum + was - is, 0) : cash + paid;
  if (!assets.some(({ is }) => is === 0) || assets.some(({ was, is }) => is > was) || paid <= 0) return [];
  const left = money(Math.abs(sold - paid));
  const text =
    sold >= paid
      ? `It brings ${money(sold)} and pays off ${money(paid)}: ${left} is left.`
      : `It brings ${money(sold)} and ${money(paid)} is to be paid: ${left} is missing.`;
  return [{ figure: left, text, always: true }];
}

function interestMoved(before: Scene, after: Scene): BesideFact[] {
  const [was, is] = [quantify(measureOf("interest"), before), quantify(measureOf("interest"), after)];
  const moved = was.kind === "figure" && is.kind === "figure" ? is.value - was.value : 0;
  if (Math.abs(moved) < 0.5) return [];
  return [
    fact(
      money(Math.abs(moved)),
      (figure) => `Your debts would cost ${figure} ${moved < 0 ? "less" : "more"} of interest a year.`,
    ),
  ];
}
