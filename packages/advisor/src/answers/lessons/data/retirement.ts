import type { Lesson } from "../lesson.ts";

export const RETIREMENT: readonly Lesson[] = [
  {
    id: "retirement-accounts",
    ask: "Which retirement accounts are there?",
    about:
      "retirement account|accounts|options|kinds|which / 401k -match|solo|sep|old|roll|cash|left|loan|borrow|quit|job|withdraw|take|rollover|out|solo / 403b|457|457b|tsp|rrsp|tfsa|fhsa|superannuation|nisa|ideco|3a|srs|isk|riester|pea|ppf|nps|epf / ira -roth|roll|rollover|sep|solo|old / roth_ira|roth_401k / how|where|what save retirement|old_age / tax_advantaged|tax_free account|saving / max_out|contribution_limit|contribution_limits / pillar 3a",
    beside:
      "should contribute limit much put save saving money pension accounts which kinds there maximum work open plan between best better withdrawn year",
    gist: "Retirement accounts shelter savings from tax so that more of the growth stays with you. Some take money before tax and tax it when drawn, others the other way round, and most can't be touched for decades. Inside them it still has to be invested.",
    own: "retirement",
    depends: "what your employer adds, your tax rate now and later, and when you may need the money",
    by: {
      US: "a common order is {order}. The 403(b), 457 and TSP are the 401(k)s of schools, states and the federal government.",
      else: "a common order is {order}. Rules and limits: {source}.",
    },
    figures: ["us-401k", "us-ira", "ca-tfsa", "ch-3a", "jp-nisa", "sg-srs"],
    again:
      "Employer's money first, then the favoured accounts, then an ordinary one. Broad, cheap funds do inside them what they do outside.",
    next: ["What is an employer match?", "Roth or traditional: which is better?", "How do I start investing?"],
  },
  {
    id: "employer-match",
    ask: "What is an employer match?",
    about:
      "match|matches|matching|matched / match|matching 401k|employer|work|company|boss|free|pension|contribution|percent|have_to / employer|work|company|boss contribution|contributes|puts_in|free_money / match -sides / vested|vesting 401k|match|employer|resign",
    beside:
      "leaving behind really free money resign vested half contribution pension work matches percent mess payroll murder haha even 401k good deal put company",
    gist: "A match is money that your employer adds when you pay into the workplace plan, for example half of what you put in up to a share of your pay. Nothing else brings as much at once, so contribute at least enough to get all of it. Ask when it becomes yours: with vesting, part is lost if you leave early.",
    own: "income",
    depends: "the rate and cap of the match, the vesting schedule, and whether you can spare the pay",
    by: {
      GB: "auto-enrolment makes employers pay in for most workers; opting out gives that up.",
      AU: "employers must pay super without any match; some add to voluntary payments.",
      DE: "employers must add to most pay converted into a company pension (bAV).",
      NL: "most pensions are compulsory with the employer paying the larger part.",
      CH: "the employer pays at least half of the pension fund's contributions.",
      SG: "CPF contributions of employer and employee are compulsory.",
      FR: "the abondement on a PEE or PERECO is the match.",
      IT: "a sector pension fund adds an employer's share only if you join.",
    },
    figures: ["us-401k"],
    again: "Pay that you get only by saving. If the plan matches by pay period, spread contributions over the year.",
    next: ["Which retirement accounts are there?", "Should I pay off debt or invest?"],
  },
  {
    id: "roth-or-traditional",
    ask: "Roth or traditional: which is better?",
    about:
      "roth traditional / roth -backdoor|convert|conversion / tax|taxed now later / pre_tax after_tax|post_tax|roth / rrsp tfsa / pension isa -lifetime / convert|conversion roth",
    beside:
      "better make lot now later ira 401k pay difference accountant point bracket income convert smarter decide which or conversion",
    gist: "It is the question when to pay tax: now on what goes in (Roth, TFSA, ISA), or later on what comes out (traditional, RRSP, most pensions). A rate that will be higher later speaks for tax now, as early in a career or at low income; a high rate today speaks for later. Some of both spreads the risk that rules change.",
    own: "income",
    depends: "your tax rate today and in retirement, an employer's match, and whether you may need the money early",
    by: {
      US: "what you paid into a Roth IRA can be taken out again at any time, its growth only under conditions; above an income limit the direct way is closed.",
      CA: "RRSP against TFSA is the same question.",
      GB: "a pension gives relief now and is taxed later but for a quarter; an ISA is the other way round.",
      else: "the same question stands between the accounts of {country}; see {source}.",
    },
    figures: ["us-ira", "ca-tfsa", "gb-isa"],
    again: "Pay the tax in the years with the lower rate. If you can't tell, split.",
    next: ["What is a backdoor Roth?", "How do tax brackets work?", "Which retirement accounts are there?"],
  },
  {
    id: "backdoor-roth",
    ask: "What is a backdoor Roth?",
    about: "backdoor|mega_backdoor / roth income_limit|too_much|earn_too",
    beside: "roth ira sounds illegal legal pro rata convert high income limit allowed",
    gist: "A backdoor Roth is legal: you pay into a traditional IRA without deducting it and convert it to a Roth, because conversions have no income limit. It is clean only if you hold no other pre-tax IRA money; otherwise the pro-rata rule taxes part of it. It is reported with the tax return.",
    own: "retirement",
    depends: "your income against the limit, other IRA balances, and whether your 401(k) can take those in",
    by: {
      US: "irs.gov has the form on which it is reported.",
      else: "that is a rule of the United States; {source} has the accounts of {country}.",
    },
    figures: ["us-ira"],
    again: "Non-deductible in, convert soon, file the form. Old pre-tax IRA money is the trap.",
    next: ["Roth or traditional: which is better?", "What do I do with an old 401(k)?"],
  },
  {
    id: "old-accounts",
    ask: "What do I do with an old 401(k)?",
    about:
      "rollover|roll|rolling over|401k|ira|it|direct|indirect|pension|old / old|previous|former 401k|401ks|pension|pensions|ira|employer_plan|super|tsp / left|leave|leaving|quit|jobs|job 401k|pension|403b|super|tsp / cash|withdraw|borrow|loan|take money|out|it 401k|ira|403b|retirement_account|retirement_accounts|tsp|pension / early_withdrawal / transfer pension|super",
    beside:
      "three sitting roll over cash out job jobs pot leave taxes direct indirect early penalty house home buy combine happens without paying workplace taking",
    gist: "An old workplace plan can usually stay, roll over to the new employer's plan, or roll over to an account of your own. Let it go directly from provider to provider, then no tax is held back. Cashing it out means income tax, usually a ten percent penalty before about sixty, and the loss of all its later growth.",
    own: "retirement",
    depends:
      "fees and funds of each plan, guarantees that would be lost, and whether you need the money protected from creditors",
    by: {
      GB: "pensions can be combined, but one with guaranteed benefits should move only after regulated advice; the pension tracing service finds lost ones.",
      AU: "ATO services through myGov find and combine old super.",
      DE: "a Direktversicherung can often be taken along or left paid-up; company promises stay.",
      CH: "pension fund money must move to the new fund or a vested benefits account.",
      CA: "a locked-in account takes what leaves a company pension.",
    },
    again: "Leave it or move it directly; don't cash it out. Compare the yearly costs first.",
    next: ["Which retirement accounts are there?", "What fees should I look at?"],
  },
  {
    id: "hsa-or-fsa",
    ask: "HSA or FSA?",
    about: "hsa|hsas|health_savings / fsa|flexible_spending|dependent_care",
    beside:
      "plan secret retirement account buy money open enrollment ends enrolment care medical use lose between help high deductible insurance doctor",
    gist: "An HSA goes with a high-deductible health plan, is untaxed going in, growing and coming out for medical costs, and stays yours for good. An FSA belongs to the employer's plan: also untaxed, but most of it is use it or lose it within the year, with a small carry-over at best. If you may have an HSA and can bear the deductible, it is usually the better one, and after sixty-five it can serve as a retirement account.",
    own: "cushion",
    depends: "which health plan you take, medical costs that you expect, and what the employer pays in",
    by: {
      US: "your employer's enrollment papers say which of them your plan allows.",
      else: "those are accounts of the United States; {source} tells what {country} has for medical costs.",
    },
    figures: ["us-hsa"],
    again:
      "HSA: keeps and grows. FSA: plan what you will spend and use it up. Invest the HSA once a year's deductible is in cash.",
    next: ["How does health insurance work?", "Which retirement accounts are there?"],
  },
  {
    id: "isa-choice",
    ask: "Which ISA should I use?",
    about: "isa|isas|lisa|lifetime_isa|help_to_buy|cash_isa|stocks_isa",
    beside: "cash stocks shares lifetime help buy house first home pension love which choose bonus allowance",
    gist: "An ISA keeps interest and gains free of UK tax. A cash ISA suits money for the next few years, stocks and shares the longer run. A Lifetime ISA adds a quarter to what you pay in for a first home or from sixty on; taking it out for anything else costs more than the bonus.",
    own: "cash",
    depends: "when you need it, whether a first home is ahead, and what your workplace pension adds",
    by: { else: "ISAs are accounts of the United Kingdom; {source} has those of {country}." },
    figures: ["gb-isa"],
    again:
      "Cash for soon, shares for later, Lifetime for a first home. The workplace pension's employer part comes before all of them.",
    next: ["Which retirement accounts are there?", "What is an index fund?"],
  },
  {
    id: "state-pension",
    ask: "When should I claim my state pension?",
    about:
      "social_security|state_pension|cpp|oas|public_pension|government_pension|survivor_benefits|spousal_benefits|widow|gesetzliche_rente|ahv|aow / ni|pension gaps|buy_back|national_insurance / claim|take pension 62|67|70",
    beside:
      "take claim still there old late husband draw working cut check years buy gaps when early spouse benefits wait record even",
    gist: "A state pension is paid for life and usually rises with prices; each year that you wait raises it. Waiting pays for those in good health, with other income, or with a younger partner who would inherit the larger pension; claiming early is right where health or money don't allow waiting. Look up your record: missing years can often be mended.",
    own: "spending",
    depends: "your health, other savings, whether you still work, and your partner's record",
    by: {
      US: "from sixty-two to seventy the amount rises by roughly three quarters; a widow or widower can claim on the other's record. Working before full retirement age can hold back part of it, and the trust fund's gap would cut benefits rather than end them. Your record is at ssa.gov.",
      CA: "CPP from sixty to seventy, OAS from sixty-five to seventy.",
      GB: "gov.uk shows your forecast; gaps can be filled, which mostly pays, so check before you buy.",
      DE: "each month earlier costs a lasting share; the yearly Renteninformation shows your claim.",
      AU: "the Age Pension is tested by income and assets.",
      FR: "quarters count; info-retraite.fr shows yours.",
      CH: "AHV and pension fund can be drawn early or late; gaps of the last five years can be paid in.",
      NL: "the AOW has a fixed age and can't be drawn early.",
      SE: "minpension.se shows all parts.",
      else: "{source} shows your own record.",
    },
    again: "A base for life, larger the later it starts. The years until then can be bridged with savings.",
    next: [
      "What are the parts of Medicare?",
      "How do I draw down savings in retirement?",
      "What changes in the years before retirement?",
    ],
  },
  {
    id: "company-pension",
    ask: "Pension: lump sum or monthly?",
    about:
      "final_salary|defined_benefit|company_pension|workplace_pension|auto_enrolment|auto_enrollment|pension_fund|occupational_pension|betriebsrente|teacher_pension|contributory_pension|pension_commutation / lump monthly|pension pension? / pension -state|old|isa|social|fund_of",
    beside:
      "lump sum monthly worth staying how work new uk transfer workplace retire contributory nigeria dey final salary take benefits lose job government",
    gist: "A defined-benefit pension pays a fixed sum for life; with a defined contribution one there is a pot whose size depends on markets. Lump sum or monthly is a choice between freedom and certainty: compare what a lump sum would buy as an annuity elsewhere, and ask whether it passes to a partner and rises with prices. Giving up a guaranteed pension is rarely wise and can't be undone.",
    own: "retirement",
    depends: "your health and your partner's, other steady income, and how safe the payer is",
    by: {
      US: "the PBGC insures private pensions up to a limit.",
      GB: "above a value a transfer needs regulated advice; auto-enrolment pensions are of the pot kind.",
      CH: "the pension fund lets you choose a pension, capital or part of each; tell it in time.",
      else: "{source} explains the pensions of {country}.",
    },
    again: "For life and fixed, or a pot and free. Price the same income as an annuity before you take the cash.",
    next: ["What is an annuity?", "When should I claim my state pension?"],
  },
  {
    id: "annuity",
    ask: "What is an annuity?",
    about: "annuity|annuities|leibrente|rentenversicherung",
    beside:
      "con good fixed variable indexed die dinner selling immediate deferred buy surrender insurance retire man free die",
    gist: "An annuity turns a sum into an income, for life or for some years. The plain ones (immediate or deferred, fixed) protect you from outliving your money; variable and indexed ones are complicated, costly and hard to leave, and pay those who sell them well. Most end with you unless you pay for a partner or a guaranteed period.",
    own: "drawable",
    depends: "your health, how much steady income you have already, interest rates, and the insurer's strength",
    again:
      "Plain ones can be useful for part of the money. Don't sign at a free dinner; ask for the surrender charges and the commission in writing.",
    next: ["How do I draw down savings in retirement?", "Pension: lump sum or monthly?"],
  },
  {
    id: "drawing-down",
    ask: "How do I draw down savings in retirement?",
    about:
      "rmd|rmds|required_minimum|sequence_of_returns|sequence_risk|bucket_strategy / draw|drawing|drawdown|withdraw|withdrawing|live down|savings|retirement|retire|running_dry|run_out / run_out money retirement|old",
    beside:
      "running dry old folk order accounts first tax minimum age four percent rule safe still distribution withdrawal",
    gist: "Draw about what a cautious rule allows, keep a year or two of spending in cash, and spend a little less after bad years: the first years matter most. Which account first is a question of tax. In the US, required minimum distributions make you take part of traditional accounts each year from seventy-three on.",
    own: "drawable",
    depends: "your spending, steady income such as a pension, tax on each account, and how long it has to last",
    by: {
      US: "the first required distribution falls due by April after the year you turn seventy-three (later for the young); missing one costs a tax penalty.",
      CA: "an RRSP becomes a RRIF at seventy-one at the latest, with yearly minimums.",
      GB: "a quarter of a pension pot is usually free of tax, the rest is taxed as income.",
      AU: "an account-based pension has yearly minimums by age.",
      else: "tax on withdrawals differs; see {source}.",
    },
    again: "A cautious share, flexible in bad years, cash for two of them. Take what is required first.",
    next: ["What is the 4 percent rule?", "What is an annuity?", "When should I claim my state pension?"],
  },
  {
    id: "near-retirement",
    ask: "What changes in the years before retirement?",
    about:
      "near|approaching|close|years|before|ready|soon retirement|retire|retiring -early|saving|start|late|much|age / retire next|in_five|in_two",
    beside: "change checklist what do should ready close soon prepare years fifty five sixty",
    gist: "In the last ten years before retirement, look at three things: what you will spend, what comes in for life (state and company pensions), and the gap that savings must fill. Move what you need in the first years out of shares step by step. Clear debts, and try living on the planned sum for some months.",
    own: "independence",
    depends: "your pension age, health cover until then, whether the home is paid, and your partner's plans",
    again: "Spending, lifelong income, gap. A trial year on the new budget tells more than any table.",
    next: [
      "When should I claim my state pension?",
      "How do I draw down savings in retirement?",
      "How much do I need to retire?",
    ],
  },
  {
    id: "retirement-late",
    ask: "Is it too late to start saving for retirement?",
    about:
      "too_late|too_old|starting_late|behind|catch_up start|save|saving|invest|retirement|retire|begin / nothing|no retirement|saved / 40|45|50|55|60 no|zero|nothing|start retirement|savings|saved",
    beside: "retirement saving age fifty start pension savings late invest still possible nothing",
    gist: "It is not too late: each further year of work adds savings and growth and takes a year off what has to be paid for. Many countries allow larger contributions from fifty on, and a state pension that starts later pays more: ask for its forecast. Pay off costly debts first and take no wild risks to catch up. Going into retirement without debts or rent lowers what you need the most.",
    own: "surplus",
    depends: "how long you can work, your state pension, and whether you own your home",
    by: { else: "catch-up rules: {source}." },
    figures: ["us-401k"],
    again:
      "Save more, work a little longer, need a little less. Don't make up for time with more risk: a fall just before the end is the hardest to mend.",
    next: ["How much must I save each month?", "What changes in the years before retirement?"],
  },
  {
    id: "fire",
    ask: "What is FIRE?",
    about:
      "fire -house|insurance|sale|boss / financial_independence|financially_independent|financial_freedom|financially_free|coast_fire|lean_fire|fat_fire|barista_fire|coastfire / retire|retirement early|at_45|at_40|at_50",
    beside: "early retire coast lean wage normal movement independent number how can kinds forty fifty movement",
    gist: "FIRE means financial independence, retire early: owning so much that what you own can carry what you spend, commonly about twenty-five times a year's spending. Coast FIRE means that what you have will grow enough by itself; lean, fat and barista name smaller or larger spending or part-time work. The share of income that you save decides the date more than the income.",
    own: "independence",
    depends: "your spending, savings rate, health cover before pensions start, and how markets run in the first years",
    again:
      "Twenty-five years of spending is the usual yardstick; a longer retirement asks for a little more. Try the life you plan before you leave the job.",
    next: ["What is the 4 percent rule?", "What's my savings rate?", "How do I draw down savings in retirement?"],
  },
];
