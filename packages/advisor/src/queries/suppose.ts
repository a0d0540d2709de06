import { type Change, type Item, roundToCents, select } from "@seven-figures/domain";
import { distinct } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, DEBTS_FIRST, type Scope, type Thing, textBefore, thingsIn } from "./scope.ts";
import { supposedDebts } from "./suppose-new-debt.ts";
import { cashOf, supposedForgiven, supposedPayment, supposedSale, withAmount } from "./suppose-sale.ts";
import { severalSupposed } from "./suppose-several.ts";
import { DOWN, periodBeside, type Supposed, supposedYearly } from "./suppose-yearly.ts";

const DOUBLE = /\b(?:doubles?|doubled|2x|2xs|twice)\b/;
const TRIPLE = /\btripl\w+\b/;
const HALVE = /\b(?:half|halves|halved|half of)\b/;
const GONE =
  /\b(?:forgiven|forgave|cancel\w*|wiped?|gone|never existed|let me off|let us off|let off|paid (?:it )?off|pay off|paid for|vanish\w*|disappear\w*|written off|goes? to zero|lose|lost|unload|sell|sold|selling|give away|gave away|foreclose|got rid|nuke|nuked|killed?|cleared?|die|dies|worthless|gave|give|without|except)\b/;
const PAYS =
  /\b(?:pay|paid|paying|applied|throw|threw|put|putting|dump\w*|toss\w*|chuck\w*|knock\w*|use|used|using|onto|on|toward|towards|against|at|drop|send|sent|nuked?|kill(?:ed)?|clear|cleared|hit|wipe|wiped|carry|close|closed|closing|settle|settled|repa(?:y|id)|discharge|knocked)\b/;
const RECEIVES =
  /\b(?:left me|inherit\w*|win|won|bonus|gift\w*|windfall|gave me|gives me|given|find|found|lottery|refund|came into|come into)\b/;

/** Reads the clauses that suppose; null where nothing in them is understood. */
export function supposedChanges(scope: Scope): Supposed | null {
  const surely = supposedSale(scope) ?? supposedPayment(scope) ?? supposedForgiven(scope) ?? supposedDebts(scope);
  return surely ?? severalSupposed(scope, oneSupposed) ?? oneSupposed(scope);
}

function oneSupposed(scope: Scope): Supposed | null {
  const readers = [supposedYearly, rates, byPercent, multiplied, paid, moved, taken, received, newDebt, gone, valued];
  return readers.reduce<Supposed | null>((found, read) => found ?? read(scope), null);
}

const itemsOf = (thing: Thing | undefined, { documents }: Scope): Item[] =>
  thing ? select(thing.selection, documents) : [];
const event = (changes: (Change | null)[]): Supposed | null => {
  const all = changes.filter((each): each is Change => each !== null);
  return all.length > 0 ? { changes: all } : null;
};

/** "If the Amex went to 17 %": another rate. */
function rates(scope: Scope): Supposed | null {
  const percents = piecesOf(scope.pieces, "percent");
  const debts = thingsIn(scope, DEBTS_FIRST).filter(({ side }) => side === "debts");
  if (percents.length === 0 || debts.length === 0) return null;
  const isRate =
    /\b(?:rate|rates|apr|refinanc\w*|nerfed|charg\w*)\b/.test(scope.text) ||
    /\b(?:to|at|make) (?:just |only )?P\b/.test(scope.text);
  if (!isRate || scope.pieces.some(({ kind }) => kind === "money")) return null;
  return event(
    percents.flatMap((percent, at) => {
      const debt = debts.length > 1 ? debts[at] : debts[0];
      return itemsOf(debt, scope).map(
        ({ id }): Change => ({ kind: "edit-debt", id, fields: { interestRate: percent.value } }),
      );
    }),
  );
}

