import { anyOf } from "../../language/any-of.ts";

/** What a clause with a sum in it denies, or only wants or plans. */
const NOT_IN_CLAUSE = anyOf(
  "will, going to, gonna, plan\\w*, not, never, \\w+n't, cannot, want\\w*, wanna, wish, hope, hoping, almost, nearly",
);
/** Not done, asked, done by turns, or put right by others. */
const NOT_TOLD = anyOf(`
  if, should, shall, could, would, might, may, maybe, tomorrow, next, later, soon, every, monthly, weekly, yearly, per, used to,
  instead, wrong, rejected, bounced, declined, failed, (?:was|got|been|were) returned, returned (?:payment|check|cheque), cancell?ed, fell through, pending, meant, undo, sell, selling, interest rate, apr, owes? me, he owes, she owes
`);
/** Words that say nothing of where money went. */
const IDLE = anyOf(`
  just, also, my, our, the, an?, today, yesterday, tonight, this morning, this week, straight, right, over, actually, finally, extra, ok,
  okay, so, oh, yeah, yep, please, then, like, about, ugh, dollars, bucks, quid, have, had, has, did, don, i, we, im, now, hey, well, went
  ahead, went and, all right, as well, too, anyway, basically, another, more, whole, money, account, payment, directly, back, ve,
  again, only, her, his, their, (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day, after all, in the end, in total, kinda, yo
`);
const WITHOUT_IDLE = new RegExp(`${IDLE.source} ?`, "g");
const VERBS =
  "put|paid|pay|moved|took|charged|threw|sent|stuck|transferred|used|dropped|chucked|made|got|added|pulled|withdrew";
/** A verb begins what is told anew once a sum was told: "made 430 in tips put 300 of it in savings". */
const BEGINS = new RegExp(`(?=(?:${VERBS})\\b)(?<=\\bM\\d+ (?:[^.,;]* )?)(?<!\\b(?:that|of it) (?:i |we )?)`, "g");
const ENDS = /\s(?:[.;!,:]|and|n|&|then|plus|but|\+|\n|because|cos|cause|coz|since|which)(?=\s|$)/;
/** "Out of the CD. No, wait, out of the savings": the one that is taken back in the same breath. */
const NO_WAIT = "(?:(?: [.,;!])*(?: (?:no|wait|sorry|scratch that|oops|hang on|i mean)(?: [.,;!])*)+)";
const TAKEN_BACK = new RegExp(`\\b(?:out of|from|off) (?:the |my )?[AS]\\d+(${NO_WAIT} (?:out of|from))\\b`);
/** What follows a sum and its place, and says only what it was for. */
const PURPOSE = /(?<=[ADGM]\d+) for (?:(?![ADGSM]\d).)*$/;

/** The clauses of a line, each without what says nothing of where money went. */
export function clausesOf(text: string): string[] {
  const plain = ` ${text} `.replace(TAKEN_BACK, "$1").replace(/ (?:no|wait|sorry|oops|hang on)(?= )/g, " ,");
  return plain
    .replace(BEGINS, ", ")
    .split(ENDS)
    .map((clause) => clause.replace(WITHOUT_IDLE, "").replace(/\s+/g, " ").trim().replace(PURPOSE, ""))
    .filter((clause) => /[\p{L}\d]/u.test(clause));
}

/** Whether a line tells of something that was not done, or not by oneself, or not yet. */
export function isNotTold(text: string): boolean {
  return NOT_TOLD.test(text) || clausesOf(text).some((clause) => /M\d/.test(clause) && NOT_IN_CLAUSE.test(clause));
}
