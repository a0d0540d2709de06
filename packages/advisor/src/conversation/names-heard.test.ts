import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { withNamesHeard } from "./names-heard.ts";

const open = { type: "financial", status: "In Progress", submilestones: [] };
const DOCUMENTS = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "GTBank dom account", type: "savings", value: 2_300 },
      { id: "a2", name: "Fidelity 401k", type: "retirement", value: 88_000 },
      { id: "a3", name: "Coinbase", type: "crypto", value: 600 },
    ],
    debts: [
      { id: "d1", name: "Peterbilt loan", type: "car-loan", balance: 38_500, interestRate: 9 },
      { id: "d3", name: "IRS payment plan", type: "other", balance: 3_100, interestRate: 8 },
      { id: "d2", name: "TD line of credit", type: "personal-loan", balance: 11_000, interestRate: 9 },
    ],
    goals: [{ id: "g1", title: "Tire fund", targetAmount: 4_000, currentAmount: 1_100, ...open }],
  },
});

describe("names as they were heard", () => {
  test.each([
    ["paid a thousand on the peter built loan", "paid a thousand on the Peterbilt loan"],
    ["put 50 into coin base", "put 50 into Coinbase"],
    ["add three fifty to the tire fun", "add 350 to the Tire fund"],
    ["paid 300 to the i r s", "paid 300 to the irs"],
    ["GTB is 2,100 now", "GTBank is 2,100 now"],
    ["paid 1,000 on the LOC", "paid 1,000 on the line of credit"],
    ["my four oh one k is at ninety one five", "my 401k is at 91500"],
  ])("%j is %j", (message, heard) => expect(withNamesHeard(message, DOCUMENTS)).toBe(heard));

  test.each([
    "the coin is worth 50",
    "I had fun with the tire",
    "at two thirty I leave",
    "I am twenty one",
    "put 300 in the 401k",
    "paid b t g back",
    "paid ninety five on the loan",
  ])("%j stays", (message) => expect(withNamesHeard(message, DOCUMENTS)).toBe(message));
});
