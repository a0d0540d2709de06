import { find, groupTokens, type Phrase, slotsOf } from "../../language/phrase.ts";
import type { Token } from "../../language/token.ts";
import { type KnownEntry, knownEntries, matchEntries } from "../../matching/match-entries.ts";
import { entry } from "../entry-statement.ts";
import { readMention } from "../read-mention.ts";
import type { Reading } from "../reading.ts";
import type { Mention, Statement } from "../statement.ts";
import { NOT_LOOSE, NOT_MOVED } from "./entry-frames.ts";

const INTO = "(?:over |across |straight |right |directly |on )?(?:into|to|onto|towards?|in|against|at|for)";
/** Money from one stored entry to another, whatever the verb: "beamed 900 from Ally across to Schwab". */
const TRANSFERS = [
  `\\bM(?: [a-z]+){0,3}? (?:from|out of|off|of) (?<from>[^,M]+?) ${INTO} (?<to>[^,M]+)(?: ,.*)?$`,
  `(?<to>(?:[a-z0-9&'-]+ ){1,6}?)(?:(?!(?:is|has|have|owes?|lost|worth) )[a-z]+ )?(?:with )?(?:another |an extra )?M (?:more )?(?:from|out of|off) (?<from>[^,M]+)(?: ,.*)?$`,
].map((pattern) => new RegExp(pattern, "d"));

export function readTransferLoosely(phrase: Phrase, reading: Reading): Statement[] | null {
  const { text, tokens } = phrase;
  const [money, ...others] = slotsOf(tokens, "money");
  if (!money || others.length > 0 || /\b[RTDPQ]\b/.test(text) || NOT_LOOSE.test(text) || NOT_MOVED.test(text))
    return null;
  for (const pattern of TRANSFERS) {
    const found = find(phrase, pattern);
    if (!found) continue;
    const from = storedIn(groupTokens(phrase, found.match, "from"), reading);
    const to = storedIn(groupTokens(phrase, found.match, "to"), reading);
    if (!from || !to || from.known.side !== "asset" || from.known.entry.id === to.known.entry.id) continue;
    if (/^(?:other|real-estate|business)$/.test(from.known.entry.type)) continue;
    if (to.known.side === "asset" && /^(?:other|real-estate|business)$/.test(to.known.entry.type)) continue;
    reading.lastMention = to.mention;
    reading.lastAmount = money.value;
    return [
      entry("subtract", from.mention, money.value, null),
      entry(to.known.side === "debt" ? "pay" : "add", to.mention, money.value, null),
    ];
  }
  return null;
}

function storedIn(tokens: Token[], reading: Reading): { mention: Mention; known: KnownEntry } | null {
  const mention = readMention(tokens, reading.knownWords);
  if (!mention.words.some((word) => reading.knownWords.has(word)) || mention.many || mention.isNew) return null;
  const [known, ...more] = matchEntries(mention, knownEntries(reading.documents, null));
  return known && more.length === 0 ? { mention: { ...mention, side: known.side }, known } : null;
}
