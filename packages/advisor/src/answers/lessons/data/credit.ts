import type { Lesson } from "../lesson.ts";

export const CREDIT: readonly Lesson[] = [
  {
    id: "credit-score",
    ask: "What is a credit score?",
    about:
      "credit_score|credit_scores|credit_rating|fico|vantagescore|schufa|cibil|my_score|the_score|score -report / improve|raise|fix|build|rebuild|repair|boost|establish credit|score / credit trash|bad|rubbish|poor|low|shot|ruined / no credit|history here|start|abroad / credit drop|dropped|fell / what|actually moves|affects|makes score|credit",
    beside:
      "improve low drop points paid fix up moves moved abroad history newcomer build secured card start higher increase hurt good trash rubbish lower going",
    gist: "A credit score is a lender's estimate of how likely you are to pay, made from your credit report. Paying on time counts most, then how much of your card limits is used, how long accounts have been open, and how often you apply for new credit. It moves a few points up and down all the time; paying off a loan can lower it for a while, and that does no harm.",
    own: "cards",
    depends: "late payments in the last years, the share of your limits in use, and mistakes in the report",
    by: {
      US: "free reports are at {credit}. Paying every bill on time and a secured card build a record from nothing.",
      GB: "there is no single score; lenders look at {credit}. Being on the electoral roll helps.",
      DE: "{credit}; a low score can also come from mistakes, which it has to correct.",
      FR: "there is no score: banks look at your income and at the Banque de France's files of payment incidents.",
      ES: "there is no common score: lenders look at CIRBE and at files of unpaid debts such as ASNEF.",
      JP: "lenders look at the records of {credit}; foreign histories don't count.",
      else: "the record is kept by {credit}.",
    },
    again:
      "On time, well below the limits, for years. A standing order for the minimum of every card guards the first part.",
    next: [
      "How does credit utilisation work?",
      "Does checking my credit hurt it?",
      "How do I dispute a mistake on my credit report?",
    ],
  },
  {
    id: "credit-utilisation",
    ask: "How does credit utilisation work?",
    about:
      "utilisation|utilization / card|cards maxed|max|limit|limits score|credit|utilization|look / credit_limit|credit_limits / percent|much of limit",
    beside: "card cards visa maxed score limit raise pay balance ratio high low look statement amex mastercard credit",
    gist: "Utilisation is the share of your card limits that is in use: balance divided by limit. Under a third is good and under a tenth better, for all cards together and for each, so one that is maxed out still weighs when another is empty. What counts is the balance on the day it is reported, so pay before the statement closes. It has no memory in most scores: once the balances fall, so does the harm, usually within a month.",
    own: "cards",
    depends: "the balance on the day the statement closes, the limits, and which score a lender uses",
    again:
      "Overall and per card both count, and lower is better; under a third is the usual advice. Paying before the statement date shows a lower figure.",
    next: ["What is a credit score?", "Which debt should I pay first?"],
  },
  {
    id: "credit-checks",
    ask: "Does checking my credit hurt it?",
    about:
      "check|checking|checked|looking|pull|pulling credit|score|it hurt|hurts|lower|lowers|affect|affects|drop / hard|soft inquiry|inquiries|pull|search|check / apply|applying|applications card|credit|loan hurt|hurts|score|affect",
    beside: "own report inquiry soft hard score points credit apply",
    gist: "No: looking at your own report or score is a soft check and changes nothing. Only an application for credit leaves a hard inquiry, which costs a few points for some months. Several applications for one mortgage or car loan within a few weeks are usually counted as one.",
    own: "debts",
    depends: "whether a lender asks for a quote (soft) or an application (hard), and how many came lately",
    again:
      "Your own checks are free of harm, applications cost a little. Ask for a soft-search quote before you apply.",
    next: ["What is a credit score?", "How does credit utilisation work?"],
  },
  {
    id: "credit-report-errors",
    ask: "How do I dispute a mistake on my credit report?",
    about:
      "credit_report|credit_reports|credit_file / mistake|error|errors|wrong report|credit|score|bureau / freeze|freezing|unfreeze|lock credit / fraud_alert / dispute report|credit|error|entry",
    beside: "fight mistake dispute freeze free get bureau equifax experian transunion wrong how does one",
    gist: "Get the report of each bureau, mark what is wrong, and dispute it in writing with the bureau and with the firm that reported it, with copies of your proof. They must look into it and answer. A credit freeze stops anyone, you included, from opening new credit until you lift it, and is the best guard after a leak of data.",
    own: "debts",
    depends: "which bureau shows the mistake, what proof you have, and whether it may be identity theft",
    by: {
      US: "the reports are at {credit}; disputes are normally answered within thirty days, and freezing is free at each of the three bureaus.",
      else: "ask {credit} for your data; it has to correct what is wrong.",
    },
    again: "Report, mark, dispute in writing, keep copies. Freeze your file where a stranger could be using it.",
    next: ["What is a credit score?", "How do I recognise a scam?"],
  },
  {
    id: "credit-cards",
    ask: "How do credit cards work?",
    about:
      "credit_card|credit_cards -debt|transfer|consolidate / minimum_payment|minimum_payments|minimum / grace_period|statement_balance|cashback|rewards / only|just pay|paying minimum / close|cancel|closing card|visa|mastercard|amex|account score|credit|should|hurt",
    beside:
      "how what use get open first which best annual fee points interest balance full pay close old card statement due visa",
    gist: "A card is free as long as the whole statement is paid each month. From the first unpaid dollar on it charges one of the highest rates that households pay, and the minimum payment mostly covers that interest. Rewards pay only for those who never carry a balance.",
    own: "cards",
    depends: "whether you pay in full, the yearly fee, and the rate on what is left unpaid",
    by: {
      DE: "most cards collect the whole balance by direct debit; a revolving one that lets part stand is costly.",
      FR: "most cards debit at once or at the end of the month; a card with a crédit renouvelable is a loan.",
      CH: "cards usually ask for the whole balance; instalment use is costly.",
      NL: "most cards collect the full balance each month.",
    },
    again:
      "Set the full balance to be paid automatically. An old card without a fee may stay open: closing it can lower a score.",
    next: ["Which debt should I pay first?", "Are balance transfers worth it?", "What is APR?"],
  },
  {
    id: "apr",
    ask: "What is APR?",
    about:
      "apr|apy|aprs|annual_percentage / interest_rate -rising|mortgage|car|fed|why|highest|lowest|real|my / interest work|works|calculated|computed|accrue|accrues|charged -simple / representative apr",
    beside:
      "same thing mix interest rate loan card saving savings percent lenders quote banks yearly maths dollars actual fees represents compound good high",
    gist: "APR is the yearly price of a loan, with most of its fees; about a twelfth of it comes due on the balance each month, on cards reckoned by the day. APY is what savings earn in a year with interest on interest counted in. So compare loans by APR, and savings by APY.",
    own: "costlyDebt",
    depends: "whether the rate is fixed or variable, which fees are in it, and how long a lower starting rate lasts",
    by: {
      GB: "savings quote AER, which is the same as APY, and 'representative' means that at least half of those accepted get that APR.",
      DE: "loans quote the effektiver Jahreszins, which includes the fees.",
      FR: "loans quote the TAEG, which includes fees and required insurance.",
    },
    again: "APR for what you borrow, APY for what you save. Two percent a month is more than twenty-four a year.",
    next: ["What do my debts cost me a year?", "What is compound interest?"],
  },
  {
    id: "balance-transfer",
    ask: "Are balance transfers worth it?",
    about:
      "balance_transfer|balance_transfers / 0_percent|zero_percent card|cards|transfer|balance|thing|intro / transfer|move balance|card another|new|zero",
    beside:
      "trick fee work mess up worth moving card cards consolidate loan months zero percent pay intro offer instead",
    gist: "A balance transfer moves card debt to a new card that takes no interest for some months, for a fee of usually three to five percent. It helps if the balance is gone before the pause ends and nothing new is charged to it; after that, or a missed payment, the full rate applies. A consolidation loan has a fixed rate and a fixed end instead, which is easier to keep to over years.",
    own: "cards",
    depends: "the fee, the length of the pause, what you can pay each month, and your credit",
    again:
      "Divide the balance by the interest-free months: if you can pay that, it is worth the fee. Put no new purchases on that card, and never miss a payment, which can end the offer.",
    next: ["Should I consolidate my debts?", "Which debt should I pay first?"],
  },
  {
    id: "cosigning",
    ask: "Should I co-sign a loan?",
    about:
      "cosign|co_sign|cosigning|cosigner|co_signer|guarantor|co_signing / lend|lending|loan|borrow money? brother|sister|friend|family|son|daughter|cousin|mom|dad|parents|nephew",
    beside: "hook loan flat risky son needs rent lend family money apartment get out later law mortgage",
    gist: "Who co-signs owes the whole debt if the other one doesn't pay, and a missed payment lands on both credit records. Getting out later usually needs a new loan without you. Co-sign, or lend to family, only what you could lose without trouble, and write it down.",
    own: "surplus",
    depends: "why a lender wants a second name, what the other one earns, and whether you could pay it all",
    again: "Treat it as your own debt. A gift of a smaller sum is often kinder to both.",
    next: ["What is a credit score?", "Should I consolidate my debts?"],
  },
];
