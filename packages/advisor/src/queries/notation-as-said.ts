import { BEFORE } from "./question-context.ts";
import type { Candidate, QuestionItems } from "./question-items.ts";

/**
 * What the parser wrote, held to the words of the message where they surely say otherwise: periods, what is sold, what is saved. Null where
 * it means nothing, or the notation has no place for what is said.
 */
export function notationAsSaid(written: string, asked: QuestionItems): string | null {
  const each = asked.items.flatMap((item) => (item.features.includes(BEFORE) ? [] : item.words));
  if (WITH_ITSELF.test(written) || supposesSavingAsFlow(written, each) || setsAmount(written, asked)) return null;
  const isOfSale = each.some((word) => SOLD.test(word));
  if (isOfSale && SELLS_PART.test(written)) return null;
  const words = each.join(" ");
  if (/^count /.test(written) && OF_LIMITS.test(words)) return null;
  if (written.includes("debt-to-income") && !OF_PAY.test(words)) return null;
  const listed = WHICH_ARE.test(words) ? written.replace(/^(?:sum|value) (?=(?:assets|debts)$)/, "list ") : written;
  const ordered = FROM_SMALLEST.test(words) ? listed.replace(/^(?:rank|list) (?=assets|debts)/, "rank-up ") : listed;
  const timed = bySaidPeriod(ofPay(ordered, words, asked), asked, each);
  const held = CAN_PAY.test(words) ? timed.replace(LEFT_OF, asEnough) : timed;
  if (isOfSale) return bySale(held);
  return isGain(held, words, asked) ? held.replace(/(?<=^if |, )sell (?=\{asset\d+\} \{money)/g, "add ") : held;
}

/** "Could I pay off the Amex with it": whether it is enough, beside what is left of it. */
const CAN_PAY =
  /\b(?:could|can|would|will|does|do) (?:i|it|that|they|we|he|she)\b.*\b(?:pay|clear|cover|wipe|settle|kill)\b/i;
const LEFT_OF = /(?<=^|[:;] )value (\{(?:asset|money)\d+\}) - (\{debt\d+\})(?: - (\{debt\d+\}))?(?= ;|$)/g;
const asEnough = (_: string, has: string, one: string, other?: string) =>
  `enough ${has} ${one}${other === undefined ? "" : ` and ${other}`}`;

/** "The flat gains 20k": it is not sold for that. */
const GAINS = /\b(?:gain(?:s|ed)?|climb(?:s|ed)?|rises?|rose|appreciat(?:es|ed)|goes up|went up|grows?|grew)\b/i;
const SOLD_OTHERWISE = /\b(?:flog\w*|offload\w*|get rid|cash(?:es|ed|ing)? (?:in|out)|fetch\w*|goes for|went for)\b/i;

function isGain(notation: string, words: string, { candidates, items }: QuestionItems): boolean {
  const [, at] = /\bsell \{asset\d+\} \{money(\d+)\}/.exec(notation) ?? [];
  const item = at === undefined ? undefined : candidates[Number(at)]?.item;
  if (item === undefined || !GAINS.test(words) || SOLD_OTHERWISE.test(words)) return false;
  return !/^(?:to|at)$/.test(items[item - 1]?.words.at(-1) ?? "");
}

/** "What are my debts": each of them. */
const WHICH_ARE = /^(?:\W|and|so|ok)*what (?:are|r) (?:all )?(?:my|our|the|me)\b/i;
const FROM_SMALLEST = /\b(?:smallest|lowest|least) (?:to|first|up)\b|\bascending\b/i;
/** What debts are held against. */
const OF_PAY = /\b(?:incom\w*|earn\w*|salary|wages?|pay ?checks?|make|bring\w*|ratio|dti|lti)\b/i;
/** "Debt to income" is that measure; pay and spending of which no period is said are told by the year, and by the month beside it. */
function ofPay(notation: string, words: string, { candidates }: QuestionItems): string {
  const held = DEBT_TO_INCOME.test(words) ? notation.replace(OF_DEBTS, "value debt-to-income") : notation;
  const bare = OF_PAY_CHECK.test(words) ? held : held.replace(/(?<=value income) per paycheck$/, "");
  const isByPeriod = candidates.some((each) => each.slot === "period" && isSaid(each)) || SAYS_PERIOD.test(words);
  return isByPeriod ? bare : bare.replace(/(?<=(?:^| : )value (?:income|expenses)) per \w+$/, "");
}

const OF_DEBTS = /^ratio (?:debts|sum debts) income(?: per year)?(?= ;|$)/;
const DEBT_TO_INCOME = /\b(?:debts? to income|dti)\b/i;
const OF_PAY_CHECK = /\bpay ?(?:check|cheque|day|packet|slip)|\bpayday|\bwages?\b/i;
const SAYS_PERIOD = /month|mnth|\bmo\b|week|day|year|annual|quarter|fortnight|hour|pay ?check|\bp[ma]\b/i;

/** "How many goals can I have". */
const OF_LIMITS = /\b(?:can|may|could) (?:i|we|you|one)\b|\b(?:allowed|limit|maximum)\b/i;

/** "The rent goes up to 1,300": of what changes to a new amount the old one must be known. */
function setsAmount(notation: string, { candidates, items }: QuestionItems): boolean {
  const [, at] = /^if (?:income|expenses)-(?:up|down) \{money(\d+)\}/.exec(notation) ?? [];
  const item = at === undefined ? undefined : candidates[Number(at)]?.item;
  return item !== undefined && items[item - 1]?.words.at(-1) === "to";
}

/** Whether it stands in the message, and not in what was asked before it. */
export function isSaid({ from, to }: Candidate): boolean {
  return to > from;
}

/** "Not the truck loan, just the cards": what is named only to be left out. */
export function isLeftAside(item: number, { items }: QuestionItems): boolean {
  const before = items.slice(Math.max(0, item - 2), item).flatMap(({ words }) => words);
  return before.some((word) => /^(?:not|forget|ignore|never)$/i.test(word));
}

const BY_PERIOD = /( per|\{money\d+\}) (hour|day|week|two-weeks|month|quarter|year)\b/g;
/** What is left over, by no period. */
const BARE_SURPLUS = /(?:^| : )value surplus$/;
const SAYS_YEAR = /^(?!.*\bmonth).*\b(?:year|annual|yearly|annually)\b/i;
/** A raise or a cut of so much: one from this sum on, of which no period is said, is by the year. */
const OF_FLOW = /\b((?:income|expenses)-(?:up|down)) \{money(\d+)\} (?:week|two-weeks|month|\{period\d+\})/g;
const OF_YEAR = /^\{money\d+\} year$/;
/** "A month" stands beside its sum. */
const FARTHEST_PERIOD = 3;
const LEAST_OF_YEAR = 1000;
const LEAST_OF_PERIOD = 3;
const WORKING_DAYS = 260;

/** The periods of a message go before those that no word of it says. */
function bySaidPeriod(notation: string, asked: QuestionItems, words: readonly string[]): string {
  const { candidates } = asked;
  const periods = candidates.flatMap((each, at) => (each.slot === "period" && isSaid(each) ? [at] : []));
  const yearly = byYear(asSaving(notation, asked), asked);
  const free = periods.findLast((at) => !yearly.includes(`{period${at}}`));
  if (free !== undefined && BARE_SURPLUS.test(yearly)) return `${yearly} per {period${free}}`;
  if (BARE_SURPLUS.test(yearly) && SAYS_YEAR.test(words.join(" "))) return `${yearly} per year`;
  return byOnlyPeriod(yearly, periods, candidates, words);
}

/** "250 a fortnight for the loft, how many till it is full": so much that comes again is saved until it is there. */
function asSaving(notation: string, { candidates }: QuestionItems): string {
  const [, goal, money] = /^value remaining (\{goal\d+\}) \/ \{money(\d+)\}$/.exec(notation) ?? [];
  const place = candidates[Number(money)]?.item;
  if (goal === undefined || place === undefined) return notation;
  const period = candidates.findIndex(
    ({ slot, item }) => slot === "period" && item > place && item - place < FARTHEST_PERIOD,
  );
  return period < 0 ? notation : `until ${goal} saving {money${money}} {period${period}}`;
}

/** A raise of 5,000 of which no period is said beside it is by the year, whatever else is asked by the month. */
function byYear(notation: string, { candidates, items }: QuestionItems): string {
  return notation.replace(OF_FLOW, (all, flow: string, at: string) => {
    const money = candidates[Number(at)];
    if ((money?.value.number ?? 0) < LEAST_OF_YEAR) return all;
    const place = money?.item ?? 0;
    const isBeside = ({ slot, item }: Candidate) => slot === "period" && Math.abs(item - place) <= FARTHEST_PERIOD;
    const after = items.slice(place + 1, place + FARTHEST_PERIOD).flatMap(({ words }) => words);
    const isSaid = candidates.some(isBeside) || after.some((word) => /^(?:week|month|fortnight)/.test(word));
    return isSaid ? all : `${flow} {money${at}} year`;
  });
}

/** "Every two weeks" is by no hour: the one period that is said. */
function byOnlyPeriod(
  notation: string,
  periods: readonly number[],
  candidates: readonly Candidate[],
  words: readonly string[],
): string {
  const [only, ...more] = periods;
  const timesOf = (at: number | undefined) => candidates[at ?? 0]?.value.timesAYear;
  if (only === undefined || more.some((at) => timesOf(at) !== timesOf(only))) return notation;
  const saysPeriod = (period: string) => words.some((word) => word.startsWith(period.slice(0, LEAST_OF_PERIOD)));
  // a day of pay is a working day
  const isByDay = timesOf(only) === WORKING_DAYS;
  return notation.replace(BY_PERIOD, (all, before: string, period: string) =>
    saysPeriod(period) || OF_YEAR.test(all) || (isByDay && period === "day") ? all : `${before} {period${only}}`,
  );
}

const SOLD = /^(?:sold|sell|sells|selling)$/i;
/** What a part of something brings has no place in the notation. */
const SELLS_PART = /^if (?:.*, )?(?:half|third|quarter) \{asset/;

/** What is sold is not just gone: what it is worth is there afterwards. */
function bySale(notation: string): string {
  return notation.replace(/(?<=^if |, )gone (?=\{asset\w*\}(?:,| :))/g, "sell ");
}

/** Nothing is compared with itself. */
const WITH_ITSELF = /(?<![-+*/(] )(\{\w+\}) (?:vs )?\1/;

const SAVES = /^(?:sav(?:e|ed|es|ing)|invest(?:ed|s|ing)?|aside|stash(?:ed)?|away)$/i;
const FLOWS = /^(?:earn|make|made|pay|paid|raise|income|salary|spen[dt]|spending|expenses?|cost|costs|rent|bills?)/i;

/** Who would save more earns and spends no other sum for it. */
function supposesSavingAsFlow(notation: string, words: readonly string[]): boolean {
  if (!/^if (?:income|expenses)-up /.test(notation)) return false;
  return words.some((word) => SAVES.test(word)) && !words.some((word) => FLOWS.test(word));
}
