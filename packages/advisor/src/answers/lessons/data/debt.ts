import type { Lesson } from "../lesson.ts";

export const DEBT: readonly Lesson[] = [
  {
    id: "payoff-methods",
    ask: "How do snowball and avalanche differ?",
    about:
      "sort|kind|type debt first|kill rule|general|usually / snowball avalanche difference|differ|explain|vs|what|how / difference|explain|general|what|how|mean snowball|avalanche / little|small|smallest debts|balance big|high|highest|biggest rates|rate general|rule|first",
    beside: "debt debts method first kill pay off rule little rates order mean differ interest",
    gist: "The avalanche pays extra on the highest rate first and costs the least interest. The snowball pays the smallest balance first and gives the first success sooner. All others get their minimum meanwhile, and what a cleared debt frees goes to the next.",
    own: "costlyDebt",
    depends: "how far apart the rates are, and whether quick successes keep you going",
    again:
      "Highest rate for the least cost, smallest balance for momentum. Where rates are close it makes little difference.",
    next: ["Which debt should I pay first?", "When will I be debt-free?"],
  },
  {
    id: "debt-consolidation",
    ask: "Should I consolidate my debts?",
    about:
      "consolidate|consolidation|consolidating -student|zero|transfer / combine|roll|merge debts|loans|cards / personal_loan pay|cards|debt / debt settlement|relief|management company|program|plan",
    beside: "cards loan debts debt one credit should worth it into good union pay off lower rate payment my all",
    gist: "Consolidation turns several debts into one loan. It helps when the new rate is clearly lower and the cards then stay empty. A lower payment over more years can cost more in the end, and a loan on your home puts the home at stake.",
    own: "costlyDebt",
    depends: "the rate and fees that you are offered, the time it runs, and what brought the debts about",
    by: {
      US: "a non-profit credit counsellor (nfcc.org) can set up a plan; keep away from firms that ask for money first.",
      GB: "StepChange and National Debtline advise free of charge.",
      else: "free debt advice exists; {source} is a place to start.",
    },
    again:
      "For a lower rate, yes; for a lower payment alone, rarely. Ask your bank or a credit union first, and keep away from firms that want money up front.",
    next: ["Are balance transfers worth it?", "Which debt should I pay first?", "What do my debts cost me a year?"],
  },
  {
    id: "debt-trouble",
    isTold: true,
    ask: "What if I can't pay my debts?",
    about:
      "can_not pay|afford debts|debt|bills|loans|cards|minimums|what_i_owe|them / behind payments|payment|bills|loans|cards|mortgage|rent / miss|missed|skip payment|payments / drowning|swamped|buried debt|bills / hardship program|plan|programme / debt advice|counselling|counseling|counselor",
    beside: "afford owe months lender late help arrears hardship call plan cards debt creditors",
    gist: "Call the lenders before a payment is missed: most have hardship plans with lower payments or a pause, and they give more to those who ask early. Pay for food, home, heat and the way to work first; unsecured cards come after them. Free debt advice helps to make the list and to talk with creditors.",
    own: "surplus",
    depends: "which debts are secured by a home or a car, how long it will last, and what help you have a right to",
    by: {
      US: "nfcc.org finds a non-profit counsellor, and 211.org local help.",
      GB: "StepChange, National Debtline and the breathing space scheme are free.",
      DE: "the Schuldnerberatung of a Verbraucherzentrale or a charity is free, and a P-Konto guards part of your pay.",
      FR: "the Banque de France takes files of surendettement free of charge, and Points conseil budget help.",
      else: "look for free debt advice through {source}.",
    },
    again: "Essentials first, then call every creditor. Never pay a company that promises to make debts go away.",
    next: ["How does bankruptcy work?", "What can a debt collector do?", "Should I consolidate my debts?"],
  },
  {
    id: "good-debt",
    ask: "Is all debt bad?",
    about:
      "good_debt|bad_debt / debt|debts|borrowing always|all|ever good|bad|evil|okay / leverage / should borrow|loan invest",
    beside: "versus is good bad kinds debt mortgage",
    gist: "A debt is useful when it pays for something that lasts or earns more than the debt costs, at a rate and payment that you can bear in a bad month too. A home, training or a tool can be that; things that are gone before the debt is are not. The rate decides more than the name.",
    own: "costlyDebt",
    depends: "the rate, what it pays for, and how safe your income is",
    again: "Look at the rate and at what stays. Below what safe savings pay there is no hurry, at card rates there is.",
    next: ["Should I pay off debt or invest?", "Which debt should I pay first?"],
  },
  {
    id: "invest-or-pay-debt",
    ask: "In general, is it better to invest or to pay off debt?",
    about:
      "invest|investing|market|save|saving -wallet pay_off|overpay|payoff|debt|loans|cards|mortgage generally|general|sense|rule|better|when|still|or",
    beside:
      "loans speaking pay off debt invest market overpay mortgage got cards first money extra rate while both it put",
    gist: "Paying a debt earns its rate, for certain and free of tax. So card and payday rates come before any investing, while at a low rate investing for many years may bring more, with risk. An employer's match and a small cushion come before both.",
    own: "costlyDebt",
    depends: "the debt's rate after tax, the years that you can leave the money, and how well you sleep with debt",
    again: "Match and small cushion, then debts above about eight percent, then investing; in between do some of each.",
    next: ["Should I pay off debt or invest?", "Should I pay off my mortgage early?"],
  },
  {
    id: "buy-now-pay-later",
    ask: "Is buy now, pay later a good idea?",
    about:
      "buy_now_pay_later|bnpl|klarna|afterpay|affirm|clearpay|zip_pay|pay_in_four|pay_in_4|pay_in_three|pay_later / pay four|instalments|installments checkout",
    beside: "bad loan dress hit credit score late fees untangle six going buy pay four things instalments nice shop",
    gist: "Buy now, pay later is a loan: often free if every instalment is paid in time, with fees or interest if not. The danger is having several at once, since each looks small. Some of them are now reported to credit bureaus.",
    own: "debts",
    depends: "how many run at once, what a late payment costs, and whether the purchase would have been made with cash",
    again:
      "It is a loan with a friendly face. To untangle several, list the dates and sums, pay the one with fees first, and start no new one meanwhile.",
    next: ["What if I can't pay my debts?", "How do I stop impulse buying?"],
  },
  {
    id: "payday-loans",
    ask: "Are payday loans a bad idea?",
    about:
      "payday loan|loans|lender|lenders|place|advance / payday_loan|payday_loans|payday_lender|loan_app|loan_apps|cash_advance|title_loan|title_loans|pawn|pawnshop|loan_shark|quick_loan",
    beside:
      "work friday truck good bad quick alternatives else besides percent allowed interest talk hundred per fee dey give app cash apr",
    gist: "A payday loan looks cheap per hundred and is one of the costliest there is: fifteen per hundred for two weeks is an annual rate (APR) of nearly four hundred percent. Most are rolled over for another fee; if you are in one, ask for an extended payment plan. A title loan can cost the car. Better: an advance from your employer, a small loan of a credit union, a payment plan with whoever is owed, or local help.",
    own: "cushion",
    depends: "how soon you can repay all of it, what the rule where you live allows, and who else could wait",
    by: {
      US: "several states cap or forbid them; credit unions offer small 'payday alternative loans'. Local help: 211.org.",
      GB: "their cost is capped at the amount borrowed; credit unions and the council's hardship fund come cheaper.",
      AU: "the No Interest Loan Scheme of Good Shepherd is an alternative.",
    },
    again: "High cost, short fuse. Ask the one you owe for a date after payday first: it is free, and often granted.",
    next: ["What if I can't pay my debts?", "What is an emergency fund?"],
  },
  {
    id: "collections",
    ask: "What can a debt collector do?",
    about:
      "collector|collectors|debt_collector|collection_agency|bailiff / collection|collections -stamp|art / charge_off|charged_off|statute_of_limitations|old_debt|zombie_debt / pay_for_delete / still sue debt|years",
    beside:
      "pay delete report come off fall drop legally ringing calls keeps prove validate old popped credit sue settle debt letter rights does",
    gist: "Before you pay or admit anything, ask the collector in writing to prove the debt: who it was owed to, how much, since when. A paid collection usually stays on the report until its time is over, in the US seven years after the first missed payment, but is marked as paid, which newer scores ignore. They may call and write within limits and sue within a time limit; they may not threaten arrest.",
    own: "debts",
    depends: "the age of the debt, whether it is yours, and what the collector can show",
    by: {
      US: "the Fair Debt Collection Practices Act gives you thirty days to dispute; a part payment can restart the clock for a lawsuit. Complaints go to consumerfinance.gov.",
      GB: "after six years (five in Scotland) without payment or letter most debts can't be taken to court; a default leaves the file after six years.",
      DE: "check an Inkasso claim for its origin and fees; most claims lapse after three full years unless a court confirmed them.",
      else: "time limits and rights differ; {source} leads to free advice.",
    },
    again: "Proof in writing first, then decide. Get any settlement, and a promise to delete, on paper before you pay.",
    next: [
      "How do I dispute a mistake on my credit report?",
      "What if I can't pay my debts?",
      "How does bankruptcy work?",
    ],
  },
  {
    id: "bankruptcy",
    ask: "How does bankruptcy work?",
    about:
      "bankruptcy|bankrupt|chapter_7|chapter_13|insolvency|insolvent|iva|privatinsolvenz|surendettement|debt_relief_order / consumer_proposal",
    beside: "lose house car keep long stain record going file affect take uk work declare seven thirteen would does",
    gist: "Bankruptcy is a court process that ends debts which can't be paid, or sets a plan for them, and gives a fresh start. Taxes, support and most student loans usually remain, and it marks the credit record for years. What you need to live and work is normally protected; a home may or may not be.",
    own: "debts",
    depends: "which debts you have, what you own, your income, and the law where you live",
    by: {
      US: "Chapter 7 sells what isn't exempt and ends most debts within months; Chapter 13 is a plan of three to five years in which a home can be kept. It stays on the report for ten and seven years. Free help: lawhelp.org.",
      GB: "beside bankruptcy there are the IVA and the debt relief order, in Scotland the protected trust deed; StepChange explains which fits.",
      CA: "a consumer proposal through a licensed insolvency trustee often comes before bankruptcy.",
      DE: "after an attempt to settle, the Verbraucherinsolvenz ends what is left after three years; ask a Schuldnerberatung.",
      FR: "the commission de surendettement of the Banque de France is the way, and it is free.",
      else: "ask a free debt advice service first; {source} leads there.",
    },
    again:
      "A legal fresh start with a price in credit and sometimes property. Talk to a non-profit adviser or a lawyer before you choose, and move nothing to relatives before.",
    next: ["What if I can't pay my debts?", "What can a debt collector do?"],
  },
  {
    id: "medical-debt",
    ask: "What can I do about medical bills?",
    about: "medical|hospital|doctor|dental|ambulance|er bill|bills|debt",
    beside: "pay owe huge negotiate collections insurance itemized bill plan charity care surprise lower help can't",
    gist: "Ask for an itemised bill, compare it with what your insurer says you owe, and dispute what you don't recognise. Then ask for financial assistance or an interest-free plan; both are common and given on request. Don't move it to a credit card, which turns a soft debt into a costly one.",
    own: "surplus",
    depends: "your income, what the insurance should have paid, and how old the bill is",
    by: {
      US: "non-profit hospitals must have a financial assistance policy, and federal law limits surprise bills from out-of-network emergency care.",
      else: "your health insurer or public scheme is the first to ask what it pays.",
    },
    again: "Itemised bill, insurer, assistance, plan: in that order. Bills are often lowered for those who ask.",
    next: ["What insurance do I need?", "What can a debt collector do?"],
  },
  {
    id: "tax-debt",
    ask: "What if I owe taxes and can't pay?",
    about:
      "owe|owing|debt irs|hmrc|tax_office|taxman|back_taxes|tax_bill|cra / time_to_pay / offer_in_compromise|payment_plan tax|taxes|irs / can_not pay tax|taxes|irs / tax_debt",
    beside: "options pay plan instalments installment penalty interest late file settle years pay can owe irs hmrc",
    gist: "File on time even if you can't pay: the penalty for not filing is usually the larger one. Then ask the tax office for instalments before they write to you; most grant them, with interest. Firms that promise to settle tax debts for pennies charge for what you can ask yourself.",
    own: "surplus",
    depends: "how much it is, which years are unfiled, and what you can pay each month",
    by: {
      US: "irs.gov offers payment plans online; an offer in compromise is for those who truly can't pay.",
      GB: "HMRC calls it Time to Pay, and agrees much of it online.",
      DE: "ask the Finanzamt for Stundung or instalments before the due date.",
      else: "{source} says how to ask for instalments.",
    },
    again: "File, then ask for a plan. Low-income tax clinics and charities help free of charge.",
    next: ["How do quarterly taxes work?", "What if I can't pay my debts?"],
  },
];
