import type { AssetType, DebtType } from "@seven-figures/domain";

/** One thing that the sample person owns, with its value in dollars at each check-in, the first a year ago. */
interface SampleAsset {
  name: string;
  type: AssetType;
  values: readonly number[];
}

interface SampleDebt {
  name: string;
  type: DebtType;
  interestRate: number;
  balances: readonly number[];
}

/** Check-ins were made each 30 days, the last one 3 days ago: everything below has a value for each. */
export const CHECK_INS = 13;

export const SAMPLE_ASSETS: readonly SampleAsset[] = [
  {
    name: "Condo on Maple Street",
    type: "real-estate",
    values: [
      398_000, 398_000, 398_000, 401_000, 401_000, 401_000, 405_000, 405_000, 405_000, 409_000, 409_000, 412_000,
      412_000,
    ],
  },
  {
    name: "Fidelity 401(k)",
    type: "retirement",
    values: [74_210, 76_480, 77_150, 79_930, 82_640, 81_870, 84_720, 87_390, 87_020, 90_180, 92_750, 93_140, 96_420],
  },
  {
    name: "Vanguard index funds",
    type: "stocks",
    values: [41_300, 42_960, 43_120, 45_240, 47_510, 46_730, 48_900, 51_020, 50_480, 53_170, 55_360, 55_110, 58_240],
  },
  {
    name: "Ally savings",
    type: "savings",
    values: [13_400, 14_100, 14_900, 15_300, 16_200, 16_900, 17_300, 18_100, 18_600, 19_400, 20_100, 20_700, 21_500],
  },
  {
    name: "Series I bonds",
    type: "bonds",
    values: [7_700, 7_700, 7_750, 7_750, 7_800, 7_800, 7_850, 7_850, 7_900, 7_900, 7_950, 7_950, 8_000],
  },
  {
    name: "Bitcoin",
    type: "crypto",
    values: [3_900, 4_350, 3_700, 4_100, 4_800, 3_950, 4_200, 4_650, 3_850, 4_400, 4_750, 3_980, 4_310],
  },
];

export const SAMPLE_DEBTS: readonly SampleDebt[] = [
  {
    name: "Condo mortgage",
    type: "mortgage",
    interestRate: 5.9,
    balances: [
      302_480, 302_150, 301_820, 301_490, 301_150, 300_810, 300_470, 300_130, 299_780, 299_430, 299_080, 298_730,
      298_370,
    ],
  },
  {
    name: "Student loan",
    type: "student-loan",
    interestRate: 4.8,
    balances: [14_100, 13_860, 13_620, 13_380, 13_140, 12_900, 12_660, 12_410, 12_170, 11_930, 11_690, 11_450, 11_210],
  },
  {
    name: "Toyota loan",
    type: "car-loan",
    interestRate: 6.4,
    balances: [13_200, 12_890, 12_580, 12_270, 11_950, 11_640, 11_320, 11_010, 10_690, 10_370, 10_050, 9_730, 9_410],
  },
  {
    name: "Chase card",
    type: "credit-card",
    interestRate: 22.9,
    balances: [5_900, 5_700, 5_450, 5_350, 4_900, 4_700, 4_450, 4_300, 3_900, 3_650, 3_400, 3_150, 2_850],
  },
];

export const SAMPLE_INCOME = { annualIncome: 112_000, annualExpenses: 84_000, currentSavings: 21_500 };
