import { type Check, OF_ONE } from "./evidence.ts";

/** "No house worth 300k, we rent"; not "no, ...", nor what only comes before something else. */
const DENIES =
  /^\W*(?:(?:no|nope|nah)[\s,.!]+)?no (?!(?:no|not|i|i'm|i've|we|it|its|it's|the|that|that's|this|these|those|my|our|he|she|they|wait|sorry|actually|just|only|put|make|change|add|remove|paid|problem|problems|worries|idea|need|doubt|thanks|thank|longer|matter|biggie|rush|offense|offence|kidding|joke|lie)\b)\p{L}+/iu;

/** What a message begins by denying is not added without a question. */
export const deniedIsNotAdded: Check = ({ changes, message }) => {
  const isAdded = changes.some(({ kind }) => kind === "add-asset" || kind === "add-debt" || kind === "add-goal");
  return isAdded && DENIES.test(message) ? { question: OF_ONE, others: [] } : null;
};
