import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { amounts } from "../../../testing/somebody.ts";
import { type Turn, talk } from "../../../testing/talk.ts";

const PERSON = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "Ally", type: "savings", value: 20_000 },
      { id: "a2", name: "PNC savings", type: "savings", value: 8_000 },
      { id: "a3", name: "Chase checking", type: "savings", value: 3_500 },
      { id: "a4", name: "Boat", type: "other", value: 16_000 },
      { id: "a5", name: "Hilux", type: "other", value: 24_000 },
      { id: "a6", name: "Camper", type: "other", value: 12_000 },
      { id: "a7", name: "Kayak", type: "other", value: 900 },
      { id: "a8", name: "House", type: "real-estate", value: 400_000 },
    ],
    debts: [
      { id: "d1", name: "Boat loan", type: "personal-loan", balance: 10_000, interestRate: 9 },
      { id: "d2", name: "Hilux loan", type: "car-loan", balance: 9_000, interestRate: 7 },
      { id: "d3", name: "Chase Visa", type: "credit-card", balance: 2_400, interestRate: 24 },
      { id: "d4", name: "Mortgage", type: "mortgage", balance: 205_000, interestRate: 4 },
    ],
  },
});
const BEFORE = amounts(PERSON);

type Left = Record<string, number | undefined>;

function end(...said: string[]): Turn {
  return talk(PERSON, said).at(-1) as Turn;
}

function changed(said: readonly string[]): Left {
  const after = amounts(end(...said).documents);
  const ids = [...new Set([...Object.keys(BEFORE), ...Object.keys(after)])];
  return Object.fromEntries(ids.filter((id) => after[id] !== BEFORE[id]).map((id) => [id, after[id]]));
}

const GONE = undefined;

describe("a sale", () => {
  it.each([
    "Sold the old Hilux, 11,000, paid off the Hilux loan with it and the rest is in Ally.",
    "sold the Hilux for 11,000, the Hilux loan is paid from it, rest into Ally",
  ])("tells the thing from the loan that bears its name: %s", (said) => {
    expect(changed([said])).toEqual({ a5: GONE, d2: GONE, a1: 22_000 });
  });

  it("is none that is only supposed", () => {
    expect(changed(["say I got 9,000 for the boat on marketplace, what's the net worth then"])).toEqual({});
  });

  it.each<[string, number]>([
    ["The boat has a new owner. Fifteen thousand.", 15_000],
    ["A very nice couple came and took the boat off my hands. Fifteen thousand two hundred, they gave me.", 15_200],
    ["sold the boat. twenty one five", 21_500],
    ["boat went at auction, twenty one five", 21_500],
    ["shifted the boat for 15 grand!!", 15_000],
    ["Boat gone, 15k.", 15_000],
    ["boat: sold @ 17k.", 17_000],
    ["i have sell my boat for 14500 dollar", 14_500],
    ["ok so the boat is gone, got 12 for it", 12_000],
    ["My late husband's boat found a good home with the mailman, he gave me ten thousand for it", 10_000],
  ])("takes the thing off, and asks after its price and its loan: %s", (fact, price) => {
    expect(changed([fact])).toEqual({ a4: GONE });
    expect(end(fact).reply).toContain(`Where did the $${price.toLocaleString("en-US")} go, and is the **Boat loan**`);
  });

  it.each([
    [["what's my kayak down as", "well it's sold. 1100", "PNC"], { a7: GONE, a2: 9_100 }],
    [["sold the kayak and the camper, 13000 for the lot", "all to Chase checking"], { a6: GONE, a7: GONE, a3: 16_500 }],
    [["Kayak's sold", "650", "into Chase checking"], { a7: GONE, a3: 4_150 }],
    [["sold the kayak", "how am I doing overall", "oh it was 750, dropped it in checking"], { a7: GONE, a3: 4_250 }],
    [["sold the kayak", "all of it is in Ally", "700"], { a7: GONE, a1: 20_700 }],
    [["sold camper $11,250 into Chase checking"], { a6: GONE, a3: 14_750 }],
    [["the kayak was written off, insurance paid out 800", "it's in Ally"], { a7: GONE, a1: 20_800 }],
    [["my camper burned up. insurance check was 10,000", "it's in Ally"], { a6: GONE, a1: 30_000 }],
    [["ok, camper: buyer picked it up today at 11100", "banked with Ally"], { a6: GONE, a1: 31_100 }],
    [["Managed to shift the camper this morning, 11,200", "11 of it's in Ally"], { a6: GONE, a1: 31_000 }],
    [["sold my camper and kayak", "camper 11000 kayak 800", "both in Ally"], { a6: GONE, a7: GONE, a1: 31_800 }],
  ] as [string[], Left][])("is told in pieces: %j", (said, left) => {
    expect(changed(said)).toEqual(left);
  });

  it.each([
    "she sold the kayak",
    "my brother flogged the boat for 12k",
    "might sell the boat for 15k",
    "the boat is for sale, 15k",
    "sold the boat? not yet",
    "we nearly sold the boat for 15k",
    "my neighbor's boat sold for 15k",
    "my neighbor took the boat off my hands for the weekend",
    "the house has gone up in value by 15k",
    "the boat brought in 4000 in charters this year",
    "the house went at 410000 last time it was valued",
    "the guy who bought the boat last year wants 500 back",
  ])("is none where nobody says that they sold it: %s", (words) => {
    expect(Object.values(changed([words]))).not.toContain(GONE);
  });

  it("is taken back where the buyer never came", () => {
    expect(changed(["the kayak is sold! 800!", "no no the guy never turned up. cancel"])).toEqual({});
  });

  it("of a thing that is named by its kind alone is asked about, and taken as sure by who goes on", () => {
    const told = "ute's gone, bloke from Dubbo gave me 26 for it";
    expect(changed([told])).toEqual({});
    expect(end(told).reply).toContain("**Hilux**");
    expect(changed([told, "Leave it as it is", "the rest in Ally"]).a5).toBeUndefined();
  });

  it("asks after no loan that stands on something else", () => {
    expect(end("sold the camper for 11k").reply).not.toContain("Hilux loan");
  });
});