/** "The index funds fell 20 % while the condo climbed 5 %": each percentage belongs to the entries before it, or to those after. */
function byPercent(scope: Scope): Supposed | null {
  const percents = piecesOf(scope.pieces, "percent");
  const things = thingsIn(scope, ASSETS_FIRST).filter(({ side }) => side !== "goals");
  if (percents.length === 0 || things.length === 0) return null;
  const changes = percents.flatMap((percent, at) => {
    const last = percents[at - 1]?.to ?? -1;
    const before = things.filter(({ from }) => from >= last && from < percent.from);
    const owners = before.length > 0 ? before : things.filter(({ from }) => from > percent.from);
    const clause = scope.laid.tokens
      .slice(Math.max(0, Math.max(last, percent.from - 8)), percent.to + 2)
      .map(({ text }) => text)
      .join(" ");
    const sign = DOWN.test(clause) ? -1 : 1;
    return distinct(owners.flatMap((each) => itemsOf(each, scope))).map((item) =>
      withAmount(item, (item.amount ?? 0) * (1 + (sign * percent.value) / 100)),
    );
  });
  return event(changes);
}

function multiplied(scope: Scope): Supposed | null {
  const things = thingsIn(scope, ASSETS_FIRST).filter(({ side }) => side !== "goals");
  if (things.length === 0 || scope.pieces.some(({ kind }) => kind === "money" || kind === "percent")) return null;
  const factor = DOUBLE.test(scope.text) ? 2 : TRIPLE.test(scope.text) ? 3 : HALVE.test(scope.text) ? 0.5 : null;
  if (factor === null) return null;
  const [first, ...others] = things;
  const also =
    HALVE.test(scope.text) && /\b(?:nuke|pay|kill|clear)\b/.test(scope.text)
      ? others.flatMap((each) => itemsOf(each, scope)).map((item) => withAmount(item, 0))
      : [];
  const changed = also.length > 0 && first ? [first] : things;
  return event([
    ...changed.flatMap((each) => itemsOf(each, scope)).map((item) => withAmount(item, (item.amount ?? 0) * factor)),
    ...also,
  ]);
}

const FROM =
  /\b(?:from|out of|outta|outa|off of|using|use|used|with|of|empt\w+|dump\w*|take|carry|drain\w*|raid\w*|all of|cash(?:ed)? (?:in|out)) (?:(?:the|my|our|all|of|everything|what is|in) )*$/;

/** Payments on debts, by an amount or whole, out of an asset or out of nowhere. */
function paid(scope: Scope): Supposed | null {
  if (!PAYS.test(scope.text) || /\b(?:new|another) (?:card|loan|mortgage)\b/.test(scope.text)) return null;
  const things = thingsIn(scope, DEBTS_FIRST);
  const debts = things.filter(({ side }) => side === "debts");
  const source = things.find(
    ({ side, from }) => side === "assets" && (FROM.test(textBefore(from, scope)) || debts.length > 0),
  );
  if (debts.length === 0) return null;
  const money = piecesOf(scope.pieces, "money").filter((each) => periodBeside(each, scope) === null);
  const items = distinct(debts.flatMap((each) => itemsOf(each, scope)));
  const own = itemsOf(source, scope)[0];
  if (money.length === 0 && !own) return null;
  const whole =
    own &&
    /\ball (?:of )?(?:the |my |what)?|\beverything\b|\bliterally dumped\b/.test(scope.text) &&
    items.length === 1 &&
    !GONE.test(scope.text);
  let left = own?.amount ?? 0;
  const changes = items.map((item, at) => {
    const owed = item.amount ?? 0;
    const said =
      money.length > 0
        ? money.length >= items.length
          ? money[at]?.value
          : (money[0]?.value ?? 0) / items.length
        : whole
          ? Math.min(left, owed)
          : owed;
    const payment = Math.min(said ?? owed, owed);
    left = roundToCents(left - payment);
    return withAmount(item, owed - payment);
  });
  return event([...changes, own ? withAmount(own, left) : null]);
}

/** From one account into another. */
function moved(scope: Scope): Supposed | null {
  const assets = thingsIn(scope, ASSETS_FIRST).filter(({ side }) => side === "assets");
  const [money] = piecesOf(scope.pieces, "money");
  const [from, to] = assets.toSorted(
    (a, b) => Number(FROM.test(textBefore(b.from, scope))) - Number(FROM.test(textBefore(a.from, scope))),
  );
  const [own] = itemsOf(from, scope);
  const [other] = itemsOf(to, scope);
  if (!money || !own || !other || !/\b(?:move|moved|transfer\w*|shift\w*|into|to)\b/.test(scope.text)) return null;
  return event([
    withAmount(own, (own.amount ?? 0) - money.value),
    withAmount(other, (other.amount ?? 0) + money.value),
  ]);
}

