import type { Lesson } from "../lesson.ts";

export const RETIREMENT_ACCOUNTS: readonly Lesson[] = [
  {
    id: "retirement-accounts",
    ask: "Which retirement accounts are there?",
    about:
      "retirement account|accounts|options|kinds|which / 401k -match|solo|sep|old|roll|cash|left|loan|borrow|quit|job|withdraw|take|rollover|out|solo / 403b|457|457b|tsp|rrsp|tfsa|fhsa|superannuation|nisa|ideco|3a|srs|isk|riester|pea|ppf|nps|epf / ira -roth|roll|rollover|sep|solo|old / roth_ira|roth_401k / how|where|what save retirement|old_age / tax_advantaged|tax_free account|saving / max_out|contribution_limit|contribution_limits / pillar 3a",
    beside:
      "should contribute limit much put save saving money pension accounts which kinds there maximum work open plan between best better withdrawn year",
    gist: "Take all that your employer adds first, then a tax-favoured account of your own, then an ordinary one. Some accounts take money before tax and tax it when you take it out, others the other way round. Ten to fifteen percent of pay, the employer's part included, is a common aim. Inside them it still has to be invested, and taking it out early usually costs tax and a penalty.",
    own: "retirement",
    depends: "what your employer adds, your tax rate now and later, and when you may need the money",
    by: {
      US: "a common order is {order}.",
      else: "a common order is {order}. Rules and limits: {source}.",
    },
    figures: ["us-401k", "us-ira", "ca-tfsa", "ca-rrsp", "gb-isa", "ch-3a", "jp-nisa", "sg-srs"],
    again:
      "Employer's money first, then costly debts and a cushion, then the favoured accounts. Most can't be touched for decades; broad, cheap funds fit them.",
    next: ["What is an employer match?", "Roth or traditional: which is better?", "How do I start investing?"],
  },
  {
    id: "employer-match",
    ask: "What is an employer match?",
    about:
      "match|matches|matching|matched / match|matching 401k|employer|work|company|boss|free|pension|contribution|percent|have_to / employer|work|company|boss contribution|contributes|puts_in|free_money / match -sides / vested|vesting 401k|match|employer|resign",
    beside:
      "leaving behind really free money resign vested half contribution pension work matches percent mess payroll murder haha even 401k good deal put company",
    gist: "Contribute at least enough to get all of it: a match is money that your employer adds when you pay into the workplace plan, for example half of what you put in up to a share of your pay. Ask when it becomes yours: with vesting, part is lost if you leave early. In some countries the employer has to pay in whether you do or not.",
    own: "income",
    depends: "the rate and cap of the match, the vesting schedule, and whether you can spare the pay",
    by: {
      US: "an employer need not match; what you pay in is yours at once, the match after six years at the latest.",
      GB: "by auto-enrolment employers must pay in for most workers, at least three percent of qualifying pay; opting out gives that up.",
      CA: "a match in a group RRSP or pension is the employer's choice; CPP is compulsory for both.",
      AU: "it is no match: employers must pay super, twelve percent of ordinary earnings, without any payment of yours, and it has to reach the fund within seven business days of payday. Salary sacrifice on top is your choice, within the yearly cap; the ATO takes reports of unpaid super.",
      DE: "employers must add fifteen percent to most pay converted into a company pension (bAV).",
      FR: "the abondement on a PEE or PERECO is the match.",
      NL: "most pensions come with the job, with the employer paying the larger part.",
      IT: "a sector pension fund adds an employer's share only if you join and pay in.",
      CH: "the employer pays at least half of the pension fund's contributions.",
      SG: "CPF contributions of employer and employee are compulsory.",
      SE: "most employers pay tjänstepension under an agreement, without a payment of yours.",
      NO: "employers must pay at least two percent of pay into a pension.",
      DK: "most agreements have the employer pay two thirds of the pension and you one third.",
      else: "ask what your employer must pay in by law, and what only if you pay too.",
    },
    figures: ["us-401k"],
    again:
      "It is pay that you get only by saving, so it comes before extra payments on most debts. If the plan matches by pay period, spread contributions over the year.",
    next: ["Which retirement accounts are there?", "Should I pay off debt or invest?"],
  },
  {
    id: "roth-or-traditional",
    ask: "Roth or traditional: which is better?",
    about:
      "roth traditional / roth -backdoor|convert|conversion / tax|taxed now later / pre_tax after_tax|post_tax|roth / rrsp tfsa / pension isa -lifetime / convert|conversion roth",
    beside:
      "better make lot now later ira 401k pay difference accountant point bracket income convert smarter decide which or conversion",
    gist: "Pay the tax in the years with the lower rate: early in a career or at a low income that is usually now, at a high income usually later. Tax now means that what comes out later is free (Roth, TFSA, ISA); tax later means a deduction today (traditional, RRSP, most pensions). Take everything that an employer adds first, in either kind. If you can't tell, some of both spreads the risk that rules change.",
    own: "income",
    depends: "your tax rate today and in retirement, an employer's match, and whether you may need the money early",
    by: {
      US: "what you paid into a Roth IRA can be taken out again at any time, its growth only under conditions; above an income limit the direct way is closed.",
      GB: "a pension gives relief now and is taxed later except for a quarter, and is closed until later life; an ISA is the other way round and open at any time.",
      CA: "a TFSA comes first at a low or middle income and for money that you may need, since what you take out can go back in the next year; an RRSP at a higher rate of tax, with the refund saved as well.",
      AU: "super is taxed lightly going in and usually free from sixty on, but closed until then; savings outside stay within reach.",
      DE: "Basisrente and company pensions save tax now and are taxed later; an ETF plan is open at any time.",
      FR: "a PER saves tax now, which suits a high bracket; a PEA or assurance-vie favours what comes out.",
      NL: "a lijfrente saves tax now and is taxed later; free savings count in box three.",
      CH: "pillar 3a saves tax now and is taxed at a lower rate later.",
      JP: "iDeCo saves tax now, NISA leaves gains free.",
      SG: "SRS saves tax now, and half of what you draw in retirement is taxed.",
      else: "the same question comes up with the accounts of {country}, see {source}.",
    },
    figures: ["us-ira", "ca-tfsa", "ca-rrsp", "gb-isa", "ch-3a", "jp-nisa", "sg-srs"],
    again:
      "Compare your rate today with the one that you expect in retirement. Money that you may need early belongs where it can come out.",
    next: ["What is a backdoor Roth?", "How do tax brackets work?", "Which retirement accounts are there?"],
  },
  {
    id: "backdoor-roth",
    ask: "What is a backdoor Roth?",
    about: "backdoor|mega_backdoor / roth income_limit|too_much|earn_too",
    beside: "roth ira sounds illegal legal pro rata convert high income limit allowed",
    gist: "A backdoor Roth is legal: you pay into a traditional IRA without deducting it and convert it to a Roth, because conversions have no income limit. It is free of tax only if you hold no other pre-tax IRA money at the end of the year; otherwise the pro-rata rule taxes part of it. It is reported with the tax return, and worth the work only above the income limit for paying in directly.",
    own: "rothIncome",
    depends: "your income against the limit, other IRA balances, and whether your 401(k) can take those in",
    by: {
      US: "only IRAs count for the pro-rata rule, not a 401(k); irs.gov has the form on which it is reported.",
      else: "that is a rule of the United States; {source} has the accounts of {country}.",
    },
    figures: ["us-roth-income"],
    again:
      "Non-deductible in, convert soon before it grows, file the form. Old pre-tax IRA money is the trap; a 401(k) that takes it in solves that.",
    next: ["Roth or traditional: which is better?", "What do I do with an old 401(k)?"],
  },
  {
    id: "old-accounts",
    ask: "What do I do with an old 401(k)?",
    about:
      "rollover|roll|rolling over|401k|ira|it|direct|indirect|pension|old / old|previous|former 401k|401ks|pension|pensions|ira|employer_plan|super|tsp / left|leave|leaving|quit|jobs|job 401k|pension|403b|super|tsp / cash|withdraw|borrow|loan|take money|out|it 401k|ira|403b|retirement_account|retirement_accounts|tsp|pension / early_withdrawal / transfer pension|super",
    beside:
      "three sitting roll over cash out job jobs pot leave taxes direct indirect early penalty house home buy combine happens without paying workplace taking",
    gist: "Leaving it is fine if its costs are low; otherwise roll it over to the new employer's plan or to an account of your own, and don't cash it out. Have it moved directly from provider to provider, so that no tax is held back. Cashing out usually costs tax, often a penalty, and all of its later growth.",
    own: "retirement",
    depends: "fees and funds of each plan, guarantees that would be lost",
    by: {
      US: "cashing out costs income tax and, before fifty-nine and a half, usually a ten percent penalty. A check made out to you has twenty percent held back and must be in an account again within sixty days. Those who leave a job at fifty-five or later can draw on that plan without the penalty; small balances can be moved out unasked, so keep your address current.",
      GB: "pensions can be combined, but one with guaranteed benefits should move only after regulated advice; the pension tracing service finds lost ones. Nothing can be drawn before fifty-five, soon fifty-seven, and offers to free it earlier are scams.",
      CA: "a locked-in account takes what leaves a company pension.",
      AU: "ATO services through myGov find and combine old super; check first whether insurance in it would end.",
      DE: "a Direktversicherung can often be taken along or left paid-up; company promises stay.",
      FR: "an old PEE, PERECO or company contract can usually be moved to the new plan or a PER; ciclade.fr finds forgotten ones.",
      NL: "mijnpensioenoverzicht.nl shows all; small pensions move along by themselves, larger ones on request.",
      CH: "pension fund money must move to the new fund or a vested benefits account.",
      JP: "a DC balance has to be moved within six months of leaving.",
      SE: "minpension.se shows all; many occupational pensions can be moved.",
      NO: "most old pension certificates move to your egen pensjonskonto.",
      else: "ask the old plan what staying costs, and whether it can move directly.",
    },
    again:
      "Leave it or move it directly, after comparing the yearly costs. A loan from a plan usually falls due when you leave the job; write down where each account is.",
    next: ["Which retirement accounts are there?", "What fees should I look at?"],
  },
  {
    id: "hsa-or-fsa",
    ask: "HSA or FSA?",
    about: "hsa|hsas|health_savings / fsa|flexible_spending|dependent_care",
    beside:
      "plan secret retirement account buy money open enrollment ends enrolment care medical use lose between help high deductible insurance doctor",
    gist: "Take the HSA if you could pay its plan's deductible from savings: you pay nearly all care yourself until that is reached. An HSA goes only with certain plans, is untaxed going in, growing and coming out for medical costs, and stays yours for good. An FSA belongs to the employer: also untaxed, but most of it is use it or lose it within the year. For other things HSA money costs tax and, before sixty-five, a penalty.",
    own: "cushion",
    depends: "which health plan you take, medical costs that you expect, and what the employer pays in",
    by: {
      US: "bronze and catastrophic plans now count for an HSA too (irs.gov); your employer's enrollment papers say which one your plan allows.",
      else: "those are accounts of the United States; ask your health insurer or employer what {country} has for medical costs.",
    },
    figures: ["us-hsa"],
    again:
      "Compare both plans in a good and in a bad year: premium, deductible, what the employer pays in. Invest the HSA once a year's deductible is in cash; put into an FSA only what you are sure to spend.",
    next: ["How does health insurance work?", "Which retirement accounts are there?"],
  },
  {
    id: "isa-choice",
    ask: "Which ISA should I use?",
    about: "isa|isas|lisa|lifetime_isa|help_to_buy|cash_isa|stocks_isa",
    beside: "cash stocks shares lifetime help buy house first home pension love which choose bonus allowance",
    gist: "A cash ISA suits money for the next five years, stocks and shares the longer run, and a Lifetime ISA a first home or life from sixty on. All keep interest and gains free of UK tax. A Lifetime ISA is opened between eighteen and thirty-nine and adds a quarter to what you pay in; taking it out for anything else, or for a home above its price limit, costs a quarter of it, so you get back less than you paid in.",
    own: "cash",
    depends: "when you need it, whether a first home is ahead, and what your workplace pension adds",
    by: {
      GB: "you can hold and pay into several at once; move an old one by a transfer and not by taking it out. A lower limit for the cash part has been decided for those under sixty-five; see gov.uk.",
      else: "ISAs are accounts of the United Kingdom; {source} has those of {country}.",
    },
    figures: ["gb-isa"],
    again:
      "Cash for soon, shares for later, Lifetime for a first home held at least a year. The workplace pension's employer part comes before all of them.",
    next: ["Which retirement accounts are there?", "What is an index fund?"],
  },
];
