import { type Comparison, type Field, type Quantity, type Query, select } from "@seven-figures/domain";
import { EQUAL_PARTS } from "../lexicon/fractions.ts";
import { all, amountOf, byOneMonth, entries, measureOf, per, refOf, sideOf, sumOf, value, without } from "./build.ts";
import { changesInTurn } from "./notation-changes.ts";
import { FIELDS, monthlyIn, OF_TARGET, quantityOf, selectionOf } from "./notation-quantities.ts";
import { type NotationScene, slotNames, slotWith } from "./notation-slots.ts";

/**
 * A question in the notation that lines and the parser write ("difference {asset} {debt}", "if pay {debt} {money} : until-zero
 * {debt}") as a query; null where it says what has no place here.
 */
export function queryOfNotation(meaning: string, scene: NotationScene): Query | null {
  const supposed = /^if (.*?) : (.*)$/.exec(meaning);
  if (supposed) {
    const changes = changesInTurn((supposed[1] ?? "").split(", "), scene);
    const query = queryOfNotation((supposed[2] ?? "").replace(/^change /, "value "), scene);
    return query && changes ? { kind: "suppose", changes, query } : null;
  }
  const [verb = "", ...others] = meaning.split(" ");
  const rest = others.join(" ");
  const by = / by (\w+)/.exec(meaning)?.[1];
  const bare = rest
    .replace(/ by \w+/, "")
    .replace(/ nth (?:\d|\{\w+\})/, "")
    .replace(/ first \{\w+\}/, "");
  return READERS[verb]?.({ verb, rest, bare, meaning, field: FIELDS[by ?? ""] ?? "amount", scene }) ?? null;
}

interface Asked {
  verb: string;
  /** What follows the verb, and that without what it is ordered by. */
  rest: string;
  bare: string;
  meaning: string;
  field: Field;
  scene: NotationScene;
}

const READERS: Record<string, (asked: Asked) => Query | null> = {
  value: readValue,
  sum: readSum,
  average: readAverage,
  count: readCount,
  interest: readFigure,
  percent: readFigure,
  remaining: readFigure,
  "rate-of": readFigure,
  "target-of": readFigure,
  largest: readList,
  smallest: readList,
  rank: readList,
  "rank-up": readList,
  list: readList,
  share: readShare,
  ratio: readRatio,
  difference: readComparison,
  more: readComparison,
  "percent-more": readPercentMore,
  enough: readComparison,
  equal: readComparison,
  "until-zero": readUntilZero,
  "interest-until-zero": readUntilZero,
  until: readUntil,
  monthly: readMonthly,
  "monthly-to": readMonthly,
  "monthly-to-zero": readMonthlyToZero,
  afford: readAfford,
  part: readPart,
  is: readIs,
  "next-step": readSteps,
  steps: readSteps,
  "date-of": readDue,
  due: readDue,
  "time-left": readDue,
  known: readKnown,
  "type-of": readKnown,
  "rank-of": readRankOf,
  grow: readGrow,
  was: readWas,
  change: readChange,
  when: readWhen,
  "changed-when": readChangedWhen,
};

/** Both of two entries that one name stands for ("my two Questrade accounts"), the first of them that is more; else what is cut. */
function pairOf(words: string, scene: NotationScene, field: Field): [Quantity, Quantity] | null {
  const pair = cutInTwo(words, scene, field);
  const [one, other] = pair ?? [quantityOf(words, scene, field), null];
  if (one?.kind !== "sum" || (other && JSON.stringify(one) !== JSON.stringify(other))) return pair;
  const items = select(one.of, scene.documents).toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  const [first, second, ...more] = items.map((item) => sumOf(entries(refOf(item)), one.field));
  return first && second && more.length === 0 ? [first, second] : pair;
}

/** Cuts "A vs B", or "A B" where both sides are operands. */
function cutInTwo(words: string, scene: NotationScene, field: Field): [Quantity, Quantity] | null {
  const [one = "", other] = words.split(" vs ");
  if (other !== undefined) {
    const [left, right] = [quantityOf(one, scene, field), quantityOf(other, scene, field)];
    return left && right && [left, right];
  }
  const pieces = words.split(" ");
  const joins = /^(?:and|per|except)$/;
  for (let cut = 1; cut < pieces.length; cut++) {
    if (joins.test(pieces[cut] ?? "") || joins.test(pieces[cut - 1] ?? "")) continue;
    const left = quantityOf(pieces.slice(0, cut).join(" "), scene, field);
    const right = quantityOf(pieces.slice(cut).join(" "), scene, field);
    if (left && right) return [left, right];
  }
  return null;
}

