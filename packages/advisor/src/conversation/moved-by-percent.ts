import { type Documents, roundToCents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { EntryStatement } from "../statements/statement.ts";
import { namesIn } from "./shown-in.ts";
import { mentionOf } from "./told-things.ts";

const UP = /^(?:up|gained|rose|grew|climbed|jumped|increased|appreciated|rallied|higher)$/;
const DOWN = /^(?:down|lost|fell|dropped|dipped|declined|slid|sank|decreased|depreciated|tanked|crashed|shrank|lower)$/;
/** What may stand beside name, direction and share: "my crypto wallet is up by about 12% today". */
const BESIDE =
  /^(?:my|our|the|is|are|was|has|have|went|gone|by|about|around|roughly|just|another|some|value|in|again|today|yesterday|now|overnight|so|and|ok|well|hey|,|\.|!)$/;

/** "The coin wallet went up 12%": its stored value moves by that share, where a message tells nothing else. */
export function movedByPercent(weighed: Weighed, said: readonly ReaderToken[], documents: Documents): Weighed {
  const [name, ...names] = namesIn(said, documents);
  const [thing, ...things] = name?.things ?? [];
  const asset = documents.financials.assets?.find(({ id }) => id === thing?.id);
  const share = onlyShare(said);
  if (!asset || share === null || names.length + things.length > 0) return weighed;
  const others = said.filter(({ slot, marks }) => slot === null && !/[ADad]/.test([...marks].join("")));
  const [way, ...ways] = others.filter(({ text }) => UP.test(text) || DOWN.test(text));
  if (!way || ways.length > 0 || others.some((each) => each !== way && !BESIDE.test(each.text))) return weighed;
  const moved: EntryStatement = {
    kind: "entry",
    action: UP.test(way.text) ? "add" : "subtract",
    mention: mentionOf({ side: "asset", id: asset.id }, documents),
    amount: roundToCents((asset.value * share) / 100),
    rate: null,
    share: share / 100,
  };
  return { statements: [moved], asks: [], tellsOnly: true };
}

/** Since then the stored value has hardly been told anew; a fall "in 2022" is in it already. */
const LATELY = /^(?:today|yesterday|tonight|this (?:morning|week))$/i;

/** The one percentage of a message without any other figure or earlier date, above 0 and below 100. */
function onlyShare(said: readonly ReaderToken[]): number | null {
  const [slot, ...slots] = said.flatMap((token) =>
    token.slot && !(token.slot.kind === "date" && LATELY.test(token.raw)) ? [token.slot] : [],
  );
  if (slot?.kind !== "percent" || slots.length > 0) return null;
  return slot.value > 0 && slot.value < 100 ? slot.value : null;
}
