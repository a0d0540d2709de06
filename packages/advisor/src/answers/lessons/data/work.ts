import type { Lesson } from "../lesson.ts";

export const WORK: readonly Lesson[] = [
  {
    id: "negotiate-pay",
    ask: "How do I negotiate my pay?",
    about:
      "negotiate|negotiating|negotiation pay|salary|raise|offer|job|more -bill|bills|debt / ask|asking|request boss|manager|raise|hr|employer|work more|raise|money|pay / ask raise / counter|counteroffer offer|they|do|salary / salary_expectations|expected_salary|current_ctc|salary_history|salary_range / boss|manager|hr no_budget|budget|ctc|promotion",
    beside:
      "say greedy sounding salary raise offered tuesday meeting money back tell expectations counter promotion performance review underpaid",
    gist: "Find the market range for the job first, then name what you achieved in numbers, then a specific sum a little above your aim, and be silent. If there is no budget, ask what it takes and by when, or for time, training or a title. Practise it aloud once, and say a range for expectations only when you must.",
    own: "income",
    depends: "what others pay for the same work, when budgets are made, and whether you have another offer",
    again:
      "Range, results, number, silence. Asked for present pay, you may answer with the range you look for; in many places they may not ask.",
    next: ["What happens to my date if I earned 10k more a year?", "How do tax brackets work?"],
  },
  {
    id: "side-income",
    ask: "How can I earn more?",
    about:
      "side_hustle|side_hustles|side_gig|side_job|side_income|second_job|extra_cash|extra_income|dropshipping / earn|make more|extra|money -raise|month|a_year|return|interest|rate|when|sooner|save / ideas|ways earn|cash|money|income / selling|sell knitting|crafts|art|online|etsy / money bike|weekends|weekend",
    beside:
      "ideas weekend nurse bike knitting mlm sell begin arent worth skills online from home hustle cash how can what do money",
    gist: "Extra income comes fastest from what you already can: tutoring, pet sitting, cleaning, repairs, deliveries, writing, translating, or extra shifts in your own trade. Begin with one customer before you spend on equipment. Keep away from anything where you pay to start or earn by bringing in others.",
    own: "surplus",
    depends: "your hours and skills, your contract (some forbid side jobs), and taxes on what you earn",
    again: "One skill, one customer, one weekend as a trial. Put a quarter to a third aside for taxes.",
    next: ["How are freelancers taxed?", "How do I negotiate my pay?"],
  },
  {
    id: "start-business",
    ask: "Should I start a business?",
    about:
      "start|starting|open|buy|run business|company|startup|franchise|shop -account / small_business|business_plan|entrepreneur|entrepreneurship|go_full_time|become self_employed / quit job business",
    beside: "my own money loan should how risk idea savings first funding fail grant",
    gist: "Test a business while you still have pay: first customers, first prices, first months of figures. Keep its money in an account of its own and give yourself a limit in time and money beforehand. Most fail for lack of customers or cash, not of ideas.",
    own: "cushion",
    depends: "how many months your cushion lasts, what it costs to begin, and who depends on your income",
    again:
      "Customers before costs, and a limit that you set on a calm day. Health cover and taxes come with the freedom.",
    next: ["How are freelancers taxed?", "How long would my savings last if I stopped working?"],
  },
  {
    id: "losing-a-job",
    ask: "How do unemployment benefits work?",
    about:
      "unemployment_benefits|unemployment_insurance|severance|laid_off|layoff|layoffs|redundancy|redundant|jobless|kurzarbeit|arbeitslosengeld -loan / lose|lost|losing|leaving|quitting job|work prepare|first|start / between_jobs|between_work",
    beside: "what do first should prepare file claim benefits job lost pay health money help before quit happens if",
    gist: "In the first week claim unemployment benefits, which replace a part of the pay for a limited time if it was not your doing, settle health cover, and write a budget of what must be paid. Ask the employer for severance in writing and sign nothing on the same day. Tell lenders before a payment is missed, and leave retirement accounts alone.",
    own: "cushion",
    depends: "the reason you left, how long you worked, your contract, and your cushion",
    by: {
      US: "file with your state at once; COBRA or the marketplace for health cover.",
      GB: "new-style Jobseeker's Allowance or Universal Credit; redundancy pay after two years.",
      DE: "register as arbeitsuchend within three days, or benefits can be held back.",
      FR: "register with France Travail within twelve months.",
      CA: "apply for EI within four weeks; ask for the record of employment.",
      CH: "register with the RAV before the first day without work.",
      DK: "membership in an a-kasse decides.",
      SE: "membership in an a-kassa decides the sum.",
      NL: "claim WW at the UWV within a week.",
      else: "claim benefits in the first week; {source} or the employment office tells how.",
    },
    again: "Benefits, health cover, bare budget, then the search. Half an hour on the first day saves weeks of pay.",
    next: ["How long would my savings last if I stopped working?", "What if I can't pay my debts?"],
  },
  {
    id: "payslip",
    ask: "How do I read my pay slip?",
    about:
      "pay_slip|payslip|pay_stub|paystub|gross_pay|net_pay|fica / gross net -worth|or_net / deductions paycheck|payroll|pay",
    beside: "read understand what deductions pay check difference mean salary income which",
    gist: "Gross pay is what was agreed; net pay is what arrives after tax, social insurance, pension and health cover. Look at the year's totals, at the tax code or class, and whether pension payments and the employer's share are right. Mistakes are found most easily in the month they start.",
    own: "income",
    depends: "your country's social insurance, benefits, and what you chose at work",
    again: "Gross minus tax and insurance is net. For budgets use net, for loans they ask gross.",
    next: ["How do tax brackets work?", "How do I make a budget that lasts?"],
  },
  {
    id: "military",
    ask: "What is different about money in the military?",
    about:
      "military|army|navy|air_force|marines|veteran|veterans|va_benefits|deployment|deployed|service_member|gi_bill|scra|blended_retirement|tsp_match -navy_federal",
    beside: "money pay tsp match loan benefits what pcs bah retire housing service",
    gist: "Service brings benefits that civilians lack: the TSP with a match under the blended system, tax-free allowances, VA loans without a deposit, education benefits. The Servicemembers Civil Relief Act caps the rate on debts from before service at six percent. Lenders near a base know about the steady pay, so compare before signing.",
    own: "surplus",
    depends: "years of service, deployment, rank and family, and when you will leave",
    by: {
      US: "free counsellors: Military OneSource and the relief society of your branch.",
      else: "those are benefits of the United States; your forces' welfare office knows those of {country}.",
    },
    figures: ["us-401k"],
    again:
      "Match first, allowances are tax-free, debts from before are capped. Ask a relief society before any payday lender.",
    next: ["Which retirement accounts are there?", "How much down payment do I need?"],
  },
  {
    id: "newcomers",
    ask: "What should newcomers to a country know about money?",
    about:
      "immigrant|immigrants|immigrated|newcomer|visa_holder|green_card|h1b|expat|expats / moved abroad / new country / remittance|remittances / send_money|sending_money|transfer_money|send|sending home|abroad|overseas|country / wise|western_union|moneygram / abroad",
    beside: "money send cheapest way bank credit history tax expat family back fees rate country new",
    gist: "In a new country get a tax number, a bank account and a small credit product that you pay in full, since records don't travel. Find out early where you are taxed, what happens to pensions in both countries, and which papers your funds need. For money sent home compare the sum that arrives: most of the cost hides in the exchange rate.",
    own: "surplus",
    depends: "your permit, treaties between the two countries, and how long you stay",
    by: {
      US: "an ITIN stands in for a social security number; citizens are taxed wherever they live.",
      else: "start at {source}.",
    },
    again: "Account, tax number, small credit paid in full. Compare what arrives, not the fee.",
    next: ["What is a credit score?", "What should I know about money on a trip abroad?"],
  },
];
