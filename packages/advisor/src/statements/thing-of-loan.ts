import { groupTokens, type Phrase } from "../language/phrase.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { readMention } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Mention } from "./statement.ts";

const TAKEN_FOR = /\b(?:on|for|against) (?<thing>(?:my|our|the|a|an|this|that) (?:[a-z0-9'-]+ ?){1,5})/d;
const LENT = /^(?:loans?|mortgage|note|finance|financing|lien|heloc|debt)$/;

/** The thing that a debt is owed on: "the mortgage on my cabin", "20k on the Honda", "my boat loan". */
export function thingOf(phrase: Phrase, debt: Mention, { knownWords }: Reading): Mention | null {
  const match = TAKEN_FOR.exec(phrase.text);
  const named = match ? readMention(groupTokens(phrase, match, "thing"), knownWords, "asset") : null;
  return asThing(named) ?? asThing(debt);
}

function asThing(mention: Mention | null): Mention | null {
  const words = mention?.words.filter((word) => !LENT.test(word)) ?? [];
  if (!mention || words.length === 0 || kindsOf(words, "asset").kinds.length === 0) return null;
  const name = mention.name.split(" ").filter((word) => !LENT.test(word.toLowerCase()));
  return { ...mention, words, name: name.join(" "), side: "asset", isNew: false };
}
