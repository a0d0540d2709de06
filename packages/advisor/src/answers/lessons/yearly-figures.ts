import type { Country } from "@seven-figures/domain";
import { dollars } from "../words/figures.ts";
import type { DatedFigure } from "./figure-words.ts";

/** From which income on less can be paid into a Roth IRA by one person, and from which on nothing. */
export const ROTH_INCOME = { year: 2026, from: 153_000, to: 168_000 };

/** What is taxed of one person's income in the US once the standard deduction is taken: percent, up to how much. */
export const US_TAX = {
  year: 2026,
  deduction: 16_100,
  steps: [
    { rate: 10, upTo: 12_400 },
    { rate: 12, upTo: 50_400 },
    { rate: 22, upTo: 105_700 },
    { rate: 24, upTo: 201_775 },
  ],
} as const;

/**
 * All amounts that change with the years, as published by 22 November 2026. A new year's figures are entered here
 * and nowhere else; an answer names the year and the source, and in a later year where the newer figure stands.
 */
export const YEARLY_FIGURES = {
  "us-401k": irs(
    "up to $24,500 of pay can go into a 401(k), 403(b), 457 or the TSP, plus $8,000 from the age of 50, or $11,250 from 60 to 63 where the plan allows it",
    "IRS, Notice 2025-67",
  ),
  "us-ira": irs("up to $7,500 can go into IRAs, and $1,100 more from the age of 50 on", "IRS, Notice 2025-67"),
  "us-roth-income": irs(
    `direct payments into a Roth IRA shrink from ${dollars(ROTH_INCOME.from)} of income on and end at ${dollars(ROTH_INCOME.to)} for one person, from $242,000 to $252,000 for a couple filing together`,
    "IRS, Notice 2025-67",
  ),
  "us-hsa": irs(
    "up to $4,400 can go into an HSA for one person and $8,750 for a family",
    "IRS, Revenue Procedure 2025-19",
  ),
  "us-deduction": irs(
    "the standard deduction is $16,100 for one person and $32,200 for a couple filing together",
    "IRS, Revenue Procedure 2025-32",
  ),
  "us-brackets": irs(
    `after deductions one person pays ${US_TAX.steps.map((step) => `${step.rate}% up to ${dollars(step.upTo)}`).join(", ")} and more above; a couple filing together has twice those steps`,
    "IRS, Revenue Procedure 2025-32",
  ),
  "us-gift": irs(
    "up to $19,000 can be given to each person without a gift tax return",
    "IRS, Revenue Procedure 2025-32",
  ),
  "us-estate": irs(
    "a person can give away or leave up to $15,000,000 in all before federal gift or estate tax falls due",
    "Internal Revenue Code, section 2010(c)(3)",
  ),
  "us-child-account": {
    country: "US",
    says: "the government pays $1,000 once into the Trump account of a child who is a citizen and born from 2025 to 2028, if it is asked for on Form 4547",
    year: 2026,
    since: true,
    source: "IRS, Form 4547",
    where: "irs.gov",
  },
  "us-i-bonds": {
    country: "US",
    says: "up to $10,000 of I bonds can be bought per person and year",
    year: 2012,
    since: true,
    source: "TreasuryDirect, I bonds",
    where: "treasurydirect.gov",
  },
  "us-deposits": {
    country: "US",
    says: "deposits are insured up to $250,000 per person, bank and kind of ownership",
    year: 2010,
    since: true,
    source: "FDIC, Deposit Insurance FAQs",
    where: "fdic.gov",
    atLeastInDollars: 250_000,
  },
  "us-sipc": {
    country: "US",
    says: "SIPC covers up to $500,000 of missing securities and cash per customer, of which $250,000 for cash",
    year: 2010,
    since: true,
    source: "SIPC, What SIPC Protects",
    where: "sipc.org",
  },
  "gb-isa": {
    country: "GB",
    says: "up to £20,000 a tax year can go into ISAs, of which £4,000 into a Lifetime ISA",
    year: 2017,
    since: true,
    source: "HMRC, Individual Savings Accounts",
    where: "gov.uk",
  },
  "gb-deposits": deposits("GB", "£120,000", 2025, "Prudential Regulation Authority, PS24/25", "fscs.org.uk", 125_000),
  "gb-state-pension": {
    country: "GB",
    says: "the full new State Pension is £241.30 a week from April on",
    year: 2026,
    source: "Department for Work and Pensions, Benefit and pension rates 2026 to 2027",
    where: "gov.uk",
  },
  "gb-income-tax": {
    country: "GB",
    says: "the first £12,570 of income is free of tax, then 20% is due up to £50,270 and 40% or more above; Scotland has its own steps",
    year: 2021,
    since: true,
    source: "HMRC, Income Tax rates and Personal Allowances",
    where: "gov.uk",
  },
  "gb-estate": {
    country: "GB",
    says: "estates are taxed above £325,000, or above up to £500,000 where the home goes to children",
    year: 2020,
    since: true,
    source: "HMRC, Inheritance Tax thresholds",
    where: "gov.uk",
  },
  "gb-pension-estate": {
    country: "GB",
    says: "most unused pensions begin to count for inheritance tax, for deaths from April 6 on",
    year: 2027,
    source: "HMRC, Inheritance Tax: unused pension funds and death benefits",
    where: "gov.uk",
  },
  "ca-tfsa": {
    country: "CA",
    says: "the TFSA room of the year is C$7,000, beside what was not used before",
    year: 2026,
    source: "Canada Revenue Agency, MP, DB, RRSP, DPSP, ALDA and TFSA limits",
    where: "canada.ca",
  },
  "ca-rrsp": {
    country: "CA",
    says: "18% of the earned income of the year before, at most C$33,810, can go into an RRSP, beside what was not used before",
    year: 2026,
    source: "Canada Revenue Agency, MP, DB, RRSP, DPSP, ALDA and TFSA limits",
    where: "canada.ca",
  },
  "ca-fhsa": {
    country: "CA",
    says: "an FHSA takes C$8,000 a year and C$40,000 in all",
    year: 2023,
    since: true,
    source: "Canada Revenue Agency, First Home Savings Account",
    where: "canada.ca",
  },
  "ca-mortgage-insurance": {
    country: "CA",
    says: "homes below C$1,500,000 can be insured, with at least 5% of the first C$500,000 and 10% of the rest as a down payment",
    year: 2024,
    since: true,
    source: "Department of Finance Canada, insured mortgage rules of 15 December 2024",
    where: "canada.ca",
  },
  "de-saver": {
    country: "DE",
    says: "€1,000 of interest and gains a year are free of tax for one person and €2,000 for a couple",
    year: 2023,
    since: true,
    source: "Einkommensteuergesetz, section 20(9)",
    where: "bundesfinanzministerium.de",
  },
  "fr-livret-a": {
    country: "FR",
    says: "a Livret A takes up to €22,950",
    year: 2013,
    since: true,
    source: "Service-Public, Livret A",
    where: "service-public.fr",
  },
  "fr-ldds": {
    country: "FR",
    says: "an LDDS takes up to €12,000",
    year: 2012,
    since: true,
    source: "Service-Public, LDDS",
    where: "service-public.fr",
  },
  "fr-lep": {
    country: "FR",
    says: "an LEP takes up to €10,000",
    year: 2023,
    since: true,
    source: "Service-Public, LEP",
    where: "service-public.fr",
  },
  "nl-own-risk": {
    country: "NL",
    says: "the compulsory eigen risico is €385, and up to €500 more can be chosen",
    year: 2026,
    source: "Rijksoverheid, eigen risico",
    where: "rijksoverheid.nl",
  },
  "ch-3a": {
    country: "CH",
    says: "employees with a pension fund can pay CHF 7,258 into pillar 3a",
    year: 2026,
    source: "Federal Social Insurance Office, amounts in pillar 3a",
    where: "bsv.admin.ch",
  },
  "jp-nisa": {
    country: "JP",
    says: "NISA takes ¥3,600,000 a year and ¥18,000,000 in a lifetime",
    year: 2024,
    since: true,
    source: "Financial Services Agency, NISA",
    where: "fsa.go.jp",
  },
  "sg-srs": {
    country: "SG",
    says: "citizens and permanent residents can pay S$15,300 a year into SRS",
    year: 2016,
    since: true,
    source: "Inland Revenue Authority, SRS contributions",
    where: "iras.gov.sg",
  },
  "ca-deposits": {
    country: "CA",
    says: "deposits are insured up to C$100,000 per bank and kind of account, a joint one once for each set of owners",
    year: 2005,
    since: true,
    source: "CDIC, What's covered",
    where: "cdic.ca",
    atLeastInDollars: 65_000,
  },
  "au-deposits": deposits("AU", "A$250,000", 2012, "APRA, About the Financial Claims Scheme", "apra.gov.au", 140_000),
  "ch-deposits": deposits("CH", "CHF 100,000", 2008, "Banking Act, article 37a", "esisuisse.ch", 95_000),
  "se-deposits": deposits("SE", "SEK 1,150,000", 2026, "Riksgälden, insättningsgarantin", "riksgalden.se", 98_000),
  "no-deposits": deposits(
    "NO",
    "NOK 2,000,000",
    2019,
    "Norwegian Banks' Guarantee Fund",
    "bankenessikringsfond.no",
    160_000,
  ),
  "jp-deposits": {
    country: "JP",
    says: "deposits with interest are protected up to ¥10,000,000 and its interest per person and bank",
    year: 2005,
    since: true,
    source: "Deposit Insurance Corporation of Japan, deposit insurance",
    where: "dic.go.jp",
    atLeastInDollars: 60_000,
  },
  "sg-deposits": {
    country: "SG",
    says: "deposits are insured up to S$100,000 per person and bank",
    year: 2024,
    since: true,
    source: "Singapore Deposit Insurance Corporation, deposit insurance scheme",
    where: "sdic.org.sg",
    atLeastInDollars: 65_000,
  },
  "eu-deposits-de": euDeposits("DE", "bafin.de"),
  "eu-deposits-fr": euDeposits("FR", "garantiedesdepots.fr"),
  "eu-deposits-it": euDeposits("IT", "fitd.it"),
  "eu-deposits-es": euDeposits("ES", "fgd.es"),
  "eu-deposits-nl": euDeposits("NL", "dnb.nl"),
  "eu-deposits-dk": euDeposits("DK", "gii.dk"),
} as const satisfies Record<string, DatedFigure>;

export type YearlyFigure = keyof typeof YEARLY_FIGURES;

function irs(says: string, source: string) {
  return { country: "US", says, year: 2026, source, where: "irs.gov" } as const;
}

function euDeposits<Of extends Country>(country: Of, where: string) {
  return deposits(country, "€100,000", 2015, "Directive 2014/49/EU, article 6", where, 95_000);
}

function deposits<Of extends Country>(
  country: Of,
  limit: string,
  year: number,
  source: string,
  where: string,
  atLeastInDollars: number,
) {
  const says = `deposits are protected up to ${limit} per person and bank`;
  return { country, says, year, since: true, source, where, atLeastInDollars } as const;
}
