import { type Quantity, quantify, type Scene } from "@seven-figures/domain";
import { type BesideFact, MOST_PARTS } from "./beside-fact.ts";
import { nameOfQuantity } from "./nouns.ts";
import { capital, shown } from "./shown.ts";

/** "Ally $10,150, what is left to save for Roof $3,600.": what a sum of several was worked out from; nothing of a plain one. */
export function partsOfSum(quantity: Quantity, scene: Scene): BesideFact[] {
  if (!isOfSeveral(quantity)) return [];
  const parts = leavesOf(quantity).flatMap((leaf) => {
    const measured = quantify(leaf, scene);
    return measured.kind === "figure" ? [`${nameOfQuantity(leaf, scene.documents)} ${shown(measured)}`] : [];
  });
  const told = [...new Set(parts)];
  if (told.length < 2 || told.length > MOST_PARTS) return [];
  return [{ figure: told.join(", "), text: `${capital(told.join(", "))}.`, always: true }];
}

/** Whether it is worked out from more than one figure of the person's own. */
function isOfSeveral(quantity: Quantity): boolean {
  switch (quantity.kind) {
    case "plus":
    case "minus":
      return true;
    case "times":
    case "per":
      return isOfSeveral(quantity.of);
    case "share":
      return isOfSeveral(quantity.part) || isOfSeveral(quantity.whole);
    case "ratio":
      return isOfSeveral(quantity.of) || isOfSeveral(quantity.to);
    default:
      return false;
  }
}

/** What is stored and goes into a quantity; what was said is none of it. */
function leavesOf(quantity: Quantity): Quantity[] {
  switch (quantity.kind) {
    case "plus":
      return quantity.parts.flatMap(leavesOf);
    case "minus":
      return [quantity.from, quantity.less].flatMap(leavesOf);
    case "times":
      return leavesOf(quantity.of);
    case "per":
      return isOfSeveral(quantity.of) ? leavesOf(quantity.of) : [quantity];
    case "share":
      return [quantity.part, quantity.whole].flatMap(leavesOf);
    case "ratio":
      return [quantity.of, quantity.to].flatMap(leavesOf);
    case "amount":
      return [];
    default:
      return [quantity];
  }
}
