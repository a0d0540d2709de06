import type { Debt } from "@seven-figures/domain";
import { rate } from "../../../answers/words/figures.ts";
import { listed, named, paragraphs, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { PERIODS } from "../../nouns.ts";
import { money, strong } from "../../shown.ts";
import type { Wanted } from "../verdict.ts";
import { debtAt } from "./own-means.ts";
import { percentsIn, regularIn, type Subject } from "./subject.ts";

/** A lease at whose end the thing is one's own, if nothing comes between. */
function leaseToOwn(wanted: Wanted): string {
  const { facts } = wanted;
  const paid = regularIn(wanted);
  const yearly = paid ? paid.sum * paid.timesAYear : null;
  const loans = facts.debts.filter(({ type }) => type === "car-loan");
  return paragraphs(
    sentences(
      `${strong("I would not sign that as it stands")}: with a lease to own you carry the payments and the repairs, and most who start one never get the title. One missed payment or a job that ends takes the vehicle and all you paid.`,
      paid !== null &&
        yearly !== null &&
        `${money(paid.sum)} ${PERIODS[paid.timesAYear] ?? ""} is ${strong(`${money(yearly)} a year`)}${facts.income ? `, ${rate(Math.round((yearly / facts.income) * 100))} of the ${money(facts.income)} you make` : ""}.`,
      loans.length > 0 &&
        `You still owe ${listed(loans.map((loan) => `${money(loan.balance)} on ${named(loan.name)}`))}: it would come on top.`,
    ),
    'Ask for the whole price with the last payment, the rate that it comes to, who pays repairs and insurance, what ends it, and whether you may haul or drive for others. Then set that against an ordinary loan from a bank or credit union, and against keeping what you have. "No money down" only means that it is in the payments. Nothing is noted.',
  );
}

const MONTHS = /(\d+)\s?(?:months?|mos?\b|mths?)/;
const USUAL_FEE = [3, 5] as const;
const HIGHEST_FEE = 10;

/** A card of 0 percent that takes over what is owed on others: its fee against the interest it saves. */
function balanceTransfer(wanted: Wanted): string | null {
  const { typed, debts, facts } = wanted;
  const isCard = ({ type }: Debt) => type === "credit-card";
  const cards = debts.some(isCard) ? debts.filter(isCard) : facts.debts.filter(isCard);
  const owed = cards.reduce((total, { balance }) => total + balance, 0);
  const yearly = cards.reduce((total, { balance, interestRate }) => total + (balance * (interestRate ?? 0)) / 100, 0);
  const fee = percentsIn(typed).find((percent) => percent > 0 && percent <= HIGHEST_FEE);
  const months = Number(MONTHS.exec(typed)?.[1] ?? Number.NaN);
  if (owed === 0) return null;
  const [low, high] = fee === undefined ? USUAL_FEE : [fee, fee];
  const cost =
    low === high ? money((owed * low) / 100) : `${money((owed * low) / 100)} to ${money((owed * high) / 100)}`;
  return paragraphs(
    sentences(
      `${strong("It is a real thing and worth it if you clear it in time")}: moving the ${money(owed)} of ${listed(cards.map(({ name }) => named(name)))} costs ${strong(cost)} once (a fee of ${low === high ? rate(low) : `${rate(low)} to ${rate(high)}`}), and the interest now is about ${strong(`${money(Math.round(yearly))} a year`)}.`,
      months > 0 &&
        `To be through before the ${months} months end: ${strong(`${money(Math.ceil((owed * (1 + low / 100)) / months))} a month`)}.`,
    ),
    "The catches: the rate jumps on what is left when the offer ends, a late payment can end it at once, nothing new should go on that card, and a thin record may get a smaller limit. Take it from a bank or credit union that you looked up yourself; whoever asks for money up front is a fraud.",
  );
}

const FEDERAL =
  /\b(?:federal|direct|sub(?:sidi[sz]ed)?|unsub\w*|stafford|perkins|plus|nelnet|mohela|aidvantage|edfinancial)\b/i;
const PRIVATE = /\b(?:sallie|sofi|private|earnest|ascent|college ave|discover|navient|citizens)\b/i;

/** Student loans that cannot be paid: what a private one and a federal one offer. */
function cannotPayStudent({ facts, debts, typed }: Wanted): string | null {
  const all = facts.debts.filter(({ type }) => type === "student-loan");
  const meant = debts.filter(({ type }) => type === "student-loan");
  const others = all.filter((debt) => !meant.includes(debt) && FEDERAL.test(debt.name));
  const isPrivate = meant.some(({ name }) => PRIVATE.test(name)) || /\bprivate\b|\bsallie\b/.test(typed);
  if (meant.length === 0 && all.length === 0 && !isPrivate) return null;
  const names = meant.length > 0 ? listed(meant.map(debtAt)) : "a student loan";
  return paragraphs(
    `${strong("You won't be the first, and there is a way: call them before a payment is missed.")}`,
    isPrivate
      ? sentences(
          `For ${names}, a private loan: most give about six months after school before the first payment.`,
          "Ask for interest-only or smaller payments, a longer term, or a pause for hardship, and get it in writing. A missed payment goes on your record after about a month, and on that of whoever signed with you; after several it is in default.",
        )
      : `For ${names}, a federal loan: an income-driven plan sets the payment by what you earn, and with little or no income it can be nothing at all. Apply at studentaid.gov, free of charge.`,
    isPrivate &&
      others.length > 0 &&
      `${listed(others.map(({ name }) => named(name)))} are federal: an income-driven plan there may ask for nothing while you earn little, which frees money for this one.`,
    "Pay nobody who promises to make it go away. A campus aid office or a non-profit credit counsellor helps for free.",
  );
}

/** Loans that may be forgiven: no extra payments until that is clear. */
function forgiveness({ facts }: Wanted): string {
  const costly = facts.debts.filter(({ type, interestRate }) => type === "credit-card" && (interestRate ?? 0) > 0);
  return paragraphs(
    `${strong("Yes, pay only what is due on them until you know")}: whatever you pay extra on a loan that will be forgiven is lost, and refinancing it with a private lender ends the right to it.`,
    sentences(
      "For teachers it takes five full years in a row at a low-income (Title I) school, and how much is forgiven turns on the subject.",
      "Public Service Loan Forgiveness forgives what is left after 120 payments in a public or non-profit job, on an income-driven plan. The same years seldom count for both.",
    ),
    `Ask your servicer and studentaid.gov in writing which of your loans qualify, and have your employer certified each year.${costly.length > 0 ? ` What you paid extra does most on ${listed(costly.map(debtAt))} meanwhile.` : ""}`,
  );
}

export const LOAN_MONEY: readonly Subject[] = [
  {
    id: "lease-to-own",
    about: [
      /\b(?:lease|rent)[- ](?:to|2|and)?[- ]?(?:own|purchase|buy)\b|\blease (?:\w+ ){1,4}(?:truck|rig|tractor|semi)\b/,
    ],
    say: leaseToOwn,
    next: ["Lease or buy a car?", "Which debt should I pay first?"],
  },
  {
    id: "balance-transfer",
    isTold: true,
    about: [
      /\bbalance.transfers?\b|\b(?:0|zero) ?(?:%|percent|apr|interest)|\btransfer (?:the |my )?(?:balances?|cards?|debt)\b/,
      /\b(?:cards?|bank|transfer\w*|visa|mastercard)\b/,
      /\b(?:legit|trap|catch|scam|fee|\d+ (?:months?|mos?)|worth|smart|good idea|should)\b/,
    ],
    unless: /\b(?:at 0|rate is|has 0|is at|car|loan is)\b/,
    say: balanceTransfer,
    next: ["Which debt should I pay first?", "Are balance transfers worth it?"],
  },
  {
    id: "forgiveness",
    about: [
      /\b(?:forgiv\w+|pslf)\b/,
      /\b(?:teach\w*|public service|pslf|title (?:i|1|one)|student|non-?profit|nurs\w+|government|county|loan forgiveness)\b/,
      /\b(?:stop|extra|eligible|qualif\w+|worth|should|refinanc\w*|keep|wait|overpay\w*|aggressive\w*|early)\b/,
    ],
    unless: /\b(?:settle\w*|rest off|ppp|(?:is|was|were|gets?|got) forgiven|net worth|suppos\w+)\b/,
    say: forgiveness,
    next: ["How do income-driven plans and PSLF work?", "Which debt should I pay first?"],
  },
  {
    id: "cannot-pay-student-loan",
    isTold: true,
    about: [
      anyOf(
        "can'?t, cannot, can not, couldn'?t, won'?t be able to, (?:not|never) (?:be )?able to, don'?t think (?:i|we|i'?ll|we'?ll)(?: will)? be able to, unable to, default\\w*, no way to, don'?t pay",
        "",
      ),
      /\b(?:pay|afford|make|cover|keep up|default\w*|handle)\b/,
      /\b(?:student|sallie|navient|nelnet|mohela|private loan|college loan|school loan|federal loan|sofi|(?:un)?sub loan)\b/,
    ],
    unless: /\bcan'?t (?:decide|tell|remember|see|find)\b/,
    say: cannotPayStudent,
    next: ["What if I can't pay my debts?", "What do my debts cost me a year?"],
  },
];