describe("the money of a sale", () => {
  const SOLD = "boat sold, 21500";

  it.each([
    [["loan paid, ten even. 11.5 to PNC savings"], { d1: GONE, a2: 19_500 }],
    [["loan's cleared out of that, ten even", "eleven five's in PNC savings"], { d1: GONE, a2: 19_500 }],
    [["loan's gone, 10000 of it, rest in the PNC savings"], { d1: GONE, a2: 19_500 }],
    [["10000 cleared the finance n the 11500 left is in ally"], { d1: GONE, a1: 31_500 }],
    [["finance is paid out and the rest is in Ally"], { d1: GONE, a1: 31_500 }],
    [["half to PNC, half to Ally"], { a2: 18_750, a1: 30_750 }],
    [["half n half ally and chase checking"], { a1: 30_750, a3: 14_250 }],
    [["paid the note with it, 10000", "Visa too", "everything else in Ally"], { d1: GONE, d3: GONE, a1: 29_100 }],
    [["2400 paid the Visa.", "Of the rest 6,000 is in Ally"], { d3: GONE, a1: 26_000 }],
    [["all of it onto the mortgage"], { d4: 183_500 }],
    [["20 grand off the mortgage", "rest in Ally"], { d4: 185_000, a1: 21_500 }],
    [["10 to Ally, 5 to the kids", "rest to PNC"], { a1: 30_000, a2: 14_500 }],
    [["Kept 200 cash and the other 21300 went to Ally"], { a1: 41_300 }],
    [["loan stays for now", "400 of it into checking"], { a3: 3_900 }],
    [["is it smart to prepay a mortgage?", "ok all of it is in Ally now"], { a1: 41_500 }],
    [["gave my brother 500", "and the rest is in Ally"], { a1: 41_000 }],
    [["the boat money is in Ally"], { a1: 41_500 }],
    [["half on the Visa", "no idea why", "half in Ally"], { d3: GONE, a1: 30_750 }],
    [["2400 to the Visa, the card's done. Rest Ally."], { d3: GONE, a1: 39_100 }],
    [["wife got 1,000, I got me a new rod for 200, the rest is in Ally"], { a1: 40_300 }],
    [["payoff was 10 so 11.5 came home", "that's in Ally now"], { d1: GONE, a1: 31_500 }],
    [["clear the Visa out of it", "remainder in Ally"], { d3: GONE, a1: 39_100 }],
    [["hasn't gone in the bank yet, it's in the drawer", "ok it's in Ally now"], { a1: 41_500 }],
  ] as [string[], Left][])("goes where it is told: %j", (said, left) => {
    expect(changed([SOLD, ...said])).toEqual({ a4: GONE, ...left });
  });

  it.each([
    ["the Visa is 2,600 now", { d3: 2_600 }],
    ["the Visa is 2,400 now", {}],
    ["Ally has 21,000 in it now", { a1: 21_000 }],
    ["moved 2000 from PNC to Ally", { a1: 22_000, a2: 6_000 }],
  ] as [string, Left][])("is not meant by what stands somewhere or moves between accounts: %s", (words, left) => {
    expect(changed([SOLD, words])).toEqual({ a4: GONE, ...left });
  });

  it("pays the debt that was just asked about", () => {
    const said = ["what do I owe on the Visa?", "ok, paid that off with it and put the rest in Ally"];
    expect(changed([SOLD, ...said])).toEqual({ a4: GONE, d3: GONE, a1: 39_100 });
  });

  it.each([
    "spent it already",
    "gave my brother 500",
    "the 500 is gone, groceries",
    "Ally pays 4 percent",
    "I have 25,000 in Ally",
    "the money goes into Ally tomorrow",
    "got paid, 500 into Ally",
    "will put it in Ally",
    "is Ally a good bank",
    "I got a 2000 bonus, put it in Ally",
    "2 to the vet",
  ])("goes nowhere by what tells of no account that it is in: %s", (words) => {
    const { a1 = BEFORE.a1 } = changed([SOLD, words]);
    expect(a1).not.toBe(41_500);
    expect(Object.keys(changed([SOLD, words])).filter((id) => id !== "a1")).toEqual(["a4"]);
  });
});