const INTO = /\b(?:in|into|to|onto|on) (?:(?:the|my|our) )*$/;
const OUT_OF = /\b(?:from|out of|outta|off|take|took|withdraw|withdrew|out) (?:(?:the|my|our) )*$/;

/** "Gains 20k", "fell by 5,000"; "fell to" says what it becomes. */
const MOVES_BY: readonly [RegExp, 1 | -1][] = [
  [
    /\b(?:gain\w*|rose|rises?|climb\w*|grew|grows?|goes up|went up|go up|appreciat\w*|jump\w*)(?: in value)?(?: by)? (?:another )?M\b/,
    1,
  ],
  [
    /\b(?:lost|loses?|fell|falls?|drop\w*|goes down|went down|go down|dips?|slump\w*)(?: in value)?(?: by)? (?:another )?M\b/,
    -1,
  ],
];

/** Money into or out of one account; what it sells for; what it becomes. */
function taken(scope: Scope): Supposed | null {
  const money = piecesOf(scope.pieces, "money").find((each) => periodBeside(each, scope) === null);
  const [thing] = thingsIn(scope, ASSETS_FIRST).filter(({ side }) => side !== "goals");
  const [item] = itemsOf(thing, scope);
  if (!money || !item || !thing) return null;
  const amount = item.amount ?? 0;
  const moves = MOVES_BY.find(([pattern]) => pattern.test(scope.text));
  if (moves && item.side === "assets") return event([withAmount(item, amount + moves[1] * money.value)]);
  if (/\b(?:sell|sells|sold|selling|unload)\b/.test(scope.text) && item.side === "assets")
    return event([withAmount(item, 0), cashOf(money.value)]);
  const before = textBefore(thing.from, scope);
  if (item.side === "debts") {
    if (/\b(?:charge|charged|borrow\w*|add|added|put)\b/.test(scope.text))
      return event([withAmount(item, amount + money.value)]);
    return event([withAmount(item, money.value)]);
  }
  if (
    OUT_OF.test(before) ||
    (/\b(?:take|took|withdraw|spend|spent|give|gave|given|buy|bought|costs?)\b/.test(scope.text) && !INTO.test(before))
  )
    return event([withAmount(item, amount - money.value)]);
  if (INTO.test(before) || /\b(?:add|added|adding|put|extra|bank|bung|deposit\w*|bring in)\b/.test(scope.text))
    return event([withAmount(item, amount + money.value)]);
  return event([withAmount(item, money.value)]);
}

function received(scope: Scope): Supposed | null {
  const [money] = piecesOf(scope.pieces, "money");
  return money && RECEIVES.test(scope.text) && periodBeside(money, scope) === null
    ? event([cashOf(money.value)])
    : null;
}

function newDebt(scope: Scope): Supposed | null {
  const [money] = piecesOf(scope.pieces, "money");
  const type = /\bmortgage\b/.test(scope.text)
    ? "mortgage"
    : /\bcards?\b/.test(scope.text)
      ? "credit-card"
      : /\b(?:loan|borrow\w*|debt)\b/.test(scope.text)
        ? "personal-loan"
        : null;
  if (!money || !type || !/\b(?:new|another|took out|take out|borrow\w*|bought|buy|get|got)\b/.test(scope.text))
    return null;
  const interestRate = piecesOf(scope.pieces, "percent")[0]?.value ?? null;
  return event([
    {
      kind: "add-debt",
      debt: { id: "supposed-debt", name: "The new debt", type, balance: money.value, interestRate, description: "" },
    },
  ]);
}

function gone(scope: Scope): Supposed | null {
  if (!GONE.test(scope.text)) return null;
  const items = distinct(
    thingsIn(scope, DEBTS_FIRST)
      .filter(({ side }) => side !== "goals")
      .flatMap((each) => itemsOf(each, scope)),
  );
  return event(items.map((item) => withAmount(item, 0)));
}

/** "If the house is worth 400k." */
function valued(scope: Scope): Supposed | null {
  const target = piecesOf(scope.pieces, "money").find(() => /\b(?:target|goal)\b/.test(scope.text));
  return target ? event([{ kind: "set-financial-goal", fields: { targetAmount: target.value } }]) : null;
}
