import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { amountsWithGoals } from "../../../testing/somebody.ts";
import { talk } from "../../../testing/talk.ts";

const open = { type: "financial", status: "In Progress", submilestones: [] };
const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 58_000, annualExpenses: 43_000, currentSavings: null },
    assets: [
      { id: "checking", name: "Chase checking", type: "savings", value: 4_100 },
      { id: "savings", name: "Chase savings", type: "savings", value: 7_800 },
      { id: "jar", name: "Tips jar", type: "savings", value: 640 },
      { id: "emma", name: "Emma 529", type: "other", value: 9_200 },
      { id: "noah", name: "Noah 529", type: "other", value: 4_100 },
      { id: "truck", name: "Kenworth", type: "other", value: 62_000 },
    ],
    debts: [
      { id: "freedom", name: "Chase Freedom", type: "credit-card", balance: 2_350, interestRate: 27 },
      { id: "slate", name: "Chase Slate", type: "credit-card", balance: 900, interestRate: 22 },
      { id: "note", name: "Farm Credit note", type: "mortgage", balance: 96_000, interestRate: 6 },
      { id: "duplex", name: "Wells Fargo duplex mortgage", type: "mortgage", balance: 198_000, interestRate: 7 },
      { id: "house", name: "PNC mortgage", type: "mortgage", balance: 241_000, interestRate: 3 },
      { id: "line", name: "TD line of credit", type: "personal-loan", balance: 11_000, interestRate: 9 },
    ],
    goals: [{ id: "braces", title: "Braces", targetAmount: 3_000, currentAmount: 800, ...open }],
  },
});

type Amounts = Record<string, number | undefined>;

/** What stands otherwise after a talk; undefined for what is gone. */
function changed(...messages: string[]): Amounts {
  const documents = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  const [before, after] = [amountsWithGoals(DOCUMENTS), amountsWithGoals(documents)];
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(ids.filter((id) => before[id] !== after[id]).map((id) => [id, after[id]]));
}

describe("money with two sides", () => {
  test.each<[string, Amounts]>([
    ["Paid the Freedom down to 2,000. That came from the savings.", { freedom: 2_000, savings: 7_450 }],
    ["knocked the line of credit down to 10,500 with money from checking", { line: 10_500, checking: 3_600 }],
    [
      "sent 250 to the Freedom and 80 to the Slate. Both came out of checking.",
      { freedom: 2_100, slate: 820, checking: 3_770 },
    ],
    [
      "300 on the Freedom and 400 on the line of credit, all of it from checking",
      { freedom: 2_050, line: 10_600, checking: 3_400 },
    ],
    ["paid the Slate in full from checking", { slate: undefined, checking: 3_200 }],
    ["truck's fixed, 285 in the end, got it out the savings", { savings: 7_515 }],
    ["150 out of savings, given to my nephew", { savings: 7_650 }],
    ["Gave him 500, a gift, out of checking. No, wait, out of the savings", { savings: 7_300 }],
    ["check was 2,400, went into checking. Put 1,000 of it right on the note", { checking: 5_500, note: 95_000 }],
    ["600 out of savings. And moved 150 from there over to checking", { savings: 7_050, checking: 4_250 }],
    ["the Slate, I put 60 on it for diesel and then paid 20 back", { slate: 940 }],
    ["note payment went through, 1,420, and 910 of that was interest", { note: 95_490 }],
    ["paid the note 600 out of the savings, remains 95,400", { note: 95_400, savings: 7_200 }],
    ["I took 900 out of savings and paid off the Slate with it", { savings: 6_900, slate: undefined }],
    [
      "Emma had a recital, I sent the note 500, that came out of checking, and the Slate, I used it for the pharmacy, 64 bucks",
      { note: 95_500, checking: 3_600, slate: 964 },
    ],
    ["Emma's 529 got 200 from checking", { emma: 9_400, checking: 3_900 }],
  ])("%j", (message, amounts) => expect(changed(message)).toEqual(amounts));

  test("the other account of both is told in the next message", () => {
    expect(
      changed("put 150 in Emma's 529", "same for Noah's, so 150 there too, and both of those came out of savings"),
    ).toEqual({
      emma: 9_350,
      noah: 4_250,
      savings: 7_500,
    });
  });

  test.each([
    "should I pay the Slate in full from checking?",
    "the 300 from savings to the Slate got rejected",
    "I did not put 300 in savings, it came from checking",
    "my sister paid 200 off her card from her savings",
    "if I put 300 of it in savings what is the rest",
  ])("%j moves nothing", (message) => expect(changed(message)).toEqual({}));
});

describe("the rest, and the other one", () => {
  test.each<[string, Amounts]>([
    ["made 430 in tips put 300 of it in savings and the rest in the tips jar", { savings: 8_100, jar: 770 }],
    ["earned 260, put 100 in checking, the remainder went in the tips jar", { checking: 4_200, jar: 800 }],
    ["threw 150 at the freedom card and 50 at the other chase one", { freedom: 2_200, slate: 850 }],
    ["Paid 1,200 extra on the mortgage. The duplex one.", { duplex: 196_800 }],
    ["put 75 into Noah's 529 and 75 into Emma's 529", { noah: 4_175, emma: 9_275 }],
  ])("%j", (message, amounts) => expect(changed(message)).toEqual(amounts));
});

describe("corrections of some of what was told", () => {
  test.each<[string, string, Amounts]>([
    [
      "put 60 in the jar and paid 100 off the Slate",
      "sorry no it was 80 off the Slate not 100. and 20 went to the Freedom",
      { jar: 700, slate: 820, freedom: 2_330 },
    ],
    [
      "put 1,500 in savings and paid a thousand on the note",
      "no scratch that it was twelve hundred on the note not a thousand",
      { savings: 9_300, note: 94_800 },
    ],
    ["put 300 in savings", "wait no it was 200 to savings and 230 to the jar", { savings: 8_000, jar: 870 }],
    [
      "paid 500 on the Freedom from checking",
      "No. Freedom is 2,110 now, I paid 240 on it. Put the checking right too please.",
      { freedom: 2_110, checking: 3_860 },
    ],
    [
      "paid the Slate in full from checking",
      "actually the Slate payment came out of the savings, not checking",
      { slate: undefined, savings: 6_900 },
    ],
    [
      "charged 220 on the Freedom and 85 on the Slate",
      "wait the 85 was on the line of credit not the Slate",
      { freedom: 2_570, line: 11_085 },
    ],
    [
      "Moved 1,000 from checking to savings",
      "Savings was 8,000 before that transfer, not 7,800.",
      { checking: 3_100, savings: 9_000 },
    ],
  ])("%j, then %j", (first, second, amounts) => expect(changed(first, second)).toEqual(amounts));

  test.each<[string, string, Amounts]>([
    ["paid 120 on the Slate", "undo that", {}],
    ["paid 120 on the Slate", "and another 20 on the Slate", { slate: 760 }],
    ["paid 120 on the Slate", "no worries, the payment of 300 is next month", { slate: 780 }],
    [
      "paid the Slate down to 500, from checking",
      "No. Slate is 500 now, I paid 400 on it.",
      { slate: 500, checking: 3_700 },
    ],
    ["put 500 in savings", "wait, should I have put 200 on the Slate instead?", { savings: 8_300 }],
  ])("%j, then %j, stays as it was", (first, second, amounts) => expect(changed(first, second)).toEqual(amounts));
});
