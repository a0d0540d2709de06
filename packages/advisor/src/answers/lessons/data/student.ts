import type { Lesson } from "../lesson.ts";

export const STUDENT: readonly Lesson[] = [
  {
    id: "student-loans",
    ask: "How do student loans work?",
    about:
      "student|college|university|education|federal|tuition_fee loan|loans|debt -forgiveness|pslf|default|driven|stop|never / plan_2|plan_1|plan_5|bafog|bafoeg|hecs|help_debt|csn|osap|duo / overpay student|plan",
    beside:
      "work refinance consolidate leave alone private federal england interest pay early extra rate plan two should subsidized",
    gist: "Student loans are repaid in fixed instalments or, with many from the government, by income; those also pause and are in some cases forgiven, which private ones are not. If a payment is hard, ask the servicer before it is missed. Refinancing with a private lender may lower the rate and gives those terms up for good. At a low rate paying as agreed is fine; at a high one paying extra makes sense.",
    own: "studentLoans",
    depends: "whether it is public or private, the rate, your income, and whether forgiveness is within reach",
    by: {
      US: "studentaid.gov shows your federal loans and the repayment plans that are open now; they have changed several times lately.",
      GB: "repayment is a share of income above a threshold and the rest is written off after some decades, so overpaying pays only for those who would clear it anyway.",
      AU: "HELP debts are repaid through tax above an income threshold and rise with prices or wages; there is no hurry.",
      CA: "federal loans bear no interest, and the Repayment Assistance Plan lowers payments.",
      DE: "BAföG asks back at most a capped sum, without interest; a KfW loan does bear interest.",
      NL: "DUO sets payments by income and writes off what is left in the end.",
      SE: "CSN loans have a low rate, and payments can be lowered at low income.",
      NO: "Lånekassen turns part of the loan into a grant and can defer payments.",
      DK: "SU-lån bear interest from the start; they are repaid within fifteen years.",
    },
    again: "Know the terms before you pay ahead. Public loans have safety nets, private ones are plain debts.",
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
    gist: "That is a big one, and a hard week is no good day to decide it. A degree that is nearly done is mostly worth finishing; one that leads where you don't want to go is not. Before you sign anything, ask for a leave of absence, fewer courses, and what the aid office has for an emergency: they can often bridge what looks like the end.",
    own: "studentLoans",
    depends:
      "how many terms are left, what the job pays with and without the degree, and what is really wrong: money, the subject, or how you feel",
    by: {
      US: "student loans fall due about six months after you leave or go below half time, and aid for an unfinished term may have to be given back.",
    },
    again:
      "Pause before you leave: a leave of absence keeps the door open. Talk to the aid office and a counsellor this week.",
    next: ["How do student loans work?", "How do I cope with money stress?"],
  },
  {
    id: "loan-forgiveness",
    ask: "How do income-driven plans and PSLF work?",
    about:
      "pslf|loan_forgiveness|public_service|income_driven|income_based|idr|ibr|save_plan / forgive|forgiven|forgiveness student|loan|loans",
    beside: "real myth plans work student loans payments qualify teacher nonprofit ten years",
    gist: "An income-driven plan sets the payment on US federal student loans by what you earn and how many live in your household. Public Service Loan Forgiveness ends what is left after ten years of payments while working full time for a government or a non-profit; it is real, and depends on the right loan, plan and employer. Other plans forgive after twenty years or more.",
    own: "studentLoans",
    depends: "the kind of loan, your employer, your plan, and rules that Congress has been changing",
    by: {
      US: "studentaid.gov shows which plans are open now and has the employer form; send it every year.",
      else: "those are rules of the United States; in {country} look at the lender of your public loan.",
    },
    again: "Real, with paperwork. Certify the employer each year and keep every confirmation.",
    next: ["How do student loans work?", "What if I stop paying my student loans?"],
  },
  {
    id: "student-default",
    ask: "What if I stop paying my student loans?",
    about:
      "default|defaulted|delinquent|never_pay|stop_paying|ignore|garnish|garnished student|loan|loans -car|house|mortgage",
    beside: "student happens pay wages done rehabilitation just lol my went into",
    gist: "After about nine months without payment a US federal loan is in default: the whole balance falls due, and wages, tax refunds and benefits can be taken without a court. It can be mended, by rehabilitation (a row of agreed payments) or by consolidation. Before it comes to that, an income-driven payment can be as low as zero.",
    own: "studentLoans",
    depends: "whether the loan is federal or private, how long nothing was paid, and your income",
    by: {
      US: "the Default Resolution Group at myeddebt.ed.gov is the office to call.",
      else: "those are rules of the United States; in {country} ask the lender for a pause or a payment by income before one is missed.",
    },
    again: "It doesn't lapse, and it can be mended. Call the servicer and ask for a payment by income.",
    next: ["How do income-driven plans and PSLF work?", "What if I can't pay my debts?"],
  },
  {
    id: "education-account",
    ask: "How does a 529 plan work?",
    about:
      "529|529s|college_plan|college_plans|college_savings|resp|coverdell|education_savings|prepaid_tuition|junior_isa|jisa / save|saving kid|child|kids|children|daughter|son college|university|education|studies",
    beside:
      "plan work kid college wasted trap decides open grandparents financial aid savings account little better how roth change beneficiary scholarship lose",
    gist: "A 529 plan lets savings for education grow free of US tax if they pay for it. If the child doesn't study, you can change the beneficiary to a sibling or yourself, use it for trade school or apprenticeship, or move part of it to the child's Roth IRA within limits; taking it out for something else costs tax and a ten percent penalty on the earnings only. In financial aid a parent's plan counts little.",
    own: "surplus",
    depends:
      "your state's tax break, the plan's fees, the child's age, and whether your own retirement is on its way first",
    by: {
      CA: "the RESP is the plan of that kind, with a government grant on what you pay in.",
      GB: "a Junior ISA grows free of tax and belongs to the child at eighteen.",
      DE: "there is no such account; an ETF plan in the child's name uses its own tax allowances.",
      FR: "there is no such account; Livret A, assurance-vie or a PEA of your own are used.",
      AU: "there is no such account; investment bonds or an ordinary account are used.",
      JP: "families use NISA accounts of the parents or education insurance.",
      US: "each state has its own plan, and you may use another state's.",
      else: "that is a US account; {source} tells what exists in {country}.",
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
    gist: "Set what it costs, fees and lost pay together, against what people in that very field earn afterwards, not the average graduate. A cheaper school, an employer that pays, or part-time study often gives the same door for half the price. If the job you want doesn't ask for it, experience may count more.",
    own: "income",
    depends: "the field, who pays, how many years of work are left, and whether you will finish",
    again: "Cost plus lost pay against the raise that is realistic. Ask three people who hold the job you want.",
    next: ["How do I negotiate my pay?", "How do student loans work?"],
  },
  {
    id: "first-job",
    ask: "What should I do with my first pay?",
    about:
      "first_job|first_paycheck|first_salary|first_real_job|new_grad|just_graduated|starting_out / young|teenager|18|19|20|21|22|student money|finances|start|save|invest / student job|part_time",
    beside: "what do money paycheck college turning start job begin graduate out should savings adult work pay",
    gist: "With the first pay, keep living like a student for a while: a cushion of one month, then the employer's match if there is one, then costly debts, then a larger cushion. Let savings leave on payday. Check the first pay slip for tax, pension and health cover.",
    own: "surplus",
    depends: "whether you still have support from home, student loans, and what the employer adds",
    again: "One month of cushion, match, debts, three months. Small sums now have the longest time to grow.",
    next: ["What is an employer match?", "How do I make a budget that lasts?", "How do I read my pay slip?"],
  },
];
