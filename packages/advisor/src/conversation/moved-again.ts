import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { EntryAction, EntryStatement, Statement } from "../statements/statement.ts";
import type { Conversation, RecentWrite, Shown } from "./conversation.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { statementId, toldOf } from "./told-things.ts";

/** So many messages after money was moved, more of it goes the same way. */
const LONGEST = 1;
const MOST_WORDS = 18;
/** What moved money; what stands now did not. */
const MOVED = /^(?:add|subtract|put|pay|charge)$/;

/** No event of now. */
const NOT_MOVED =
  /\?|\b(?:if|should|could|would|might|may|will|gonna|going to|want|plan|maybe|tomorrow|later|soon|next|not|never|no|wrong|sorry|meant|mean|instead|actually|undo|only|wait|was|were|had been|each|every|monthly|weekly|per|rate|limit|fee|interest|sold|bought|earn|make|makes|made|worth|owe|owed|left|balance|total|stands?|now|at|down to|up to|is|are|has|have|c[ao]me out|came from|add a|new|another card|another account|goal|step)\b|n['’]t\b|['’](?:s|re|ll) /i;
const OUT = /\b(?:took|take|taken|pulled|withdrew|drew|dipped|borrowed|spent|used)\b/i;
const PAID = /\b(?:paid|pay|sent|send|threw|chucked|put|knocked|tossed|cleared)\b/i;
const CHARGED = /\b(?:charged|swiped|spent)\b/i;
const FOR_SOMETHING = /\bfor\b/i;
const SAME = /\b(?:same|it|that|there)\b/i;
const AGAIN = /\b(?:again|more|another|too|also|as well|tonight|today|this morning|plus|then|and|n)\b/i;
const SAME_WAY = /\bsame (?:way|thing|move|again|transfer)\b/i;
/** What was left out is told now, and nothing put right. */
const SORRY_FORGOT = /\bsorry,?(?: i)? (?:forg[eo]t|almost forgot)\b|\bi forgot\b/i;
const OF_THAT_TO = /\b(?:of (?:that|it|this|the same)|back)\b.*\b(?:to|into|in)\b/i;

interface MovedLast {
  thing: Shown;
  action: EntryAction;
}

/**
 * Money that moves on from what was just moved, with an amount and without a verb of its own or a name: "and 45 tonight", "n 40 more
 * today, same one", "and 2,200 on the card", "took 20 of it for the field trip", "and 200 of that back to Harbor", "and again 300
 * the same way". Null where it stands for a balance, or any word makes it something else.
 */
export function movedAgain(
  message: string,
  said: readonly ReaderToken[],
  conversation: Conversation,
  documents: Documents,
): Statement[] | null {
  const sum = onlySum(said);
  const onward = sum === null ? null : outOfThat(message, said, sum, conversation, documents);
  if (onward?.every((each) => isThere(each, documents))) return onward;
  const last = movedLast(conversation, documents);
  const words = message.replace(SORRY_FORGOT, "");
  if (sum === null || last.length === 0 || NOT_MOVED.test(words) || said.length > MOST_WORDS) return null;
  const named = namesIn(said, documents).filter(({ from }) => said[from - 1]?.text !== "same");
  if (SAME_WAY.test(message) && named.length === 0)
    return last.map(({ thing, action }) => toldOf(thing, action, sum, documents));
  const [name, ...names] = named;
  if (names.length > 0) return null;
  const told = name ? ofNamed(message, said, name, sum, last, documents) : ofSame(message, sum, last, documents);
  return told?.every((each) => isThere(each, documents)) ? told : null;
}

