import {
  ASSET_TYPE_OPTIONS,
  type AssetType,
  DEBT_TYPE_OPTIONS,
  type DebtType,
  type Option,
} from "@seven-figures/domain";

/** What an entry is: something owned or something owed, and of which type. */
export type EntryType = { side: "asset"; type: AssetType } | { side: "debt"; type: DebtType };

/** Words that say the type, the more telling first: a car loan is no car, a business loan no business. */
const WORDS: readonly [words: RegExp, entryType: EntryType][] = [
  [/\bmortgage|home loan|\bheloc\b|home equity (?:loan|line)/, { side: "debt", type: "mortgage" }],
  [/student (?:loan|debt)|\bnavient\b|\bnelnet\b|\bsallie mae\b/, { side: "debt", type: "student-loan" }],
  [/(?:car|auto|vehicle|truck) (?:loan|lease|finance)/, { side: "debt", type: "car-loan" }],
  [/business (?:loan|debt|credit)|\bsba\b/, { side: "debt", type: "business-loan" }],
  [
    /credit card|\bvisa\b|master ?card|\bamex\b|american express|\bdiscover\b|\bcard\b/,
    { side: "debt", type: "credit-card" },
  ],
  [/personal loan|\bklarna\b|\baffirm\b/, { side: "debt", type: "personal-loan" }],
  [
    /\bloans?\b|\bliabilit(?:y|ies)\b|\bdebts?\b|\bcredit line\b|line of credit|\bowed\b|\boverdraft\b/,
    { side: "debt", type: "other" },
  ],
  [
    /401 ?k|403 ?b|\b457|\bira\b|\broth\b|retire|\bpension|\btsp\b|superannuation|\bsipp\b/,
    { side: "asset", type: "retirement" },
  ],
  [/\bcrypto|bitcoin|\bbtc\b|ethereum|\beth\b|coinbase|\bsolana\b/, { side: "asset", type: "crypto" }],
  [/\bbonds?\b|treasur(?:y|ies)|\bt bills?\b|\bgilts?\b/, { side: "asset", type: "bonds" }],
  [
    /\bstocks?\b|\bshares\b|\betfs?\b|index fund|mutual fund|brokerage|\bequit(?:y|ies)\b|\binvestments?\b|investing|\bvanguard\b|\bschwab\b|robinhood|\bportfolio\b|\b529\b|\brsus?\b/,
    { side: "asset", type: "stocks" },
  ],
  [
    /real estate|\bhouse\b|\bhome\b|\bcondo|apartment|\bflat\b|\bproperty\b|\bland\b|\brental\b/,
    { side: "asset", type: "real-estate" },
  ],
  [
    /\bsavings?\b|checking|\bcash\b|current account|\bhysa\b|money market|emergency|\bdeposit|\bcds?\b|\bbank\b/,
    { side: "asset", type: "savings" },
  ],
  [/\bbusiness\b|\bllc\b|\bcompany\b|startup/, { side: "asset", type: "business" }],
  [
    /\bcar\b|\bvehicle|\btruck\b|\bjewel|\bgold\b|\bsilver\b|\bart\b|collect|\bboat\b/,
    { side: "asset", type: "other" },
  ],
];

const ASSETS = new Map(ASSET_TYPE_OPTIONS.flatMap((option) => spellings(option)));
const DEBTS = new Map(DEBT_TYPE_OPTIONS.flatMap((option) => spellings(option)));
const SIDES: Record<string, EntryType["side"]> = {
  asset: "asset",
  assets: "asset",
  own: "asset",
  owned: "asset",
  debt: "debt",
  debts: "debt",
  liability: "debt",
  liabilities: "debt",
  owe: "debt",
  owed: "debt",
  loan: "debt",
  credit: "debt",
};

/** The type that a cell of a type column names, on the side that is known, or on either; undefined where none is. */
export function readType(cell: string, side: EntryType["side"] | undefined): EntryType | undefined {
  const text = fold(cell);
  const asset = ASSETS.get(text);
  const debt = DEBTS.get(text);
  // "Other" is a type of both.
  if (asset && side !== "debt" && !(debt && side === undefined)) return { side: "asset", type: asset };
  if (debt && side === "debt") return { side: "debt", type: debt };
  if (debt && !asset && side === undefined) return { side: "debt", type: debt };
  return guessType(cell, side);
}

/** The type that the words of a name speak for; undefined where they speak for none of that side. */
export function guessType(name: string, side: EntryType["side"] | undefined): EntryType | undefined {
  const text = fold(name);
  return WORDS.find(([words, { side: itsSide }]) => (side === undefined || side === itsSide) && words.test(text))?.[1];
}

/** Whether a cell says "asset" or "debt" itself. */
export function readSide(cell: string): EntryType["side"] | undefined {
  return SIDES[fold(cell)];
}

/** Small letters without punctuation or accents, which is how names are compared too. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function spellings<Type extends string>({ value, label }: Option<Type>): [string, Type][] {
  return [
    [fold(value), value],
    [fold(label), value],
  ];
}
