import type { Lesson } from "../lesson.ts";

export const SAVING: readonly Lesson[] = [
  {
    id: "emergency-fund",
    ask: "What is an emergency fund?",
    about:
      "emergency_fund|emergency_funds|emergency_savings|emergency_thing|emergency_money|rainy_day|cushion|safety_net|buffer / emergency|emergencies fund|save|saved|money|months|keep / 3_months|three_months 6_months|six_months",
    beside:
      "big enough keep where pot important debt live mum fund months size savings account need before first cash how much rent expenses three six",
    gist: "An emergency fund is cash for what nobody could plan: a lost job, a broken boiler, a vet. Three months of spending is the usual aim, six or more where income is unsteady or a household lives on one. Keep it where it earns interest and can be had within days, not in shares.",
    own: "cushion",
    depends: "how secure your job is, whether there is a second earner, who depends on you, and what insurance covers",
    by: {
      else: "look for an account that pays interest and is covered by {deposits}.",
    },
    again:
      "Three to six months of what you spend, in a savings account. With costly debts, a small cushion comes first and the rest after them.",
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
    gist: "A high-yield savings account is an ordinary savings account, mostly at an online bank, that pays much more interest than a checking account. The money is not locked up and the rate can change at any time. It is the place for an emergency fund and for what you need within a few years.",
    own: "cash",
    depends: "the rate after any introductory offer, fees or a minimum balance, and whether deposits are insured",
    by: { else: "check that the bank is covered by {deposits}." },
    figures: [
      "us-deposits",
      "gb-deposits",
      "fr-livret-a",
      "eu-deposits-de",
      "eu-deposits-fr",
      "eu-deposits-it",
      "eu-deposits-es",
      "eu-deposits-nl",
    ],
    again:
      "Same safety as a checking account, more interest. Compare the rate once a year and move when yours has fallen behind.",
    next: ["What is a CD?", "What is a money market fund?", "Is my money safe in a bank?"],
  },
  {
    id: "certificates-of-deposit",
    ask: "What is a CD?",
    about:
      "cd|cds|certificate_of_deposit|certificates_of_deposit|fixed_deposit|term_deposit|festgeld|gic|fixed_term|fixed_rate_bond / cd_ladder|ladder",
    beside: "rate lock locked ladder bank penalty early withdraw money savings best work deposit year",
    gist: "A certificate of deposit, or fixed-term deposit, pays a fixed rate for a fixed time, from months to years. Taking the money out early usually costs part of the interest. It fits money with a known date, such as a deposit for a home in two years.",
    own: "cash",
    depends: "when you need the money, what an easy-access account pays, and whether rates may fall",
    figures: ["us-deposits", "gb-deposits"],
    again:
      "A fixed rate for locked money. A ladder, several of them that end one after another, keeps part of it near.",
    next: ["What is a high-yield savings account?", "What are Treasury bills, notes and bonds?"],
  },
  {
    id: "money-market",
    ask: "What is a money market fund?",
    about: "money_market|money_markets|mmf|vmfxx|spaxx / cash park|parking",
    beside: "fund account safe yield brokerage settlement difference savings rate",
    gist: "A money market fund lends for days or weeks to governments, banks and companies and pays about the short-term rate. Its price hardly moves, but it is an investment and not an insured deposit. A money market account at a bank has the same name and is a deposit.",
    own: "cash",
    depends: "whether it is a fund or a bank account, its yearly cost, and what your broker pays on idle cash",
    again: "Short loans bundled in a fund. It suits cash at a broker that waits for a use.",
    next: ["What is a high-yield savings account?", "What is a CD?"],
  },
  {
    id: "bank-accounts",
    ask: "How many bank accounts do I need?",
    about:
      "how_many|which|best|choose|open|switch bank|accounts|checking|current_account / credit_union|neobank / bank_account|checking_account|current_account / which bank / monthly_fee|maintenance_fee",
    beside: "need best account union open switch fees move banks change close new bank",
    gist: "Two or three accounts are enough for most people: one for bills, one for spending, one for savings, so that none is spent by accident. More, for goals or a household, only while you can still watch over them. Choose by fees, interest, and how easily you reach someone when something goes wrong. A credit union or an online bank often charges less.",
    own: "cash",
    depends: "whether you need branches and cash, how your pay arrives, and which fees you pay today",
    by: { else: "deposits are covered by {deposits} up to a limit per bank." },
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
    gist: "Deposits at a licensed bank are insured by law up to a limit per person and bank, and are paid back within days or weeks when a bank fails. Interest-bearing accounts count, shares and funds do not: those are yours anyway and are held apart. Above the limit, a second bank keeps everything covered.",
    own: "cash",
    depends: "which institution stands behind an app's account, whether it is joint, and how much lies at one bank",
    by: { else: "the scheme is {deposits}." },
    figures: [
      "us-deposits",
      "gb-deposits",
      "eu-deposits-de",
      "eu-deposits-fr",
      "eu-deposits-it",
      "eu-deposits-es",
      "eu-deposits-nl",
    ],
    again:
      "Insured up to the limit per bank and person. Look the bank up in the scheme's own list, since brands share licences.",
    next: ["What is a high-yield savings account?", "How do I recognise a scam?"],
  },
  {
    id: "bank-fees",
    ask: "How do I avoid overdraft fees?",
    about: "overdraft|overdrafts|overdrawn|nsf|bounced / bank fee|fees|charges|charging|hitting",
    beside: "stop avoid hitting bank fees keeps account charge monthly refund checking",
    gist: "Ask the bank to switch off paid overdraft for card payments, so that a payment is refused instead of charged. An alert at a low balance and a small buffer that you treat as zero prevent the rest. A call and a polite request often bring one fee back.",
    own: "cash",
    depends: "whether bills run before your pay arrives, and whether your bank charges such fees at all",
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
    gist: "An I bond is a US savings bond whose rate follows inflation: a fixed part for its whole life and a part that is reset every six months. It is bought at TreasuryDirect up to a limit per person and year, locked for twelve months, and costs three months of interest if sold within five years. It protects savings from inflation; for money that you may need soon it is too slow.",
    own: "cash",
    depends: "the fixed rate at the time, when you need the money, and what a savings account pays",
    by: {
      US: "treasurydirect.gov shows the present rate and the yearly limit per person.",
      GB: "Premium Bonds and other savings of NS&I are the nearest thing; index-linked gilts follow prices.",
      else: "that is a US bond; inflation-linked government bonds are the nearest thing, see {source}.",
    },
    again:
      "Inflation-linked, locked for a year, limited per person. Inflation-linked marketable bonds (TIPS, linkers) do the same without the limit, and their price moves.",
    next: ["What is inflation?", "What are Treasury bills, notes and bonds?"],
  },
  {
    id: "saving-clubs",
    ask: "Is a savings club such as a chama or esusu safe?",
    about:
      "chama|sacco|esusu|ajo|susu|tanda|rosca|stokvel|paluwagan|chit_fund|savings_club|saving_club|cooperative|hui|cundina",
    beside: "save safe safer money good way group circle work join risk contribute",
    gist: "In a savings club everybody pays in each round and one member takes the pot. It works as well as people know and trust each other, it pays no interest and nothing insures it; one that promises high returns or pays for new members is a fraud. A registered cooperative or credit union (a SACCO) is supervised, keeps accounts for each member and may be part of a guarantee fund.",
    own: "cash",
    depends: "who holds the money, whether rules are written down, and what happens when somebody stops paying",
    again:
      "Good for discipline among people who know each other, with no safety beyond that. Keep an emergency fund elsewhere, and ask for the registration of anything that calls itself a cooperative.",
    next: ["Is my money safe in a bank?", "What is an emergency fund?"],
  },
];
