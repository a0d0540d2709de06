import type { Country } from "@seven-figures/domain";

/** The accounts that a country favours for saving; no limits or rates, which change each year and stand at the source. */
interface CountryAccounts {
  country: string;
  /** In which order most people use them. */
  order: string;
  points: readonly string[];
  /** Who publishes this year's limits and rules. */
  source: string;
  /** Who guards deposits, and who credit reports come from. */
  deposits: string;
  credit: string;
}

const OTHER: CountryAccounts = {
  country: "your country",
  order:
    "an employer's pension with a matching contribution first, then any account with a tax advantage, then an ordinary one",
  points: [
    "An employer's pension, above all where the employer adds to it.",
    "A state-favoured pension or savings account, if there is one.",
    "An ordinary investment account for all else: flexible, taxed as usual.",
  ],
  source: "your tax authority's website",
  deposits: "your country's deposit guarantee scheme",
  credit: "the credit bureaus of your country",
};

/** Written 2026-11-20. */
const BY_COUNTRY: Partial<Record<Country, CountryAccounts>> = {
  US: {
    country: "the United States",
    order:
      "a 401(k) up to the employer's match, then an HSA if you are eligible, then an IRA, then more 401(k), then a brokerage account",
    points: [
      "**401(k) or 403(b)** at work: from pay before tax (or Roth, after tax); an employer's match is free money.",
      "**Traditional or Roth IRA**: on your own; Roth is paid from taxed money and comes out tax-free in retirement.",
      "**HSA**, with a high-deductible, bronze or catastrophic health plan: untaxed going in, growing, and coming out for medical costs.",
      "**Taxable brokerage** for what goes beyond.",
    ],
    source: "irs.gov",
    deposits: "the FDIC, or the NCUA at a credit union",
    credit: "annualcreditreport.com, the official site for reports from Equifax, Experian and TransUnion",
  },
  CA: {
    country: "Canada",
    order:
      "a workplace plan up to its match, then a TFSA or RRSP (RRSP rather with a higher income), an FHSA for a first home, then a non-registered account",
    points: [
      "**RRSP**: contributions lower this year's taxable income; taxed when drawn.",
      "**TFSA**: from taxed money; growth and withdrawals are tax-free.",
      "**FHSA** for a first home: deductible going in, tax-free coming out for it.",
      "**RESP** for children's education, with a government grant.",
    ],
    source: "canada.ca (CRA My Account shows your own room)",
    deposits: "the CDIC, or your province's insurer at a credit union",
    credit: "Equifax Canada and TransUnion Canada, free of charge",
  },
  GB: {
    country: "the United Kingdom",
    order:
      "the workplace pension up to the employer's match, then a Stocks and Shares ISA, or a Lifetime ISA for a first home, then more pension",
    points: [
      "**Workplace pension**: you, your employer and tax relief all pay in.",
      "**ISA** (cash, or stocks and shares): growth and withdrawals are free of tax.",
      "**Lifetime ISA** for a first home or later life, with a government bonus.",
      "**SIPP**: a pension of your own, with tax relief.",
    ],
    source: "gov.uk, and moneyhelper.org.uk for free guidance",
    deposits: "the FSCS",
    credit: "Experian, Equifax and TransUnion, whose statutory reports are free",
  },
  AU: {
    country: "Australia",
    order:
      "your super (look at fees first), extra concessional contributions if they fit, then an ordinary investment account",
    points: [
      "**Superannuation**: your employer pays in; compare fees and combine old accounts.",
      "**Salary sacrifice** and personal contributions: taxed lightly within yearly caps.",
      "**First Home Super Saver** scheme for a first home.",
      "**Offset account** on a mortgage: saves interest and stays at hand.",
    ],
    source: "ato.gov.au and moneysmart.gov.au",
    deposits: "the Financial Claims Scheme",
    credit: "the credit reporting bodies that moneysmart.gov.au lists, free of charge",
  },
  DE: {
    country: "Germany",
    order: "a company pension with a good employer share first, then a low-cost ETF savings plan in a depot",
    points: [
      "**Betriebliche Altersvorsorge**: the employer adds to what is converted from pay.",
      "**ETF-Sparplan** in a depot: flexible and cheap; file a Freistellungsauftrag with your bank.",
      "**State-supported private pensions** (Riester, Basisrente): worth it for some; compare costs, and check what the pension reform changes.",
    ],
    source: "bundesfinanzministerium.de, and the Verbraucherzentrale for independent advice",
    deposits: "the statutory Einlagensicherung",
    credit: "the SCHUFA, which gives you a copy of your data free of charge",
  },
  FR: {
    country: "France",
    order: "Livret A for the cushion, an employer's savings plan with a top-up, then a PEA, assurance-vie, or PER",
    points: [
      "**Livret A and LDDS**: tax-free cash, at hand every day.",
      "**PEE / PERECO** at work, where the employer tops up.",
      "**PEA**: European shares and funds, taxed lightly after some years.",
      "**Assurance-vie** and **PER**: for the long run and retirement.",
    ],
    source: "service-public.fr and impots.gouv.fr",
    deposits: "the FGDR",
    credit: "the Banque de France, which shows you what its files hold on you",
  },
  IT: {
    country: "Italy",
    order: "a pension fund of your sector with the employer's share, then a low-cost ETF plan",
    points: [
      "**Fondo pensione** (negoziale, aperto) or PIP: deductible, with an employer's share in sector funds; your TFR can go there.",
      "**PIR**: funds with tax relief for holding them some years.",
      "**ETF plan** in a securities account for the rest.",
    ],
    source: "covip.it and agenziaentrate.gov.it",
    deposits: "the FITD",
    credit: "CRIF and the Banca d'Italia's Centrale dei Rischi",
  },
  ES: {
    country: "Spain",
    order:
      "an employer's plan where there is one, then low-cost index funds, which can be switched without tax in between",
    points: [
      "**Plan de pensiones** (better through work): deductible within yearly limits, taxed when drawn.",
      "**Index funds** (fondos indexados): moving from fund to fund isn't taxed.",
      "**PIAS** and like insurances: compare costs carefully.",
    ],
    source: "agenciatributaria.gob.es and cnmv.es",
    deposits: "the Fondo de Garantía de Depósitos",
    credit: "the Banco de España's CIRBE",
  },
  NL: {
    country: "the Netherlands",
    order: "the pension at work, then your yearly room (jaarruimte) in a lijfrente account, then free investing",
    points: [
      "**Workplace pension**: check mijnpensioenoverzicht.nl for what you have.",
      "**Lijfrente** account: deductible within your jaarruimte, locked until retirement.",
      "**Free investing**: flexible, counted in box three.",
    ],
    source: "belastingdienst.nl",
    deposits: "the Dutch deposit guarantee (DNB)",
    credit: "the BKR",
  },
  CH: {
    country: "Switzerland",
    order: "pillar 3a in low-cost funds, then buying into the pension fund where it pays, then free investing",
    points: [
      "**Pillar 2**, the pension fund at work: voluntary purchases are deductible.",
      "**Pillar 3a**: deductible each year, tied until retirement with exceptions such as a home.",
      "**Free assets**: private capital gains are usually untaxed, wealth and dividends are not.",
    ],
    source: "ch.ch and estv.admin.ch",
    deposits: "esisuisse",
    credit: "the ZEK",
  },
  JP: {
    country: "Japan",
    order: "iDeCo or a company plan, then NISA, then an ordinary account",
    points: [
      "**NISA**: gains and dividends are free of tax within its limits.",
      "**iDeCo**: a pension of your own, deductible, tied until later in life.",
      "**Corporate DC** at work, with matching where offered.",
    ],
    source: "fsa.go.jp",
    deposits: "the DICJ",
    credit: "CIC, JICC and KSC",
  },
  SG: {
    country: "Singapore",
    order: "CPF as it is, then SRS if your tax rate makes it worthwhile, then low-cost funds",
    points: [
      "**CPF**: top-ups earn a guaranteed rate and may lower your tax.",
      "**SRS**: deductible, taxed in part when drawn in retirement.",
      "**Singapore Savings Bonds** for safe money.",
    ],
    source: "cpf.gov.sg, iras.gov.sg and moneysense.gov.sg",
    deposits: "the SDIC",
    credit: "Credit Bureau Singapore",
  },
  SE: {
    country: "Sweden",
    order: "the occupational pension, then an ISK with low-cost global funds",
    points: [
      "**Tjänstepension** from your employer: check its fees.",
      "**ISK**: no tax on each gain, a small yearly standard tax instead.",
      "**Premiepension**: choose low fees, or stay with AP7.",
    ],
    source: "skatteverket.se and minpension.se",
    deposits: "the Swedish deposit insurance (Riksgälden)",
    credit: "UC and other bureaus",
  },
  NO: {
    country: "Norway",
    order: "your own pension account at work, an ASK with global index funds, BSU for a first home while young",
    points: [
      "**Egen pensjonskonto** from your employer: check its fees.",
      "**ASK**: shares and funds, taxed when you take gains out.",
      "**BSU**: saving for a first home with a tax deduction, up to an age limit.",
      "**IPS**: an own pension, deductible and tied.",
    ],
    source: "skatteetaten.no and norskpensjon.no",
    deposits: "the Norwegian Banks' Guarantee Fund",
    credit: "the credit bureaus and gjeldsregister.com",
  },
  DK: {
    country: "Denmark",
    order: "the pension at work, then ratepension or aldersopsparing, then an aktiesparekonto",
    points: [
      "**Ratepension and livrente**: deductible, usually through work.",
      "**Aldersopsparing**: from taxed money, tax-free when drawn.",
      "**Aktiesparekonto**: shares and funds at a low tax rate within its limit.",
    ],
    source: "skat.dk and pensionsinfo.dk",
    deposits: "Garantiformuen",
    credit: "RKI and Debitor Registret",
  },
};

export function countryAccounts(country: Country | null): CountryAccounts {
  return (country && BY_COUNTRY[country]) || OTHER;
}
