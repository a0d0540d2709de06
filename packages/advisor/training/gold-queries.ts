import type { Comparison, Field, Quantity, Query } from "@seven-figures/domain";
import { amountOf, measureOf, per, sumOf, value, without } from "../src/queries/build.ts";
import { goldChanges } from "./gold-changes.ts";
import { type GoldScene, numberOf, quantityOf, refOf, selectionOf, TIMES } from "./gold-quantities.ts";

const FIELDS: Record<string, Field> = {
  amount: "amount",
  rate: "rate",
  interest: "interest",
  percent: "percent",
  date: "date",
  target: "target",
};

/** Cuts "A B" where both sides are operands. */
function pairOf(words: string, scene: GoldScene, field: Field): [Quantity, Quantity] | null {
  const pieces = words.split(" ");
  for (let cut = 1; cut < pieces.length; cut++) {
    if (
      pieces[cut] === "and" ||
      pieces[cut - 1] === "and" ||
      pieces[cut] === "per" ||
      pieces[cut - 1] === "per" ||
      pieces[cut] === "except" ||
      pieces[cut - 1] === "except"
    )
      continue;
    const [left, right] = [
      quantityOf(pieces.slice(0, cut).join(" "), scene, field),
      quantityOf(pieces.slice(cut).join(" "), scene, field),
    ];
    if (left && right) return [left, right];
  }
  return null;
}

/** A query of the notation as a value; null where the notation says what has no place here. */
export function goldQuery(meaning: string, scene: GoldScene): Query | null {
  const supposed = /^if (.*?) : (.*)$/.exec(meaning);
  if (supposed) {
    const changes = (supposed[1] ?? "").split(", ").map((each) => goldChanges(each, scene));
    const query = goldQuery((supposed[2] ?? "").replace(/^change /, "value "), scene);
    return query && changes.every((each) => each !== null)
      ? { kind: "suppose", changes: changes.flatMap((each) => each ?? []), query }
      : null;
  }
  const [verb = "", ...others] = meaning.split(" ");
  const rest = others.join(" ");
  const by = / by (\w+)/.exec(meaning)?.[1];
  const bare = rest
    .replace(/ by \w+/, "")
    .replace(/ nth \d/, "")
    .replace(/ first \{count\}/, "");
  return READERS[verb]?.({ verb, rest, bare, meaning, field: FIELDS[by ?? ""] ?? "amount", scene }) ?? null;
}

interface Asked {
  verb: string;
  /** What follows the verb, and that without what it is ordered by. */
  rest: string;
  bare: string;
  meaning: string;
  field: Field;
  scene: GoldScene;
}

const READERS: Record<string, (asked: Asked) => Query | null> = {
  value: readValue,
  sum: readSum,
  average: readSum,
  count: readCount,
  interest: readInterest,
  percent: readInterest,
  remaining: readInterest,
  "rate-of": readInterest,
  "target-of": readInterest,
  largest: readLargest,
  smallest: readLargest,
  rank: readLargest,
  list: readLargest,
  share: readShare,
  ratio: readRatio,
  difference: readDifference,
  more: readDifference,
  enough: readDifference,
  equal: readDifference,
  "until-zero": readUntilZero,
  "interest-until-zero": readUntilZero,
  until: readUntil,
  monthly: readMonthly,
  afford: readAfford,
  part: readPart,
  is: readIs,
  "monthly-to-zero": readMonthlyToZero,
  "next-step": readNextStep,
  steps: readNextStep,
  "date-of": readDateOf,
  "time-left": readDateOf,
  known: readKnown,
  "type-of": readKnown,
  was: readWas,
  change: readChange,
  when: readWhen,
};

function readValue({ rest, scene }: Asked): Query | null {
  const less = /^(.*) without (.*)$/.exec(rest);
  if (less) {
    const left = selectionOf(less[2] ?? "", scene);
    const of = quantityOf(less[1] ?? "", scene);
    return left && of && value(without(of, [left]));
  }
  if (rest === "surplus") return value(per(measureOf("surplus"), 12));
  const of = quantityOf(rest, scene);
  return of && value(of);
}

function readSum({ verb, bare, field, scene }: Asked): Query | null {
  const of = selectionOf(bare, scene);
  if (!of) return null;
  return value(verb === "sum" ? sumOf(of, field) : { kind: "average", of, field, weighted: field === "rate" });
}

function readCount({ bare, scene }: Asked): Query | null {
  const of = selectionOf(bare, scene);
  return of && value({ kind: "count", of });
}

function readInterest({ verb, bare, scene }: Asked): Query | null {
  const wanted = verb === "rate-of" ? "rate" : verb === "target-of" ? "target" : verb;
  const of = quantityOf(bare, scene, wanted as Field);
  return of && value(of);
}

function readLargest({ verb, bare, meaning, field, scene }: Asked): Query | null {
  const of = selectionOf(bare, scene);
  const nth = Number(/ nth (\d)/.exec(meaning)?.[1] ?? 1);
  const single = verb === "largest" || verb === "smallest";
  return of && { kind: "list", of, by: field, most: verb !== "smallest", count: single ? 1 : null, from: nth };
}

