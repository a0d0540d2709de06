import type { Lesson } from "../lesson.ts";

export const STUDENT: readonly Lesson[] = [
  {
    id: "student-loans",
    ask: "How do student loans work?",
    about:
      "student|college|university|education|federal|tuition_fee loan|loans|debt -forgiveness|pslf|default|driven|stop|never / plan_2|plan_1|plan_5|bafog|bafoeg|hecs|help_debt|csn|osap|duo / overpay student|plan",
    beside:
      "work refinance consolidate leave alone private federal england interest pay early extra rate plan two should subsidized",
    gist: "Student loans pay for studies and are repaid from later income; government ones can often be paused, lowered by income and in some cases forgiven, which private ones usually can't. Pay as agreed where the rate is low or payments follow your income, pay extra above about six percent, and ask the servicer before a payment is missed. Refinancing with a private lender may lower the rate and gives those terms up for good. Card debt and a small cushion come before extra payments.",
    own: "studentLoans",
    depends: "whether it is public or private, the rate, your income, and whether forgiveness is within reach",
    by: {
      US: "federal loans need no payment while you are enrolled at least half-time and for six months after, though unsubsidized ones collect interest all the time; private ones follow their contract. studentaid.gov shows your federal loans and the repayment plans that are open now; they have changed lately, and borrowing again can close older plans for all of your loans.",
      GB: "repayment is a share of income above a threshold and the rest is written off after some decades, so overpaying pays only for those who would clear it anyway.",
      CA: "federal loans cost no interest, and the Repayment Assistance Plan lowers payments.",
      AU: "HELP debts are repaid through tax above an income threshold and rise with prices or wages, whichever is lower; there is no hurry.",
      DE: "BAföG asks back at most a capped sum, without interest; a KfW loan does cost interest.",
      FR: "most student loans are bank loans, so compare them; some are guaranteed by the state and repaid after the studies.",
      NL: "DUO sets payments by income and writes off what is left in the end.",
      JP: "JASSO lends with and without interest, and lowers or defers payments on request.",
      SE: "CSN loans have a low rate, and payments can be lowered at low income.",
      NO: "Lånekassen turns part of the loan into a grant and can defer payments.",
      DK: "SU-lån cost interest from the start; they are repaid within fifteen years.",
    },
    again:
      "Find out first whether it is public or private and at which rate. Public loans have safety nets that only those who ask get; private ones are plain debts.",
    next: [
      "How do income-driven plans and PSLF work?",
      "What if I stop paying my student loans?",
      "Should I pay off debt or invest?",
    ],
  },
  {
    id: "drop-out",
    ask: "Should I drop out of school and work?",
    about:
      "drop|dropping|dropped out -stock|market|etf|fund / quit|quitting|leave|leaving school|college|university|uni|degree",
    beside:
      "should work full time job instead finish semester really school college thinking about can stop money rather earn",
    gist: "That is a big decision, so take some weeks for it. A degree that is nearly done is usually worth finishing; one that leads where you don't want to go is not, and debts without a degree are the hardest to repay. Before you sign anything, ask for a leave of absence, fewer courses, and what the aid office has for an emergency: they can often bridge what looks like the end.",
    own: "studentLoans",
    depends:
      "how many terms are left, what the job pays with and without the degree, and what is really wrong: money, the subject, or how you feel",
    by: {
      US: "student loans fall due about six months after you leave or go below half time, and aid for an unfinished term may have to be given back.",
      GB: "what you owe for fees depends on the term in which you leave, and student finance has to be told at once; suspending studies keeps the place.",
      CA: "student loans fall due six months after you leave.",
      AU: "if you withdraw before the census date you owe nothing for those units.",
      DE: "an Urlaubssemester keeps the place; tell the BAföG office at once, since payments for months after leaving are asked back.",
      FR: "a césure keeps the place for up to a year; a scholarship can be asked back.",
      NL: "tell DUO and stop the travel product at once, since keeping it costs a fine.",
    },
    again:
      "Pause before you leave: a leave of absence keeps the door open. Talk to the aid office and a counsellor this week, and find out whether it is money, the subject or how you feel.",
    next: ["How do student loans work?", "How do I cope with money stress?"],
  },
  {
    id: "loan-forgiveness",
    ask: "How do income-driven plans and PSLF work?",
    about:
      "pslf|loan_forgiveness|public_service|income_driven|income_based|idr|ibr|save_plan / forgive|forgiven|forgiveness student|loan|loans",
    beside: "real myth plans work student loans payments qualify teacher nonprofit ten years",
    gist: "Forgiveness is real, with paperwork: Public Service Loan Forgiveness ends what is left of US federal Direct loans after a hundred and twenty payments, not necessarily in a row, while working full time for a government or a non-profit. An income-driven plan sets the payment as a share of income, by household, and forgives the rest after twenty years or more. Private loans have neither, and refinancing with a private lender ends the right to both for good.",
    own: "studentLoans",
    depends: "the kind of loan, your employer, your plan, and rules that Congress has been changing",
    by: {
      US: "studentaid.gov shows which plans are open now and has the employer form; send it every year. What an income-driven plan forgives counts as income for federal tax again, PSLF doesn't.",
      else: "those are rules of the United States; in {country} look at the lender of your public loan.",
    },
    again:
      "Check three things: federal direct loan, income-driven plan, employer that counts. Certify the employer each year, keep every confirmation, and pay no firm to apply.",
    next: ["How do student loans work?", "What if I stop paying my student loans?"],
  },
  {
    id: "student-default",
    ask: "What if I stop paying my student loans?",
    about:
      "default|defaulted|delinquent|never_pay|stop_paying|ignore|garnish|garnished student|loan|loans -car|house|mortgage",
    beside: "student happens pay wages done rehabilitation just lol my went into",
    gist: "Student debt doesn't go away: after about nine months without payment a US federal loan is in default, the whole balance falls due, and wages, tax refunds and benefits can be taken without a court; a private lender usually acts sooner but has to sue. Before that, if you ask, a payment based on income can be very small, or a pause is possible. A default can be undone, by rehabilitation (a series of agreed payments) or by consolidation.",
    own: "studentLoans",
    depends: "whether the loan is federal or private, how long nothing was paid, and your income",
    by: {
      US: "the servicer at studentaid.gov helps before a default, the Default Resolution Group at myeddebt.ed.gov after it.",
      GB: "repayments are taken from pay above a threshold, and nothing is due below it; abroad you have to report your income.",
      CA: "after about nine months the debt goes to the tax agency for collection; apply for the Repayment Assistance Plan before.",
      AU: "HELP debts are repaid through tax, and nothing is due below the threshold; abroad you have to report your income.",
      DE: "the Bundesverwaltungsamt frees from BAföG payments at low income, on request.",
      NL: "DUO lowers the payment by income on request.",
      SE: "CSN lowers the payment for the year on request.",
      NO: "Lånekassen grants a delay on request.",
      else: "those are rules of the United States; in {country} ask the lender for a pause or a payment by income before one is missed.",
    },
    again:
      "Call the servicer before the next payment is due and ask for a payment by income. Don't pay a firm to undo a default: it is free.",
    next: ["How do income-driven plans and PSLF work?", "What if I can't pay my debts?"],
  },
  {
    id: "education-account",
    ask: "How does a 529 plan work?",
    about:
      "529|529s|college_plan|college_plans|college_savings|resp|coverdell|education_savings|prepaid_tuition|junior_isa|jisa / save|saving kid|child|kids|children|daughter|son college|university|education|studies",
    beside:
      "plan work kid college wasted trap decides open grandparents financial aid savings account little better how roth change beneficiary scholarship lose",
    gist: "A 529 plan lets savings for education grow free of US tax if they pay for it, and suits you once your own retirement is on its way. If the child doesn't study, you can change the beneficiary, use it for trade school or an apprenticeship, or move part of it to the child's Roth IRA within limits; taking it out for something else costs tax and a ten percent penalty on the earnings only. In financial aid a parent's plan counts little.",
    own: "surplus",
    depends: "your state's tax break, the plan's fees, and the child's age",
    by: {
      US: "each state has its own plan; check first whether yours gives a tax break, and otherwise take the one with the lowest costs.",
      GB: "a Junior ISA grows free of tax and belongs to the child at eighteen.",
      CA: "the RESP is the plan of that kind, with a government grant of a fifth on what you pay in, up to a yearly and a lifetime limit.",
      AU: "there is no such account; investment bonds or an ordinary account are used.",
      DE: "there is no such account; an ETF plan in the child's name uses its own tax allowances.",
      FR: "there is no such account; Livret A, assurance-vie or a PEA of your own are used.",
      NL: "there is no such account; a savings or investment account, in your name or the child's, is used.",
      JP: "families use NISA accounts of the parents or education insurance.",
      else: "that is a US account; in {country} most families use an ordinary savings or investment account.",
    },
    again:
      "For education, tax-free, and more flexible than its name. Your own retirement comes first: there are loans for studies, and none for that.",
    next: ["How do I teach my kid about money?", "What does a baby cost?"],
  },
  {
    id: "education-worth",
    ask: "Is a degree worth the cost?",
    about:
      "mba|degree|masters|grad_school|bootcamp|certification|college|university|trade_school|phd worth|pay_off|cost|go|return|should|debt",
    beside: "worth back school study career salary quit job loans cost program",
    gist: "Studying is worth it if the raise that is realistic in that field pays back the cost, fees and lost pay together, within about ten years; a common rule is to borrow no more in all than a first year's pay there. Look at what graduates of that programme earn, not the average one, and how many finish. A cheaper school, an employer that pays, or part-time study can lower the cost a lot; ask employers whether it counts the same.",
    own: "income",
    depends: "the field, who pays, how many years of work are left, and whether you will finish",
    by: {
      US: "collegescorecard.ed.gov shows cost and later pay by school and subject.",
      GB: "discoveruni.gov.uk shows later pay by course.",
      AU: "compared.edu.au shows later pay by course.",
    },
    again:
      "Cost plus lost pay against the raise that is realistic; where the job doesn't ask for it, experience may count more. Ask three people who hold the job you want.",
    next: ["How do I negotiate my pay?", "How do student loans work?"],
  },
  {
    id: "first-job",
    ask: "What should I do with my first pay?",
    about:
      "first_job|first_paycheck|first_salary|first_real_job|new_grad|just_graduated|starting_out / young|teenager|18|19|20|21|22|student money|finances|start|save|invest / student job|part_time",
    beside: "what do money paycheck college turning start job begin graduate out should savings adult work pay",
    gist: "Keep living like a student for a while and move ten to twenty percent of pay to savings on payday: first the employer's match if there is one, then a cushion of one month, then costly debts, then three months of spending, then investing. Check the first pay slip for tax, pension and health cover. The trap is a car or a flat that takes every later raise.",
    own: "surplus",
    depends: "whether you still have support from home, student loans, and what the employer adds",
    again:
      "One month of cushion, match, debts, three months. Small sums now have the longest time to grow, and nobody misses what never arrived in the spending account.",
    next: ["What is an employer match?", "How do I make a budget that lasts?", "How do I read my pay slip?"],
  },
];