function readValue({ rest, scene }: Asked): Query | null {
  const less = /^(.*) without (.*)$/.exec(rest);
  if (less) {
    const left = selectionOf(less[2] ?? "", scene);
    const of = quantityOf(less[1] ?? "", scene);
    return left && of && value(without(of, [left]));
  }
  if (rest === "surplus") return value(per(measureOf("surplus"), 12));
  if (rest === "time-to-target") return { kind: "until", goal: null, amount: null, saving: null };
  const later = /^(\S+) (?:in|at) (\{\w+\})(?: saving (.*))?$/.exec(rest);
  if (later) {
    const months = slotWith("months", later[2] ?? "", scene);
    const saving = later[3] === undefined ? null : monthlyIn(later[3], scene);
    return months === null ? null : value({ kind: "projected", months, saving });
  }
  const of = quantityOf(rest, scene);
  return of && of.kind !== "amount" ? value(of) : null;
}

function readSum({ bare, field, scene }: Asked): Query | null {
  const of = selectionOf(bare, scene);
  return of && value(sumOf(of, field));
}

function readAverage({ bare, field, scene }: Asked): Query | null {
  const of = selectionOf(bare, scene);
  return of && value({ kind: "average", of, field, weighted: field === "rate" });
}

function readCount(asked: Asked): Query | null {
  const { bare, scene } = asked;
  if (bare.startsWith("steps ")) return readSteps(asked);
  const of = selectionOf(bare, scene);
  return of && value({ kind: "count", of });
}

/** One field of an entry or of several. */
function readFigure({ verb, bare, scene }: Asked): Query | null {
  const ofTarget = bare === "target" ? OF_TARGET[verb] : undefined;
  if (ofTarget) return value(measureOf(ofTarget));
  const of = quantityOf(bare, scene, FIELDS[verb.replace("-of", "")]);
  return of && value(of);
}

function readList(asked: Asked): Query | null {
  const { verb, bare, meaning, field, scene } = asked;
  if (bare.startsWith("steps ")) return readSteps(asked);
  const of = selectionOf(bare, scene);
  const nth = / nth (\d|\{\w+\})/.exec(meaning)?.[1] ?? "1";
  const first = / first (\{\w+\})/.exec(meaning)?.[1];
  const single = verb === "largest" || verb === "smallest";
  const count = first === undefined ? (single ? 1 : null) : slotWith("number", first, scene);
  return (
    of && {
      kind: "list",
      of,
      by: field,
      most: verb !== "smallest" && verb !== "rank-up",
      count,
      from: slotWith("number", nth, scene) ?? Number(nth),
    }
  );
}

function readShare({ bare, scene }: Asked): Query | null {
  const [part = "", whole = ""] = bare.split(" of ");
  const [left, right] = [quantityOf(part, scene), quantityOf(whole, scene)];
  const pair = byOneMonth(left && right && [left, right]);
  return pair && value({ kind: "share", part: pair[0], whole: pair[1] });
}

function readRatio({ bare, field, scene }: Asked): Query | null {
  const pair = byOneMonth(pairOf(bare, scene, field));
  return pair && value({ kind: "ratio", of: pair[0], to: pair[1] });
}

function readComparison({ verb, bare, field, scene }: Asked): Query | null {
  const pair = byOneMonth(pairOf(bare, scene, field))?.map((of) => (verb === "enough" ? asNeed(of) : of));
  return pair?.[0] && pair[1] ? { kind: "compare", left: pair[0], right: pair[1], as: verb as Comparison } : null;
}

/** By how many percent of the second the first is more. */
function readPercentMore({ bare, field, scene }: Asked): Query | null {
  const pair = byOneMonth(pairOf(bare, scene, field));
  return pair && value({ kind: "share", part: { kind: "minus", from: pair[0], less: pair[1] }, whole: pair[1] });
}

/** What is needed for a goal is what is left to save. */
function asNeed(of: Quantity): Quantity {
  return of.kind === "sum" && of.field === "amount" && sideOf(of.of) === "goals" ? { ...of, field: "remaining" } : of;
}

function readUntilZero({ rest, scene }: Asked): Query | null {
  const [who = "", pay] = rest.replace(/ by .*/, "").split(" at ");
  const of = selectionOf(who, scene);
  const payment = pay === undefined ? null : monthlyIn(pay, scene);
  return of && (pay === undefined || payment) ? { kind: "until-zero", of, payment } : null;
}

function goalIn(words: string, scene: NotationScene) {
  const [item = null] = slotWith("items", words, scene) ?? [];
  return item?.side === "goals" ? item : null;
}

function readUntil({ rest, scene }: Asked): Query | null {
  const [what = "", saving] = rest.replace(/ by .*/, "").split(" saving ");
  const put = saving === undefined ? null : monthlyIn(saving, scene);
  const goal = goalIn(what, scene);
  const words = what.split(" ");
  const amount = goal
    ? null
    : quantityOf(words.length > 1 && words[0] === "net-worth" ? (words[1] ?? "") : what, scene);
  if (words[0] === "target") return { kind: "until", goal: null, amount: null, saving: put };
  return goal || amount ? { kind: "until", goal, amount, saving: put } : null;
}

