import type { Asset, Debt } from "@seven-figures/domain";
import { CAR_MAKERS } from "../lexicon/entry-kinds.ts";
import { nameWordsOf } from "../statements/read-mention.ts";

const VEHICLE =
  /\b(?:car|truck|van|suv|vehicle|motorcycle|motorbike|bike|pickup|boat|rv|camper|caravan|ute|harley|tractor)\b/i;

const THINGS: ReadonlySet<string> = new Set<Asset["type"]>(["real-estate", "business", "other"]);

/** Whether a type is one of things, which loans are taken for: money in an account is no security. */
export function isThing(type: string): boolean {
  return THINGS.has(type);
}

/** Whether a name says that it is a car, a truck or the like. */
export function isVehicle(name: string): boolean {
  return VEHICLE.test(name) || nameWordsOf(name).some((word) => CAR_MAKERS.has(word));
}

/** The debts that may have been taken for a thing: by a name they share, else the ones of its kind where it is the only such thing. */
export function loansOn(asset: Asset, assets: readonly Asset[], debts: readonly Debt[]): Debt[] {
  const words = nameWordsOf(asset.name).filter((word) => word.length > 2);
  const named = debts.filter(
    ({ name, type }) =>
      type !== "credit-card" && type !== "student-loan" && nameWordsOf(name).some((word) => words.includes(word)),
  );
  if (named.length > 0) return named;
  const kind = asset.type === "real-estate" ? "mortgage" : isVehicle(asset.name) ? "car-loan" : null;
  const isAlike = ({ type, name }: Asset) => (kind === "mortgage" ? type === "real-estate" : isVehicle(name));
  const isOnly = assets.every((other) => other.id === asset.id || !isAlike(other));
  // an account's bank lends on anything
  const things = assets.filter(({ id, type }) => id !== asset.id && isThing(type));
  const ofOthers = new Set(things.flatMap(({ name }) => nameWordsOf(name)));
  const isOfOther = ({ name }: Debt) =>
    nameWordsOf(name).some((word) => !words.includes(word) && (CAR_MAKERS.has(word) || ofOthers.has(word)));
  return isOnly ? debts.filter((debt) => debt.type === kind && !isOfOther(debt)) : [];
}