it.each([
  ["The truck's sold. $30,500. Bank took 22,000 for the loan and the 8,500 went in savings.", { a2: 14_500 }],
  ["F150 sold, 30, loan's still there for now", {}],
  ["truck is totaled, insurance paid 28000, loan paid with it, rest into savings", { a2: 12_000 }],
] as [string, Left][])("names a thing by the name that its loan bears, or runs it together: %s", (words, accounts) => {
  const owner = documentsOf({
    state: {
      assets: [
        { id: "a1", name: "F-150", type: "other", value: 30_000 },
        { id: "a2", name: "Savings", type: "savings", value: 6_000 },
      ],
      debts: [{ id: "d1", name: "Truck loan", type: "car-loan", balance: 22_000, interestRate: 6 }],
    },
  });
  const { documents } = talk(owner, [words]).at(-1) as Turn;
  const debts = words.includes("still") ? { d1: 22_000 } : {};
  expect(amounts(documents)).toEqual({ a2: 6_000, ...accounts, ...debts });
});

describe("what pays for a purchase", () => {
  const bought = (...said: string[]) => {
    const { financials } = end(...said).documents;
    const { assets, debts } = PERSON.financials;
    const isNew = (ids: readonly { id: string }[] | null) => (each: { id: string }) =>
      !ids?.some(({ id }) => id === each.id);
    return {
      assets: (financials.assets ?? []).filter(isNew(assets)).map(({ name, value }) => [name, value]),
      debts: (financials.debts ?? []).filter(isNew(debts)).map(({ name, balance }) => [name, balance]),
      accounts: [financials.assets?.[0]?.value, financials.assets?.[1]?.value, financials.debts?.[2]?.balance],
    };
  };

  it.each([
    [
      ["bought a jet ski for 9k, 4k from Ally and the rest on a loan"],
      { assets: [["Jet ski", 9_000]], debts: [["Jet ski loan", 5_000]], accounts: [16_000, 8_000, 2_400] },
    ],
    [
      ["picked up a motorbike 14k", "4 from PNC, the rest on finance"],
      { assets: [["Motorbike", 14_000]], debts: [["Motorbike loan", 10_000]], accounts: [20_000, 4_000, 2_400] },
    ],
    [
      ["bought a caravan for 12,000", "paid half from Ally", "rest on a note"],
      { assets: [["Caravan", 12_000]], debts: [["Caravan loan", 6_000]], accounts: [14_000, 8_000, 2_400] },
    ],
    [["got a new couch 1800", "put it on the visa"], { assets: [], debts: [], accounts: [20_000, 8_000, 4_200] }],
    [
      ["we purchased a new sofa for 1,800, the money came out of Ally"],
      { assets: [], debts: [], accounts: [18_200, 8_000, 2_400] },
    ],
    [
      ["Bought an e-bike for 2,400", "half on the Visa", "half from PNC"],
      { assets: [["E-bike", 2_400]], debts: [], accounts: [20_000, 6_800, 3_600] },
    ],
    [
      ["bought a scooter, 1500", "I paid for it out of Ally"],
      { assets: [["Scooter", 1_500]], debts: [], accounts: [18_500, 8_000, 2_400] },
    ],
  ] as [string[], ReturnType<typeof bought>][])("is taken from where it is said: %j", (said, left) => {
    expect(bought(...said)).toEqual(left);
  });

  it.each(["Ally pays 4 percent", "might put it on the Visa", "is the Visa any good", "paid 30,000 from Ally"])(
    "is nothing that only names an account: %s",
    (words) => {
      expect(bought("bought a jet ski for 9k", words).accounts).toEqual([20_000, 8_000, 2_400]);
    },
  );
});

it("reads many idle words before a sale in no time", () => {
  const before = performance.now();
  end(`${"and finally ".repeat(150)}xyzzy sold the kayak for 800`);
  expect(performance.now() - before).toBeLessThan(2_000);
});

it("adds what is said to go into accounts, though it is more than the price", () => {
  expect(changed(["kayak sold for 850", "400 in pnc and 500 in ally"])).toEqual({ a1: 20_500, a2: 8_400, a7: GONE });
});

it("takes fees off a price", () => {
  expect(changed(["sold the kayak for 800 less 80 fees, into ally"])).toEqual({ a1: 20_720, a7: GONE });
});

it.each([["sold the kayak at a loss of 200"], ["sold the kayak, made 200 profit"]])(
  "takes a loss or a profit for no price: %s",
  (message) => {
    expect(end(message).reply).not.toMatch(/\$200/);
  },
);

it.each([
  ["paid 700 for a paddle with the visa", 3_100],
  ["paid 90 for dinner on the visa", 2_490],
  ["spent 300 on food with my visa", 2_700],
])("charges a card with what it paid for: %s", (message, owed) => {
  expect(changed([message])).toEqual({ d3: owed });
});