function readShare({ bare, scene }: Asked): Query | null {
  const [part = "", whole = ""] = bare.split(" of ");
  const [left, right] = [quantityOf(part, scene), quantityOf(whole, scene)];
  return left && right && value({ kind: "share", part: left, whole: right });
}

function readRatio({ bare, field, scene }: Asked): Query | null {
  const pair = pairOf(bare, scene, field);
  return pair && value({ kind: "ratio", of: pair[0], to: pair[1] });
}

function readDifference({ verb, bare, field, scene }: Asked): Query | null {
  const pair = pairOf(bare, scene, field);
  return pair && { kind: "compare", left: pair[0], right: pair[1], as: verb as Comparison };
}

function readUntilZero({ rest, scene }: Asked): Query | null {
  const [who = "", pay] = rest.split(" at ");
  const of = selectionOf(who, scene);
  const [slot = "", often] = (pay ?? "").split(" ");
  const paid = pay === undefined ? null : numberOf(slot.replace(/[{}]/g, ""), scene);
  const times = often === "{period}" ? (scene.periods[0] ?? 12) : (TIMES[often ?? ""] ?? 12);
  const payment = paid === null ? null : times === 12 ? amountOf(paid) : per(amountOf(paid * times), 12);
  return of && { kind: "until-zero", of, payment };
}

function readUntil({ rest, scene }: Asked): Query | null {
  const [what = "", saving] = rest.replace(/ by .*/, "").split(" saving ");
  const put = saving === undefined ? null : numberOf(saving.replace(/[{}]/g, "").split(" ")[0] ?? "", scene);
  const goal = refOf(what.replace(/[{}]/g, ""), scene);
  const amount = goal ? null : quantityOf(what, scene);
  return goal || amount ? { kind: "until", goal, amount, saving: put === null ? null : amountOf(put) } : null;
}

function readMonthly({ rest, scene }: Asked): Query | null {
  const goal = refOf(/\{(goal\d?)\}/.exec(rest)?.[1] ?? "", scene);
  return goal && { kind: "save-by", goal, amount: null, months: scene.months[0] ?? null };
}

function readAfford({ rest, scene }: Asked): Query | null {
  const price = numberOf(/\{(money\d?)\}/.exec(rest)?.[1] ?? "", scene);
  return price === null ? null : { kind: "afford", price: amountOf(price), monthly: false };
}

function readPart({ rest, scene }: Asked): Query | null {
  const [fraction = "", ...of] = rest.split(" ");
  const known = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 }[fraction] ?? Number(fraction);
  const slot = fraction.replace(/[{}]/g, "");
  const said = fraction.startsWith("{") ? numberOf(slot, scene) : null;
  const factor = said === null ? 1 / known : slot.startsWith("percent") ? said / 100 : 1 / said;
  const whole = quantityOf(of.join(" "), scene);
  return whole && Number.isFinite(factor) ? value({ kind: "times", of: whole, factor }) : null;
}

function readIs({ rest, scene }: Asked): Query | null {
  const slot = /\{((?:money|rate)\d?)\}/.exec(rest)?.[1] ?? "";
  const claim = numberOf(slot, scene);
  const what = rest.replace(/ ?\{(?:money|rate)\d?\}/, "");
  const of = what.startsWith("rate-of ") ? quantityOf(what.slice(8), scene, "rate") : quantityOf(what, scene);
  return of && claim !== null ? { kind: "claimed", of, claim } : null;
}

function readMonthlyToZero({ rest, scene }: Asked): Query | null {
  const of = selectionOf(rest.replace(/ (?:by|in) .*/, ""), scene);
  const months = scene.months[0] ?? null;
  return of && months !== null ? { kind: "clear-in", of, months } : null;
}

function readNextStep({ verb, rest, scene }: Asked): Query | null {
  const goal = refOf(/\{(goal\d?)\}/.exec(rest)?.[1] ?? "", scene);
  const which = verb === "next-step" ? "next" : / open/.test(rest) ? "open" : / done/.test(rest) ? "done" : "all";
  return goal && { kind: "steps", goal, which };
}

function readDateOf({ rest, scene }: Asked): Query | null {
  return { kind: "due", goal: refOf(/\{(goal\d?)\}/.exec(rest)?.[1] ?? "", scene) };
}

function readKnown({ rest, scene }: Asked): Query | null {
  const item = refOf(/\{(\w+)\}/.exec(rest)?.[1] ?? "", scene);
  return item && { kind: "known", item };
}

function readWas({ rest, scene }: Asked): Query | null {
  const [date] = scene.dates;
  const of = quantityOf(rest.replace(/ ?\{date\}/, ""), scene);
  return of && date ? { kind: "past", of, at: date } : null;
}

function readChange({ rest, scene }: Asked): Query | null {
  const [date] = scene.dates;
  const of = quantityOf(rest.replace(/ (?:since|over|between) .*/, ""), scene);
  return of && date ? { kind: "change", of, from: date, to: null } : null;
}

function readWhen({ rest, scene }: Asked): Query | null {
  const of = quantityOf(rest.replace(/ was .*/, ""), scene);
  const was = numberOf(/\{(money\d?)\}/.exec(rest)?.[1] ?? "", scene);
  return of && was !== null ? { kind: "when", of, was } : null;
}
