import type { Lesson } from "../lesson.ts";

export const WORK: readonly Lesson[] = [
  {
    id: "negotiate-pay",
    ask: "How do I negotiate my pay?",
    about:
      "negotiate|negotiating|negotiation pay|salary|raise|offer|job|more -bill|bills|debt / ask|asking|request boss|manager|raise|hr|employer|work more|raise|money|pay / ask raise / counter|counteroffer offer|they|do|salary / salary_expectations|expected_salary|current_ctc|salary_history|salary_range / boss|manager|hr no_budget|budget|ctc|promotion",
    beside:
      "say greedy sounding salary raise offered tuesday meeting money back tell expectations counter promotion performance review underpaid",
    gist: "Ask, for a new job before you accept: it is expected, and a polite request with figures hardly ever costs a job offer. Find the market range first, then name what you achieved in numbers, then a specific sum a little above your aim, and wait for the answer. Pick a time after a success or before budgets are made. If there is no budget, ask what it takes and by when, or for time, training or a title.",
    own: "income",
    depends: "what others pay for the same work, when budgets are made, and whether you have another offer",
    again:
      "Range, results, number, silence; practise it aloud once. Asked for present pay, you may answer with the range you look for; in many places they may not ask.",
    next: ["What happens to my date if I earned 10k more a year?", "How do tax brackets work?"],
  },
  {
    id: "side-income",
    ask: "How can I earn more?",
    about:
      "side_hustle|side_hustles|side_gig|side_job|side_income|second_job|extra_cash|extra_income|dropshipping / earn|make more|extra|money -raise|month|a_year|return|interest|rate|when|sooner|save / ideas|ways earn|cash|money|income / selling|sell knitting|crafts|art|online|etsy / money bike|weekends|weekend",
    beside:
      "ideas weekend nurse bike knitting mlm sell begin arent worth skills online from home hustle cash how can what do money",
    gist: "Extra shifts or a raise in your own trade usually pay best per hour; next comes what you can already do: tutoring, pet sitting, cleaning, repairs, deliveries, writing, translating. Count what is left after tax, fuel and fees. Begin with one customer before you spend on equipment. Keep away from anything where you pay to start or earn by bringing in others.",
    own: "surplus",
    depends: "your hours and skills, your contract (some forbid side jobs), and taxes on what you earn",
    by: {
      US: "profit from a side job has to be declared, and self-employment tax comes on top.",
      GB: "a small trading income a year is free; above it register with HMRC.",
      AU: "declare it with your return; an ABN is needed for work of your own.",
      DE: "tell the employer; one Minijob beside the main job is usually free of tax for you.",
      FR: "the micro-entrepreneur scheme fits small side work.",
      NL: "it counts in your return; regular work of your own needs the KVK.",
      else: "declare it; {source} has the rules.",
    },
    again:
      "One skill, one customer, one weekend as a trial. Put a quarter to a third aside for taxes, and ask yourself whether selling things or cutting one large cost would bring the same.",
    next: ["How are freelancers taxed?", "How do I negotiate my pay?"],
  },
  {
    id: "start-business",
    ask: "Should I start a business?",
    about:
      "start|starting|open|buy|run business|company|startup|franchise|shop -account / small_business|business_plan|entrepreneur|entrepreneurship|go_full_time|become self_employed / quit job business",
    beside: "my own money loan should how risk idea savings first funding fail grant",
    gist: "Test a business while you still have pay: first customers, first prices, first months of figures. Leave the job only with six to twelve months of spending in cash, better once the business brings about half of what you need. Keep its money in an account of its own and give yourself a limit in time and money beforehand.",
    own: "cushion",
    depends: "how many months your cushion lasts, what it costs to begin, and who depends on your income",
    by: {
      US: "sba.gov and SCORE help free of charge; health cover comes from the marketplace.",
      GB: "gov.uk has Start Up Loans and free help lines.",
      CA: "the BDC and your province advise and lend.",
      AU: "business.gov.au has registration and grants.",
      DE: "the Gründungszuschuss helps out of unemployment; the IHK advises.",
      FR: "the ACRE lowers contributions at first; a micro-entreprise is opened online.",
      NL: "the KVK advises and registers.",
    },
    again:
      "Customers before costs. A loan that you guarantee yourself reaches your home and savings; health cover and taxes have to be in the first price.",
    next: ["How are freelancers taxed?", "How long would my savings last if I stopped working?"],
  },
  {
    id: "losing-a-job",
    ask: "How do unemployment benefits work?",
    about:
      "unemployment_benefits|unemployment_insurance|severance|laid_off|layoff|layoffs|redundancy|redundant|jobless|kurzarbeit|arbeitslosengeld -loan / lose|lost|losing|leaving|quitting job|work prepare|first|start / between_jobs|between_work",
    beside: "what do first should prepare file claim benefits job lost pay health money help before quit happens if",
    gist: "Claim unemployment benefits in the first week: they replace a part of the pay, often a third to two thirds, for some months to a year or more, usually only if it was not your choice. Sort out health cover, and write a budget of what must be paid. Ask the employer for severance in writing and sign nothing on the same day. Tell lenders before a payment is missed, and leave retirement accounts alone.",
    own: "cushion",
    depends: "the reason you left, how long you worked, your contract, and your cushion",
    by: {
      US: "file with your state at once; COBRA or the marketplace for health cover, within sixty days.",
      GB: "new-style Jobseeker's Allowance or Universal Credit; redundancy pay after two years.",
      CA: "apply for EI within four weeks; ask for the record of employment.",
      AU: "claim JobSeeker at Services Australia; redundancy pay depends on years of service.",
      DE: "register as arbeitsuchend within three days of the notice, or benefits can be held back; a settlement that you sign can block them too.",
      FR: "register with France Travail at once, at the latest within twelve months; after a rupture conventionnelle you are covered, after quitting usually not.",
      NL: "claim WW at the UWV within a week of the last day; sign no settlement before somebody has read it.",
      IT: "claim the NASpI at INPS within sixty-eight days.",
      ES: "claim at the SEPE within fifteen working days.",
      CH: "register with the RAV before the first day without work.",
      JP: "claim at Hello Work with the separation slip; those who were let go are paid sooner.",
      SG: "there is no general benefit; SkillsFuture Jobseeker Support helps some who were let go.",
      SE: "membership in an a-kassa decides the sum; register with Arbetsförmedlingen on the first day.",
      NO: "register and claim at NAV at once.",
      DK: "membership in an a-kasse decides; register on the first day.",
      else: "claim benefits in the first week; the employment office tells how.",
    },
    again:
      "Benefits, health cover, bare budget, then the search. Half an hour on the first day saves weeks of pay; divide your cash by the bare budget to see how long you have.",
    next: ["How long would my savings last if I stopped working?", "What if I can't pay my debts?"],
  },
  {
    id: "payslip",
    ask: "How do I read my pay slip?",
    about:
      "pay_slip|payslip|pay_stub|paystub|gross_pay|net_pay|fica / gross net -worth|or_net / deductions paycheck|payroll|pay",
    beside: "read understand what deductions pay check difference mean salary income which",
    gist: "Gross pay is what was agreed; net pay is what arrives after tax, social insurance, pension and health cover, often two thirds to four fifths of it. Check four things: hours and rate, the tax code or class, pension payments with the employer's share, and the year's totals. Mistakes are corrected most easily in the month they start, so tell payroll at once.",
    own: "income",
    depends: "your country's social insurance, benefits, and what you chose at work",
    by: {
      US: "FICA is Social Security and Medicare, together a little under eight percent of pay; then federal and in most places state tax, health plan and 401(k).",
      GB: "tax by the tax code, National Insurance, pension and student loan.",
      CA: "tax, CPP and EI, which stop for the year once their maximum is reached.",
      AU: "tax is withheld; super is paid on top of or within the package, as the contract says.",
      DE: "Lohnsteuer by the Steuerklasse, then pension, health, care and unemployment insurance, half of each from the employer.",
      FR: "the net à payer stands after contributions and the prélèvement à la source.",
      NL: "loonheffing and pension; holiday pay of eight percent usually comes in May.",
      CH: "AHV, unemployment, accident and pension fund; you usually pay health insurance and tax yourself.",
      SG: "employee's CPF is held back, tax is not.",
    },
    again:
      "Gross minus tax and insurance is net. Use net for your budget, since that is what you can spend; lenders usually ask for gross.",
    next: ["How do tax brackets work?", "How do I make a budget that lasts?"],
  },
  {
    id: "military",
    ask: "What is different about money in the military?",
    about:
      "military|army|navy|air_force|marines|veteran|veterans|va_benefits|deployment|deployed|service_member|gi_bill|scra|blended_retirement|tsp_match -navy_federal",
    beside: "money pay tsp match loan benefits what pcs bah retire housing service",
    gist: "Service brings benefits that civilians lack, so use those first: in the US the TSP with a match of up to five percent under the blended system, tax-free allowances, VA loans without a down payment, education benefits. The Servicemembers Civil Relief Act caps the rate on debts from before service at six percent. Lenders and car dealers near a base target steady pay, so compare before signing.",
    depends: "years of service, deployment, rank and family, and when you will leave",
    by: {
      US: "free counsellors: Military OneSource and the relief society of your branch.",
      else: "those are benefits of the United States; your forces' welfare office knows those of {country}.",
    },
    figures: ["us-401k"],
    again:
      "Pay in enough for the whole match, and ask lenders in writing for the cap on older debts. Ask a relief society before any payday lender.",
    next: ["Which retirement accounts are there?", "How much down payment do I need?"],
  },
  {
    id: "newcomers",
    ask: "What should newcomers to a country know about money?",
    about:
      "immigrant|immigrants|immigrated|newcomer|visa_holder|green_card|h1b|expat|expats / moved abroad / new country / remittance|remittances / send_money|sending_money|transfer_money|send|sending home|abroad|overseas|country / wise|western_union|moneygram / abroad",
    beside: "money send cheapest way bank credit history tax expat family back fees rate country new",
    gist: "In a new country get a tax number, a bank account and a small credit product that you pay in full, since credit records usually don't follow you. For money sent home compare what arrives after fees: most of the cost hides in the exchange rate, and online services are often cheaper than banks and counters. Find out early where you are taxed: most countries tax what your accounts back home earn as well, and some fine you for not reporting it.",
    depends: "your permit, treaties between the two countries, pensions in both, and how long you stay",
    by: {
      US: "an ITIN stands in for a social security number; citizens, green card holders and most others who spend many days there (about half of one year, or some four months in each of three years; students are excepted at first) are taxed on income from everywhere. Foreign accounts above a sum must be reported too (FBAR), and the penalties are high.",
      GB: "apply for a National Insurance number; being on the electoral roll, where you may, helps the credit record.",
      CA: "apply for a SIN; banks have newcomer accounts with a first card.",
      AU: "apply for a TFN; super can usually be claimed when a temporary visa ends.",
      DE: "after the Anmeldung the tax number comes by post; everybody has a right to a basic account.",
      FR: "with proof of address you have a right to an account, through the Banque de France if a bank refuses.",
      NL: "the BSN comes first; some recruited from abroad get part of the pay tax-free.",
      CH: "with most permits tax is withheld at source; health insurance must be taken within three months.",
      SE: "the personnummer from Skatteverket opens nearly everything else.",
      else: "ask the municipality or the immigration office which papers open the rest; taxes: {source}.",
    },
    again:
      "Account, tax number, small credit paid in full. Compare what arrives, not the fee, and never hand papers or money to somebody who promises a permit.",
    next: ["What is a credit score?", "What should I know about money on a trip abroad?"],
  },
];