const OUT_OF_THAT = /\b(?:of (?:that|it|this|the money)|(?:out of|from) (?:that|it|there)|back out)\b/i;
const NOT_ONWARD =
  /\?|\b(?:if|should|could|would|might|will|gonna|going to|want|plan|maybe|tomorrow|later|next|not|never|each|every|rate|left|back in(?:to)?)\b|n['’]t\b/i;
const GOES =
  /\b(?:put|paid|pay|threw|sent|went|used|knocked|moved|chucked|took|pulled|shifted|transferred|goes|cleared)\b/i;

/** "Then I pulled 1,000 of it back out and paid that off the tax office": out of the account that money just went into. */
function outOfThat(
  message: string,
  said: readonly ReaderToken[],
  sum: number,
  { recent = [], since = 0 }: Conversation,
  documents: Documents,
): EntryStatement[] | null {
  if (since > LONGEST || !OUT_OF_THAT.test(message) || !GOES.test(message) || NOT_ONWARD.test(message)) return null;
  const filled = filledBy(recent.at(-1));
  const account = documents.financials.assets?.find(({ id, type }) => filled.includes(id) && type === "savings");
  if (!account || new Set(filled).size > 1) return null;
  const named = namesIn(said, documents).filter(({ things }) => !(things.length === 1 && things[0]?.id === account.id));
  const [name, ...others] = named;
  const [thing, ...more] = name?.things ?? [];
  if (!name || !thing || thing.side === "goal" || others.length + more.length > 0) return null;
  const lead = said.slice(Math.max(0, name.from - BEFORE_NAME), name.from).map(({ text }) => text);
  if (!lead.some((word) => /^(?:on|onto|off|to|towards?|against|into|in|cleared|paid)$/.test(word))) return null;
  const into = thing.side === "asset" ? "add" : "pay";
  return [toldOf({ side: "asset", id: account.id }, "subtract", sum, documents), toldOf(thing, into, sum, documents)];
}

/** The assets that a write made larger. */
function filledBy(write: RecentWrite | undefined): string[] {
  const was = new Map(
    write?.inverse.flatMap((change) => (change.kind === "edit-asset" ? [[change.id, change.fields.value]] : [])),
  );
  return (write?.changes ?? []).flatMap((change) =>
    change.kind === "edit-asset" && (change.fields.value ?? 0) > (was.get(change.id) ?? 0) ? [change.id] : [],
  );
}

/** What the last write moved, and how; none where it did anything else. */
function movedLast({ recent = [], since = 0, pending }: Conversation, documents: Documents): MovedLast[] {
  const last = since <= LONGEST && pending.length === 0 ? recent.at(-1) : undefined;
  const moved = (last?.statements ?? []).map((statement) => {
    const id = statementId(statement, documents);
    const isMove = statement.kind === "entry" && MOVED.test(statement.action) && statement.amount !== null;
    const side = documents.financials.assets?.some((each) => each.id === id) ? "asset" : "debt";
    return isMove && id !== null ? { thing: { side, id } as Shown, action: statement.action } : null;
  });
  return moved.every((each) => each !== null) ? moved : [];
}

/** Of the one thing that was moved to or from, by the words for taking out and paying, else as before. */
function ofSame(
  message: string,
  sum: number,
  last: readonly MovedLast[],
  documents: Documents,
): EntryStatement[] | null {
  const [only, ...others] = last;
  if (!only || others.length > 0) return null;
  const { thing, action } = only;
  const out = OUT.test(message);
  if (out) return SAME.test(message) && thing.side === "asset" ? [toldOf(thing, "subtract", sum, documents)] : null;
  if (PAID.test(message) && thing.side === "debt" && SAME.test(message)) return [toldOf(thing, "pay", sum, documents)];
  const isCharged = CHARGED.test(message) || (action === "charge" && FOR_SOMETHING.test(message));
  if (isCharged && thing.side === "debt" && SAME.test(message)) return [toldOf(thing, "charge", sum, documents)];
  const isOn =
    /\bsame\b/i.test(message) ||
    (AGAIN.test(message) &&
      /^\W*(?:and |n |plus |then |\+ ?)*\$?\d[\d.,]*k?(?: more)?(?: (?:tonight|today|this morning|yesterday|again|too))*\W*$/i.test(
        message,
      ));
  return isOn ? [toldOf(thing, action, sum, documents)] : null;
}

const BEFORE_NAME = 4;

/** Of another that is named: as the first, by the word before its name. */
function ofNamed(
  message: string,
  said: readonly ReaderToken[],
  { from, things }: Named,
  sum: number,
  last: readonly MovedLast[],
  documents: Documents,
): EntryStatement[] | null {
  const [thing, ...others] = things;
  const [first, ...more] = last;
  if (!thing || others.length > 0 || !first || more.length > 0 || thing.side === "goal") return null;
  const lead = said.slice(Math.max(0, from - BEFORE_NAME), from).map(({ text }) => text);
  const way = lead.findLast((word) => /^(?:on|onto|to|towards?|into|in|from|off|of)$/.test(word));
  if (way === "from" && OUT.test(message) && thing.side === "asset") return [toldOf(thing, "subtract", sum, documents)];
  if (!way || thing.id === first.thing.id) return null;
  if (OF_THAT_TO.test(message) && /^(?:to|into|in)$/.test(way)) return onwards(first, thing, sum, documents);
  if (OUT.test(message) || CHARGED.test(message)) return null;
  if (way === "from") return sourceOf(message, first, thing, sum, documents);
  if (way === "of") return null;
  if (thing.side === "asset")
    return /^(?:in|into|to|on|onto|towards?)$/.test(way) && first.action !== "charge"
      ? [toldOf(thing, "add", sum, documents)]
      : null;
  return [toldOf(thing, first.action === "charge" ? "charge" : "pay", sum, documents)];
}

/** "And 200 of that back to Harbor": out of the one, into the other. */
function onwards(first: MovedLast, to: Shown, sum: number, documents: Documents): EntryStatement[] | null {
  if (first.thing.side !== "asset") return null;
  const into = to.side === "asset" ? "add" : "pay";
  return [toldOf(first.thing, "subtract", sum, documents), toldOf(to, into, sum, documents)];
}

/** "Another 100 from Harbor", after a payment: the same is paid, out of Harbor. */
function sourceOf(
  message: string,
  first: MovedLast,
  from: Shown,
  sum: number,
  documents: Documents,
): EntryStatement[] | null {
  if (from.side !== "asset" || first.action === "charge" || first.action === "subtract" || !AGAIN.test(message))
    return null;
  return [toldOf(from, "subtract", sum, documents), toldOf(first.thing, first.action, sum, documents)];
}

/** Whether there is so much to take or to pay off. */
function isThere(statement: EntryStatement, { financials }: Documents): boolean {
  const sum = statement.amount ?? 0;
  const asset = financials.assets?.find(({ id }) => id === statement.target);
  const debt = financials.debts?.find(({ id }) => id === statement.target);
  if (statement.action === "subtract") return (asset?.value ?? 0) > sum;
  return statement.action !== "pay" || (debt?.balance ?? 0) > sum;
}

function onlySum(said: readonly ReaderToken[]): number | null {
  const [sum, ...others] = said.flatMap(({ slot }) =>
    slot && slot.kind !== "date" && slot.kind !== "past" ? [slot] : [],
  );
  const isSum = sum?.kind === "money" || sum?.kind === "count";
  return isSum && others.length === 0 ? sum.value : null;
}
