import type { Lesson } from "../lesson.ts";
import type { YearlyFigure } from "../yearly-figures.ts";

/** Up to how much deposits are insured. */
const DEPOSIT_LIMITS: readonly YearlyFigure[] = [
  "us-deposits",
  "ca-deposits",
  "gb-deposits",
  "au-deposits",
  "ch-deposits",
  "jp-deposits",
  "sg-deposits",
  "eu-deposits-de",
  "eu-deposits-fr",
  "eu-deposits-it",
  "eu-deposits-es",
  "eu-deposits-nl",
  "eu-deposits-dk",
  "se-deposits",
  "no-deposits",
];

export const SAVING: readonly Lesson[] = [
  {
    id: "emergency-fund",
    ask: "What is an emergency fund?",
    about:
      "emergency_fund|emergency_funds|emergency_savings|emergency_thing|emergency_money|rainy_day|cushion|safety_net|buffer / emergency|emergencies fund|save|saved|money|months|keep / 3_months|three_months 6_months|six_months",
    beside:
      "big enough keep where pot important debt live mum fund months size savings account need before first cash how much rent expenses three six",
    gist: "An emergency fund is cash for a lost job, a broken boiler or a vet's bill: three months of what you must spend is the usual aim, six or more if you freelance or live on one income. Keep it in a savings account of its own, where you can get at it within days, not in shares. With costly debts save one month first, clear those, then fill it up.",
    own: "cushion",
    depends: "how secure your job is, whether there is a second earner, who depends on you, and what insurance covers",
    by: {
      GB: "an easy-access account or cash ISA is the usual place, covered by {deposits}.",
      CA: "a high-interest savings account, also within a TFSA, is the usual place, covered by {deposits}.",
      AU: "a savings account or a mortgage's offset is the usual place, covered by {deposits}.",
      DE: "a Tagesgeld account is the usual place, covered by {deposits}.",
      FR: "the Livret A or LDDS is the usual place: tax-free and at hand every day.",
      NL: "a free spaarrekening is the usual place, covered by {deposits}.",
      else: "look for an account that pays interest and is covered by {deposits}.",
    },
    again:
      "Months of what you spend, not of what you earn. Let a fixed sum go there on payday, and refill it after each use before you save for anything else.",
    next: [
      "How many months of expenses are covered?",
      "What is a high-yield savings account?",
      "Should I pay off debt or invest?",
    ],
  },
  {
    id: "high-yield-savings",
    ask: "What is a high-yield savings account?",
    about:
      "high_yield|hysa|high_interest_savings|easy_access|online_savings / savings_account rate|interest|good|better|best|pays|pay|earn|earns / bank pays|paying nothing|next_to|little|interest / money|cash|savings sit|sitting|sits|keeping|keep checking|bank / savings earn more|better|elsewhere / online_bank|online_banks",
    beside:
      "account accounts lock money up legit safe banks keeping checking interest rates rate savings apy instead percent pays bank cash thousand",
    gist: "Moving usually pays: a high-yield savings account is an ordinary one, often at an online bank, that pays several times what a checking account does, and is as safe within the limit of the deposit insurance. The money is not locked up, but the rate can change at any time. It suits an emergency fund and what you need within a few years.",
    own: "cashYield",
    depends: "the rate after any introductory offer, and on fees or a minimum balance",
    by: {
      US: "check that the bank is covered by {deposits}; interest is taxed as income.",
      GB: "easy access is the word; interest above a yearly allowance is taxed unless it is in a cash ISA. Check that the bank is covered by {deposits}.",
      CA: "inside a TFSA the interest is free of tax; check that the bank is covered by {deposits}.",
      AU: "the high rate often asks for a deposit each month, and a mortgage's offset may save more. Deposits are covered by {deposits}.",
      DE: "Tagesgeld is the word; look past the first months' rate and file a Freistellungsauftrag. Deposits are covered by {deposits}.",
      FR: "fill the Livret A first, then the LDDS, or the LEP if your income allows it: tax-free, at hand, at a rate that the state resets twice a year. Beyond them come banks' livrets, comptes à terme and fonds euros of an assurance-vie.",
      NL: "a spaarrekening at another bank, often one covered by an EU country's scheme, pays more than the large banks; it counts in box three.",
      IT: "conto deposito is the word; the tax is held back. Deposits are covered by {deposits}.",
      ES: "cuenta remunerada is the word; deposits are covered by {deposits}.",
      SG: "the high rate often asks for salary and card use; T-bills and Savings Bonds are the other way. Deposits are covered by {deposits}.",
      else: "check that the bank is covered by {deposits}.",
    },
    figures: ["fr-livret-a", "fr-ldds", "fr-lep", ...DEPOSIT_LIMITS],
    again:
      "Same safety as a checking account, more interest. Compare the rate after the first months and once a year, and move when yours has fallen behind.",
    next: ["What is a CD?", "What is a money market fund?", "Is my money safe in a bank?"],
  },
  {
    id: "certificates-of-deposit",
    ask: "What is a CD?",
    about:
      "cd|cds|certificate_of_deposit|certificates_of_deposit|fixed_deposit|term_deposit|festgeld|gic|fixed_term|fixed_rate_bond / cd_ladder|ladder",
    beside: "rate lock locked ladder bank penalty early withdraw money savings best work deposit year",
    gist: "A CD, or fixed-term deposit, is worth it for money with a known date, such as a deposit for a home in two years, if it pays more than a savings account; an emergency fund stays in savings. The rate is fixed for months or years. Taking the money out early costs interest or isn't possible. Note the end date: most renew by themselves, often at a lower rate, unless you say no.",
    own: "cashYield",
    depends: "when you need the money, what an easy-access account pays, and whether rates may fall",
    by: {
      US: "most can be ended early for some months of interest; some have no such penalty and pay a little less.",
      GB: "fixed-rate bonds usually can't be opened early; a fixed cash ISA is the tax-free form.",
      CA: "a GIC is cashable or not, as its terms say; the cashable ones pay less.",
      AU: "a term deposit can usually be ended after some weeks' notice, for part of the interest.",
      DE: "Festgeld usually can't be ended early.",
      FR: "a compte à terme can usually be ended early at a lower rate.",
      NL: "a deposito usually can't be ended early without a cost.",
      IT: "a conto deposito vincolato can be ended early only if its terms say so.",
      ES: "a depósito a plazo can usually be ended early for part of the interest.",
    },
    figures: DEPOSIT_LIMITS,
    again: "A fixed rate for locked money. A ladder, several that end one after another, keeps part of it near.",
    next: ["What is a high-yield savings account?", "What are Treasury bills, notes and bonds?"],
  },
  {
    id: "money-market",
    ask: "What is a money market fund?",
    about: "money_market|money_markets|mmf|vmfxx|spaxx / cash park|parking",
    beside: "fund account safe yield brokerage settlement difference savings rate",
    gist: "A money market fund is a good place for cash at a broker: it lends for days or weeks to governments, banks and companies and pays about the short-term rate. Take one that holds government bills and costs under about half a percent a year. Its price hardly moves and losses have been very rare, but it is an investment and not an insured deposit. A money market account at a bank has the same name and is a deposit.",
    own: "cashYield",
    depends: "whether it is a fund or a bank account, its yearly cost, and what your broker pays on idle cash",
    by: {
      US: "funds that hold Treasury bills alone are usually free of state tax.",
      GB: "inside an ISA or pension its interest is free of tax.",
      CA: "money market and savings ETFs are the usual form.",
      DE: "Geldmarkt-ETFs are the usual form.",
    },
    again:
      "Short loans bundled in a fund. For an emergency fund an insured savings account at about the same rate is simpler.",
    next: ["What is a high-yield savings account?", "What is a CD?"],
  },
  {
    id: "bank-accounts",
    ask: "How many bank accounts do I need?",
    about:
      "how_many|which|best|choose|open|switch bank|accounts|checking|current_account / credit_union|neobank / bank_account|checking_account|current_account / which bank / monthly_fee|maintenance_fee",
    beside: "need best account union open switch fees move banks change close new bank",
    gist: "Two or three accounts are enough for most people: one for bills, one for spending, one for savings; couples often add a joint one, and a business needs an account of its own. Have more only if you can keep an eye on them. Choose by fees, interest, and how easily you reach someone when something goes wrong; take one without a monthly fee and without a minimum balance that you could fall below. A credit union or an online bank often charges less.",
    own: "cash",
    depends: "whether you share costs or work for yourself, need branches and cash, and which fees you pay today",
    by: {
      GB: "the Current Account Switch Service moves payments within seven working days; deposits are covered by {deposits}.",
      DE: "the new bank has to help with the Kontowechsel; deposits are covered by {deposits} up to a limit per bank.",
      FR: "the new bank moves payments by the mobilité bancaire; deposits are covered by {deposits} up to a limit per bank.",
      NL: "the Overstapservice forwards payments for thirteen months; deposits are covered by {deposits} up to a limit per bank.",
      else: "deposits are covered by {deposits} up to a limit per bank.",
    },
    again:
      "Bills, spending, savings. To switch: open the new one, move standing orders and pay, and close the old one two months later.",
    next: ["What is a high-yield savings account?", "Is my money safe in a bank?", "How do I avoid overdraft fees?"],
  },
  {
    id: "deposit-insurance",
    ask: "Is my money safe in a bank?",
    about:
      "fdic|ncua|fscs|deposit_insurance|deposit_guarantee|einlagensicherung|cdic / money|savings|deposit|deposits safe|insured|protected|guaranteed bank|banks|account|fails|fail / bank fails|fail|collapse|collapses|bankrupt|bust|goes_under",
    beside: "insured lose limit covered bank failure run money happens account accounts joint per person",
    gist: "Money in a licensed bank is safe up to a limit: in most countries deposits are insured by law per person and bank, and are paid back within days or weeks when it fails. In many each holder of a joint account has their own limit; brands under one licence share one. Money in an app counts only if a named bank holds it for you; crypto never does, and funds stay yours anyway. Above the limit use a second bank.",
    own: "cash",
    depends: "which bank is behind an app's account, whether it is joint, and how much you have at one bank",
    by: {
      US: "the scheme is {deposits}. An app that is no bank is covered only through the bank behind it, and not if the app itself fails.",
      GB: "the scheme is {deposits}, which pays by itself, usually within seven working days; a large sum from a home sale or an inheritance is covered higher for six months.",
      CA: "the scheme is {deposits}. A joint account has one limit for all its owners together; accounts in one name, RRSP, TFSA and some others count separately. A higher limit has been proposed: cdic.ca has the present one.",
      DE: "the scheme is {deposits}; many private banks, savings banks and cooperative banks protect more on top.",
      FR: "the scheme is {deposits}; Livret A, LDDS and LEP have the state's guarantee with a limit of their own.",
      OTHER: "look your bank up in the list of the deposit guarantee scheme, which names the limit too.",
      else: "the scheme is {deposits}; look your bank up in its list.",
    },
    figures: DEPOSIT_LIMITS,
    again:
      "Insured up to the limit per bank and person, usually without applying. Look the bank up in the scheme's own list; a firm that only looks like a bank may not stand there.",
    next: ["What is a high-yield savings account?", "How do I recognise a scam?"],
  },
  {
    id: "bank-fees",
    ask: "How do I avoid overdraft fees?",
    about: "overdraft|overdrafts|overdrawn|nsf|bounced / bank fee|fees|charges|charging|hitting",
    beside: "stop avoid hitting bank fees keeps account charge monthly refund checking",
    gist: "Ask the bank to switch off overdraft for card payments, so that a payment is refused instead of charged, and to give one fee back, which a polite call often brings. An alert at a low balance and a small buffer that you treat as zero prevent most of the rest. Move due dates to just after payday. If a monthly fee stays, change to a bank without one.",
    own: "cash",
    depends: "whether bills run before your pay arrives, and whether your bank charges such fees at all",
    by: {
      US: "for card payments and cash machines the bank needs your consent for a paid overdraft, and you can take it back; checks and automatic payments are separate. Used as a loan, an overdraft costs more than nearly any card.",
      GB: "overdrafts cost interest rather than fees, often near forty percent a year; ask for an interest-free part or a plan.",
      CA: "the fee for a bounced payment is capped by law.",
      AU: "ask for an account without dishonour fees; banks have them for people on benefits above all.",
      DE: "the Dispo costs interest, often above ten percent; an instalment loan is cheaper if you stay in it.",
      FR: "incident fees are capped, lower for people in difficulty: ask for the offre clientèle fragile.",
      NL: "rood staan costs interest; you can have it switched off.",
      else: "ask for the list of fees, and for the limit of the overdraft to be set to zero.",
    },
    again:
      "Turn it off, set an alert, move due dates behind payday. Many online banks and credit unions charge no such fee.",
    next: ["How many bank accounts do I need?", "How do I make a budget that lasts?"],
  },
  {
    id: "savings-bonds",
    ask: "Are I bonds worth it?",
    about:
      "i_bond|i_bonds|ibond|ibonds|savings_bond|savings_bonds|treasurydirect|premium_bonds / inflation_linked|tips bonds|treasury|securities / tips treasury|inflation|bond",
    beside: "still good worth thing government inflation bonds rate buy any limit ee linked",
    gist: "I bonds are worth it for savings that can stay some years and should keep up with prices, not for money that you may need soon. An I bond is a US savings bond whose rate has a fixed part for its whole life and a part that follows inflation and is reset every six months. It is bought at TreasuryDirect up to a limit per person and year, locked for twelve months, and costs three months of interest if sold within five years.",
    own: "cash",
    afterDebts: true,
    depends: "the fixed rate at the time, when you need the money, and what a savings account pays",
    by: {
      US: "treasurydirect.gov shows the present rate; the interest is free of state tax.",
      GB: "Premium Bonds and other savings of NS&I are the nearest thing, though their rate doesn't follow prices; index-linked gilts do.",
      CA: "that is a US bond; savings bonds are no longer sold here, and real return bonds are held through funds.",
      FR: "the Livret A is the nearest thing, since its rate takes inflation into account.",
      IT: "the BTP Italia follows prices.",
      else: "that is a US bond; inflation-linked government bonds or a fund of them are the nearest thing.",
    },
    figures: ["us-i-bonds"],
    again:
      "Compare the fixed part and what a savings account pays today. Inflation-linked marketable bonds (TIPS, linkers) do the same without the limit, and their price moves.",
    next: ["What is inflation?", "What are Treasury bills, notes and bonds?"],
  },
  {
    id: "saving-clubs",
    ask: "Is a savings club such as a chama or esusu safe?",
    about:
      "chama|sacco|esusu|ajo|susu|tanda|rosca|stokvel|paluwagan|chit_fund|savings_club|saving_club|cooperative|hui|cundina",
    beside: "save safe safer money good way group circle work join risk contribute",
    gist: "A savings club is as safe as the people in it: everybody pays in each round and one member takes the pot, it pays no interest and nothing insures it. Join only with people you know, with rules in writing, and with a sum that you could afford to lose. One that promises high returns or pays for new members is a fraud. A registered cooperative or credit union (a SACCO) is supervised and keeps an account for each member.",
    depends: "who holds the money, whether rules are written down, and what happens when somebody stops paying",
    again:
      "Good for discipline among people who know each other, with no safety beyond that. Keep an emergency fund elsewhere, and ask for the registration of anything that calls itself a cooperative, and whether a guarantee fund covers it.",
    next: ["Is my money safe in a bank?", "What is an emergency fund?"],
  },
];
