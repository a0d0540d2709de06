import type { Token } from "../language/token.ts";
import { isEntryWord, isKindWord } from "../lexicon/entry-words.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { GENERIC_WORDS } from "./name-words.ts";
import type { Reading } from "./reading.ts";
import type { Mention } from "./statement.ts";

/** Words with which people say what something stands at. To let the advisor take another one, add it here. */
const STATE_WORDS: ReadonlySet<string> = new Set(
  `i we my our mine the this that it its 's a an of in on at to from for and or with by as is are was be been being has have had holds hold
   now only still up down over under about around roughly currently today here there left inside total totals in-all altogether
   worth value valued values balance balances amount owe owed owing owes outstanding remaining stands stand stood close business sits sit sitting
   says say said shows show showed showing reads reports reckons thinks estimate estimates estimated appraised appraises price priced market puts put
   went gone go goes got gets grew grown climbed crept ticked jumped rose risen up-to hit reached topped passed crossed dropped fell fallen
   knocked brought took slid sank tanked plunged dipped shrank shrunk crashed lost gained recovered bounced moved depreciated appreciated declined increased decreased ballooned comes came come brings down-to
   bump raise lower drop update updated set change changed correct corrected make made fix adjust record note log enter edit mark call
   new current latest actual real exact correctly should would instead rather not more less than almost nearly all whole entire
   month year week morning afternoon evening night these days latest statement online checked looked just per cent rate interest apr apy
   mattress drawer safe envelope account accounts card loan pot fund asset debt entry list hand sum bit little money funds me us you please both each also one ones average weighted blended through too even well plus then maybe probably finally keep kept keeping saved stashed parked invested sitting`.split(
    /\s+/,
  ),
);

/** Words beside these with which something new is listed, where nobody is said to own or owe it. */
const NEW_WORDS: ReadonlySet<string> = new Set(
  `add own out back pay pays picked months am some assets drawn money nothing else raised assessed outright sell together name named called
   fixed variable free any promo carrying old share another throw can do something put list include record limit used months weeks years days brand second first no zero without interest-free other against locked`.split(
    /\s+/,
  ),
);

/** What comes after these only says why or when. */
const REASON = /^(?:after|since|because|thanks|according|though|although|following|so|when)$/;
/** "A new F150 is 60k" is anyone's. */
const OWNER = /^(?:i|we|my|our|have|has|own|got|owe|another|add|set|update|change|there)$/;
/** "Forester loan": owed, even where the Forester itself is stored as an asset. */
const IS_LENT = /^(?:loans?|mortgage|heloc|financing|lease)$/;
/** Who says what it is worth: "Zillow says". */
const SAYS = /^(?:says|say|said|shows|reckons|thinks|values|valued|puts|put|lists|has|appraised|priced)$/;

/**
 * Whether an amount beside the name of a stored entry is plainly its value or balance. With any word that we don't know
 * it may be something else: a repair, a fee, a minimum; then nothing is overwritten. A new entry needs such plain words
 * too, unless someone is said to own or owe it.
 */
export function isPlainState(
  tokens: readonly Token[],
  mention: Mention,
  { documents, knownWords }: Pick<Reading, "documents" | "knownWords">,
  owns: boolean,
): boolean {
  if (mention.exact) return true;
  const side = mention.side === "debt" && mention.words.some((word) => IS_LENT.test(word)) ? "debt" : null;
  const isNew = matchEntries(mention, knownEntries(documents, side)).length === 0;
  if (isNew && endsInVerb(tokens, mention, knownWords)) return false;
  if (isNew && owns) return true;
  if (isNew && isOfAnother(tokens, mention)) return false;
  if (!isNew && mention.indefinite && !tokens.some(({ text }) => OWNER.test(text))) return false;
  const said = tokens.slice(0, 5).findIndex(({ text }) => SAYS.test(text));
  const reason = tokens.findIndex(({ text }, at) => at > 1 && REASON.test(text));
  return tokens
    .slice(Math.max(0, said), reason < 0 ? tokens.length : reason)
    .filter(({ slot, text }) => slot === null && /\p{L}/u.test(text))
    .every(
      ({ text }) =>
        STATE_WORDS.has(text) ||
        (isNew && NEW_WORDS.has(text)) ||
        mention.words.includes(text) ||
        knownWords.has(text) ||
        isEntryWord(text),
    );
}

/** "Flat tire, 210", "boat storage, 90": the last word says what it is, and it is nothing that we know. */
function isOfAnother(tokens: readonly Token[], { words }: Mention): boolean {
  const last = words.at(-1) ?? "";
  const isLower = tokens.some(({ text, raw }) => text === last && raw === last);
  return words.length > 1 && isLower && !isEntryWord(last) && !GENERIC_WORDS.has(last) && words.some(isKindWord);
}

/** "The ring turns": what follows the name of a stored entry, of no kind that we know, tells what became of it. */
function endsInVerb(tokens: readonly Token[], { words }: Mention, knownWords: ReadonlySet<string>): boolean {
  const [before = "", last = ""] = words.slice(-2);
  if (words.length < 2 || !knownWords.has(before) || knownWords.has(last)) return false;
  return (
    !isEntryWord(last) && !GENERIC_WORDS.has(last) && tokens.some(({ text, raw }) => text === last && raw === last)
  );
}
