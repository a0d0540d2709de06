import { baseOf } from "./lines.ts";
import { type FilledSlots, partsOf } from "./meaning-parts.ts";

/** What a meaning tells as a plain sentence without its stop ("I paid $300 on my Visa"); null where it has none. */
export function toldSentence(meaning: string, { names, values }: FilledSlots): string | null {
  const { verb, thing = "", amount = "", rate = "", from, entries } = partsOf(meaning);
  const name = names.get(thing);
  if (name === undefined || (from !== undefined && !(verb === "pay" && names.has(from)))) return null;
  if (verb === "gone") return isAsset(thing) ? `I no longer have my ${name}` : `My ${name} is paid off`;
  if (verb === "rate") return values.has(rate) ? `The interest rate on my ${name} is ${values.get(rate)}%` : null;
  if (!values.has(amount)) return null;
  const sum = `$${values.get(amount)}`;
  const [, other] = entries.map((slot) => names.get(slot));
  switch (verb) {
    case "set":
      return isAsset(thing) ? `My ${name} is at ${sum} now` : `I owe ${sum} on my ${name} now`;
    case "add":
      return `I added ${sum} to my ${name}`;
    case "take":
      return `I took ${sum} out of my ${name}`;
    case "charge":
      return `I charged ${sum} to my ${name}`;
    case "pay":
      return `I paid ${sum} on my ${name}${from === undefined ? "" : ` from my ${names.get(from)}`}`;
    case "move":
      return other === undefined ? null : `I moved ${sum} from my ${name} to my ${other}`;
    case "new-asset":
      return `I have a new asset: ${name}, worth ${sum}`;
    case "new-debt":
      return `I have a new debt: ${name}, ${sum}${values.has(rate) ? ` at ${values.get(rate)}%` : ""}`;
    default:
      return goalSentence(verb, name, sum);
  }
}

function isAsset(slot: string): boolean {
  return baseOf(slot).endsWith("asset");
}

function goalSentence(verb: string, name: string, sum: string): string | null {
  switch (verb) {
    case "goal-more":
      return `I saved another ${sum} for ${name}`;
    case "goal-saved":
      return `I have ${sum} saved for ${name}`;
    case "goal-target":
      return `The target for ${name} is ${sum} now`;
    default:
      return null;
  }
}
