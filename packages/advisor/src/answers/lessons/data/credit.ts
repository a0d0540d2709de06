import type { Lesson } from "../lesson.ts";

export const CREDIT: readonly Lesson[] = [
  {
    id: "credit-score",
    ask: "What is a credit score?",
    about:
      "credit_score|credit_scores|credit_rating|fico|vantagescore|schufa|cibil|my_score|the_score|score -report / improve|raise|fix|build|rebuild|repair|boost|establish credit|score / credit trash|bad|rubbish|poor|low|shot|ruined / no credit|history here|start|abroad / credit drop|dropped|fell / what|actually moves|affects|makes score|credit",
    beside:
      "improve low drop points paid fix up moves moved abroad history newcomer build secured card start higher increase hurt good trash rubbish lower going",
    gist: "A credit score is a lender's estimate of how likely you are to pay, made from your credit record; landlords and phone companies look at it too. To raise it, pay everything on time, keep card debts low, apply for new credit rarely, and have mistakes corrected. Lower card balances can show within weeks, a late payment fades over years. Firms that sell a quick repair can do nothing that you can't do yourself.",
    own: "cards",
    depends: "late payments in the last years, the share of your limits in use, and mistakes in the report",
    by: {
      US: "paying on time counts most in a FICO score, then the share of card limits in use. Free reports are at {credit}; a secured card builds a record from nothing.",
      GB: "there is no single score; lenders look at {credit}. Being on the electoral roll helps, and a small card paid in full builds a record.",
      CA: "paying on time and using less than about a third of your limits count most; reports come from {credit}. A secured card builds a record from nothing.",
      AU: "reports show two years of repayments, and defaults and applications for five; get yours from {credit}.",
      DE: "the SCHUFA tells lenders, landlords and phone companies how reliably you have paid. Pay on time, keep few cards and accounts, ask for a Konditionsanfrage instead of a Kreditanfrage, and get the free Datenkopie (article fifteen of the GDPR) to correct mistakes; never pay for a quick fix.",
      FR: "there is no score: banks look at your income, your statements and the Banque de France's files of payment incidents.",
      NL: "there is no score: the BKR lists your loans and arrears, and lenders look there.",
      IT: "lenders look at CRIF and the like, where a late payment stays for one to three years.",
      ES: "there is no common score: lenders look at CIRBE and at files of unpaid debts such as ASNEF.",
      CH: "lenders look at the ZEK, landlords at an extract of the Betreibungsregister.",
      JP: "lenders look at the records of {credit}; foreign histories don't count.",
      SG: "{credit} grades you from AA to HH, usually by how you paid in the last twelve months.",
      SE: "a betalningsanmärkning stays for three years and weighs most; {credit} keep the records.",
      NO: "a betalingsanmerkning weighs most and goes once the debt is paid.",
      DK: "there is no score: {credit} list unpaid debts.",
      else: "the record is kept by {credit}.",
    },
    again:
      "For a start: every bill by direct debit, card balances down, no application for half a year. A few points up and down are normal, and an old card without a fee may stay open.",
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
    gist: "Utilisation is the share of your card limits in use on the day the balance is reported, so a nearly full card can lower a score even if you pay it in full each month. Under thirty percent is good and under ten better, for each card and for all together. Pay before the statement closes, or ask for a higher limit and leave it unused. Once the balance falls, so does the harm; carrying one from month to month never helps.",
    own: "cards",
    depends: "the balance on the day the statement closes, the limits, and which score a lender uses",
    by: {
      AU: "reports show limits and not balances; lenders count the whole limit as a debt, so a lower one helps with a home loan.",
      DE: "that is a rule of American scores; the SCHUFA looks rather at paying on time and at how many cards, loans and requests there are.",
      FR: "there is no such score; banks look at your income and at what you already repay each month.",
      NL: "the BKR lists the limit of a card or overdraft, used or not, and it lowers what you can borrow for a home.",
      US: "most scores work this way, FICO and VantageScore among them.",
      CA: "scores work this way there too; below about a third is the usual advice.",
      GB: "lenders see balances and limits of each card, and a lower share looks better.",
      else: "this is how scores work in North America; yours may look at other things.",
    },
    again:
      "Pay in full, and a few days before the statement date if you are about to apply for a loan. A card that is full still weighs when another is empty.",
    next: ["What is a credit score?", "Which debt should I pay first?"],
  },
  {
    id: "credit-checks",
    ask: "Does checking my credit hurt it?",
    about:
      "check|checking|checked|looking|pull|pulling credit|score|it hurt|hurts|lower|lowers|affect|affects|drop / hard|soft inquiry|inquiries|pull|search|check / apply|applying|applications card|credit|loan hurt|hurts|score|affect",
    beside: "own report inquiry soft hard score points credit apply",
    gist: "Looking at your own report or score never hurts; applying for credit does, a little: each application is a hard inquiry that costs a few points for some months. Three cards at once are three inquiries, and lenders may take them as a sign of need. Ask for a prequalification or soft-search quote first, which leaves no mark, and apply only for the one that fits.",
    depends: "whether a lender asks for a quote (soft) or an application (hard), and how many came lately",
    by: {
      US: "a hard inquiry stays for two years and counts in FICO scores for one; those for one mortgage or car loan within a few weeks count as one, those for cards don't.",
      GB: "eligibility checkers are soft; a hard search is usually seen for a year.",
      CA: "inquiries for one mortgage or car loan within some weeks usually count as one.",
      AU: "each application is listed for five years, so compare before you apply.",
      DE: "ask for a Konditionsanfrage, which leaves the score alone; a Kreditanfrage is stored for a year.",
      FR: "there is no score that an application could hurt.",
      else: "whether applications are kept differs; {credit} can say.",
    },
    again:
      "Your own checks are free of harm, applications cost a little and fade. Space card applications some months apart, and make none shortly before a mortgage.",
    next: ["What is a credit score?", "How does credit utilisation work?"],
  },
  {
    id: "credit-report-errors",
    ask: "How do I dispute a mistake on my credit report?",
    about:
      "credit_report|credit_reports|credit_file / mistake|error|errors|wrong report|credit|score|bureau / freeze|freezing|unfreeze|lock credit / fraud_alert / dispute report|credit|error|entry",
    beside: "fight mistake dispute freeze free get bureau equifax experian transunion wrong how does one",
    gist: "Dispute it in writing with both: the bureau whose report shows it and the firm that reported it, with copies of your proof. They must look into it and correct what is wrong, free of charge; no repair firm can do more. An account that you never opened may be identity theft: tell that lender's fraud team and the police at once, and where bureaus offer a freeze, use it, so that nobody opens credit in your name until you lift it.",
    depends: "which bureau shows the mistake, what proof you have, and whether it may be identity theft",
    by: {
      US: "the reports are at {credit}; disputes are normally answered within thirty days, and freezing is free at each of the three bureaus. For identity theft begin at identitytheft.gov.",
      GB: "bureaus must answer within twenty-eight days; a notice of correction can be added, and Cifas registration guards against more fraud. Next comes the Financial Ombudsman or the ICO.",
      CA: "dispute it at both bureaus, free of charge, and ask both for a fraud alert.",
      AU: "a correction must be answered within thirty days, and you can ask for a ban on your report; the AFCA hears complaints.",
      DE: "there is no freeze: ask for the free Datenkopie, have the SCHUFA and the firm correct it, and report misuse of your name to the police and the SCHUFA.",
      FR: "ask the Banque de France what its files hold; the bank that made the entry has to lift it.",
      NL: "ask the lender that made the entry to correct it, then the BKR's disputes committee.",
      else: "ask {credit} for your data; what is wrong has to be corrected.",
    },
    again:
      "Report, mark, dispute in writing, keep copies. If the firm insists, complain to the authority over it, in the US at consumerfinance.gov.",
    next: ["What is a credit score?", "How do I recognise a scam?"],
  },
  {
    id: "credit-cards",
    ask: "How do credit cards work?",
    about:
      "credit_card|credit_cards -debt|transfer|consolidate / minimum_payment|minimum_payments|minimum / grace_period|statement_balance|cashback|rewards / only|just pay|paying minimum / close|cancel|closing card|visa|mastercard|amex|account score|credit|should|hurt",
    beside:
      "how what use get open first which best annual fee points interest balance full pay close old card statement due visa",
    gist: "Pay the whole statement by its due date and a card without a yearly fee is free; pay less, and it charges one of the highest rates that households pay, usually on new purchases too. The minimum covers little more than that interest, so paying only that takes many years. Rewards pay only for those who never carry a balance.",
    own: "cards",
    depends: "whether you pay in full, the yearly fee, and the rate on what is left unpaid",
    by: {
      GB: "on larger purchases the card company answers together with the shop (Section Seventy-five).",
      DE: "most cards collect the whole balance by direct debit; a revolving one that lets part stand is costly.",
      FR: "most cards debit at once or at the end of the month; a card with a crédit renouvelable is a loan.",
      CH: "cards usually ask for the whole balance; instalment use is costly.",
      NL: "most cards collect the full balance each month.",
      IT: "most cards collect the whole balance each month; a carta revolving is a costly loan.",
      ES: "choose payment of the whole at the end of the month; a revolving card is among the costliest loans.",
      JP: "pay in one sum; revolving payment (ribo) costs about fifteen percent a year.",
    },
    again:
      "Set the full balance to be paid automatically. For a first card take one without a fee and put one small bill on it; an old one without a fee may stay open, since closing it can lower a score.",
    next: ["Which debt should I pay first?", "Are balance transfers worth it?", "What is APR?"],
  },
  {
    id: "apr",
    ask: "What is APR?",
    about:
      "apr|apy|aprs|annual_percentage / interest_rate -rising|mortgage|car|fed|why|highest|lowest|real|my / interest work|works|calculated|computed|accrue|accrues|charged -simple / representative apr",
    beside:
      "same thing mix interest rate loan card saving savings percent lenders quote banks yearly maths dollars actual fees represents compound good high",
    gist: "The APR is a rate for the year, not the month: at twenty-four percent about two percent of the balance is charged each month. On a loan it holds most of the fees; a card charges none of it while you pay each statement in full, and an offer of no interest may charge it all later if anything is left unpaid. APY is what savings earn in a year with interest on interest. Compare loans by APR, and savings by APY.",
    own: "costlyDebt",
    depends: "whether the rate is fixed or variable, which fees are in it, and how long a lower starting rate lasts",
    by: {
      GB: "savings quote AER, which is the same as APY, and 'representative' means that at least half of those accepted get that APR.",
      AU: "loans quote a comparison rate, which counts most fees in.",
      DE: "loans quote the effektiver Jahreszins, which includes the fees.",
      FR: "loans quote the TAEG, which includes fees and required insurance.",
      NL: "loans quote the JKP, which includes the fees.",
      IT: "loans quote the TAEG, which includes the fees; the TAN is the bare rate.",
      ES: "the TAE is quoted for loans and savings; the TIN is the bare rate.",
      CH: "consumer loans quote the effektiver Jahreszins, which includes the fees and is capped by law.",
    },
    again:
      "Divide the APR by twelve for a rough month: twenty-four percent a year is two a month. What you owe times the APR is about what a year costs if nothing is paid off.",
    next: ["What do my debts cost me a year?", "What is compound interest?"],
  },
  {
    id: "balance-transfer",
    ask: "Are balance transfers worth it?",
    about:
      "balance_transfer|balance_transfers / 0_percent|zero_percent card|cards|transfer|balance|thing|intro / transfer|move balance|card another|new|zero",
    beside:
      "trick fee work mess up worth moving card cards consolidate loan months zero percent pay intro offer instead",
    gist: "It is worth it if you can clear the balance before the interest-free months end: divide the balance by those months to see what that takes. The debt moves to a new card for a fee of usually three to five percent; what is left afterwards costs the full rate, and a missed payment can end the offer. Charge nothing new to it. Where it takes years, a consolidation loan with a fixed rate and end is easier to keep to.",
    own: "cards",
    depends: "the fee, the length of the pause, what you can pay each month, and your credit",
    by: {
      DE: "such cards are rare; a Ratenkredit at a lower rate does the same.",
      FR: "such cards are rare; a rachat de crédits at a lower TAEG does the same.",
      NL: "such cards are rare; a persoonlijke lening at a lower rate does the same.",
    },
    again:
      "Set up an automatic payment of the balance divided by the interest-free months, fee included. If that is more than you can pay, or you expect to use the card again, a loan with fixed instalments is the safer way.",
    next: ["Should I consolidate my debts?", "Which debt should I pay first?"],
  },
  {
    id: "cosigning",
    ask: "Should I co-sign a loan?",
    about:
      "cosign|co_sign|cosigning|cosigner|co_signer|guarantor|co_signing / lend|lending|loan|borrow money? brother|sister|friend|family|son|daughter|cousin|mom|dad|parents|nephew",
    beside: "hook loan flat risky son needs rent lend family money apartment get out later law mortgage",
    gist: "Usually not, unless you could pay all of it yourself: a co-signer owes the whole debt if the other one doesn't pay. It counts as your debt when you borrow, a missed payment lands on both credit records, and getting out later usually needs a new loan without you. Lend to family only what you could lose, and write it down.",
    own: "surplus",
    depends: "why a lender wants a second name, what the other one earns, and whether you could pay it all",
    by: {
      US: "in most states the lender may come to you without first going after the other one.",
      GB: "a guarantor can be asked for the whole; a guarantee secured on your home puts the home at stake.",
      AU: "a guarantee for a home loan puts your own home at stake if it is the security; ask for a limited sum.",
      DE: "with a selbstschuldnerische Bürgschaft the bank may come to you at once; have a highest sum written in.",
      FR: "a caution solidaire can be asked for the whole at once; have the sum and the term limited.",
    },
    again:
      "If you do sign, have the statements sent to you as well, so that you see a late payment. A gift of a smaller sum is often kinder to both.",
    next: ["What is a credit score?", "Should I consolidate my debts?"],
  },
];
