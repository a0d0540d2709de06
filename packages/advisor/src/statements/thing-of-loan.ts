import { groupTokens, type Phrase } from "../language/phrase.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { NO_MENTION, readMention } from "./read-mention.ts";
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

/** "... and 3k left on its loan": what was bought with it tells which. */
const ITS_LOAN =
  /\bits (loan|finance|mortgage)\b|^(?:and |but |with |there is |there 's |it has |has |i have |we have |still |also )*(?:a |an |the )?(loan|mortgage|lien|note) (?:of |for |balance |is |at |left )*M\b.*\b(?:on|against) (?:it|that|them|her|this)\b|^(?:and |but |the |its |my |our )*(loan|mortgage|lien|note|balance) (?:on|against|for) (?:it|that|them|this)\b.*\bM\b|^(?:and |but |there is |it has |has |still |also |about |add |record |include |put in )*(?:a |an |the )?M (loan|mortgage|lien|note) (?:on|against) (?:it|that|them|this)\b/;

/** "Bought a car: worth 18k, loan 11k". */
const BARE_LOAN =
  /^(?:and |but |with |the |a )*(loan) (?:is |of |for |balance |at |about |still )*M\b(?!.*\b(?:from|to|for) )|^(?:and |with |but |it |has |still |there is )*(?:a |an |about )*M (?:still )?(?:(?:left|owed|owing|remaining|to go|outstanding) on (?:the|its|a) )?(loan)$/;
const ON_CREDIT = /^(?:car|house|condo|motorcycle|boat|rv|jet-ski|land|cabin|rental)$/;

export function loanOnLast(text: string, { lastMention: last, statements }: Reading): Mention | null {
  if (!last || last.words.length === 0 || last.side === "debt") return null;
  const told = statements.at(-1);
  const isJustBought =
    told?.kind === "entry" &&
    told.action === "set" &&
    kindsOf(last.words, "asset").kinds.some(({ kind }) => ON_CREDIT.test(kind));
  const its = ITS_LOAN.exec(text) ?? (isJustBought ? BARE_LOAN.exec(text) : null);
  if (!its) return null;
  const lent = its.slice(1).includes("mortgage") ? "mortgage" : "loan";
  return { ...NO_MENTION, words: [...last.words, lent], name: `${last.name} ${lent}`, side: "debt" };
}