function readMonthly({ verb, rest, scene }: Asked): Query | null {
  const goal = goalIn(rest, scene);
  const [what = "", when] = rest.split(/ (?:by|in) /);
  const amount = verb === "monthly-to" && !goal && what !== "target" ? slotWith("number", what, scene) : null;
  const months = when === undefined ? null : slotWith("months", when, scene);
  if (!goal && amount === null && what !== "target") return null;
  return { kind: "save-by", goal, amount: amount === null ? null : amountOf(amount), months };
}

function readAfford({ rest, scene }: Asked): Query | null {
  const isMonthly = / (?:\{period\w*\}|month|week|year)$/.test(rest);
  const once = slotWith("number", rest, scene);
  const price = isMonthly ? monthlyIn(rest, scene) : once === null ? null : amountOf(once);
  return price && { kind: "afford", price, monthly: isMonthly };
}

function readPart({ rest, scene }: Asked): Query | null {
  const [fraction = "", ...of] = rest.split(" ");
  const said = slotWith("number", fraction, scene);
  const isPercent = /^\{(?:percent|rate)/.test(fraction);
  const factor = said === null ? 1 / (EQUAL_PARTS[fraction] ?? Number(fraction)) : isPercent ? said / 100 : 1 / said;
  const whole = quantityOf(of.join(" "), scene);
  return whole && Number.isFinite(factor) ? value({ kind: "times", of: whole, factor }) : null;
}

function readIs({ rest, scene }: Asked): Query | null {
  const numbers = / ?\{(?:money|rate|percent|count)\w*\}/g;
  const [claimed = ""] = rest.match(numbers) ?? [];
  const claim = slotWith("number", claimed, scene);
  const what = rest.replace(numbers, "");
  const of = what.startsWith("rate-of ") ? quantityOf(what.slice(8), scene, "rate") : quantityOf(what, scene);
  return of && claim !== null ? { kind: "claimed", of, claim } : null;
}

function readMonthlyToZero({ rest, scene }: Asked): Query | null {
  const [who = "", when = ""] = rest.split(/ (?:by|in) /);
  const of = selectionOf(who, scene);
  const months = slotWith("months", when, scene);
  return of && months !== null ? { kind: "clear-in", of, months } : null;
}

function readSteps({ verb, rest, scene }: Asked): Query | null {
  const goal = goalIn(rest, scene);
  const which = verb === "next-step" ? "next" : / open/.test(rest) ? "open" : / done/.test(rest) ? "done" : "all";
  return goal && { kind: "steps", goal, which };
}

function readDue({ rest, scene }: Asked): Query | null {
  const goal = goalIn(rest, scene);
  return goal || rest === "target" ? { kind: "due", goal } : null;
}

function readKnown({ rest, scene }: Asked): Query | null {
  const [item] = slotWith("items", rest, scene) ?? [];
  return item ? { kind: "known", item } : null;
}

function readRankOf({ bare, field, scene }: Asked): Query | null {
  const [slot = "", ...among] = bare.split(" ");
  const [item] = slotWith("items", slot, scene) ?? [];
  return item ? { kind: "place", item, among: selectionOf(among.join(" "), scene) ?? all(item.side), by: field } : null;
}

function readGrow({ rest, scene }: Asked): Query | null {
  const slots = slotNames(rest).map((name) => `{${name}}`);
  const percent = slotWith("number", slots.findLast((slot) => /rate|percent/.test(slot)) ?? "", scene);
  const months = slotWith("months", rest, scene);
  const of = quantityOf(rest.split(/ \{(?:rate|percent|span|date)/)[0] ?? "", scene);
  return of && percent !== null && months !== null
    ? value({ kind: "grown", of, annualPercent: percent, months })
    : null;
}

function readWas({ rest, scene }: Asked): Query | null {
  const date = slotWith("past", rest, scene);
  const of = quantityOf(rest.replace(/ ?\{(?:date|span)\w*\}/, ""), scene);
  return of && date ? { kind: "past", of, at: date } : null;
}

function readChange({ rest, scene }: Asked): Query | null {
  const date = slotWith("past", rest, scene);
  const of = quantityOf(rest.replace(/ (?:since|over|between) .*/, ""), scene);
  const [, second = ""] = / between \{\w+\} and (\{\w+\})/.exec(rest) ?? [];
  return of && date ? { kind: "change", of, from: date, to: slotWith("past", second, scene) } : null;
}

function readWhen({ rest, scene }: Asked): Query | null {
  const of = quantityOf(rest.replace(/ was .*/, ""), scene);
  const was = slotWith("number", rest, scene);
  return of && was !== null ? { kind: "when", of, was } : null;
}

function readChangedWhen({ rest, scene }: Asked): Query | null {
  const [item] = slotWith("items", rest, scene) ?? [];
  return item ? { kind: "changed-when", item } : null;
}
