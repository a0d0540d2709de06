import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { amounts } from "../../testing/somebody.ts";
import { talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    assets: [
      { id: "checking", name: "Wells Fargo checking", type: "savings", value: 21_000 },
      { id: "401k", name: "Fidelity 401k", type: "retirement", value: 19_500 },
      { id: "brokerage", name: "Fidelity brokerage", type: "stocks", value: 8_200 },
      { id: "charger", name: "Dodge Charger", type: "other", value: 18_500 },
      { id: "mine", name: "My IRA", type: "retirement", value: 44_000 },
      { id: "hers", name: "Martha's IRA", type: "retirement", value: 31_000 },
    ],
    debts: [
      { id: "fargo-card", name: "Wells Fargo card", type: "credit-card", balance: 7_200, interestRate: 20 },
      { id: "line", name: "Wells Fargo business line", type: "personal-loan", balance: 45_000, interestRate: 9 },
      { id: "loan", name: "Barclays loan", type: "personal-loan", balance: 6_400, interestRate: 9 },
      { id: "card", name: "Barclays card", type: "credit-card", balance: 1_900, interestRate: 9 },
      { id: "charger-loan", name: "Charger loan", type: "car-loan", balance: 19_900, interestRate: 9 },
    ],
  },
});
const BEFORE = amounts(DOCUMENTS);

function after(...messages: string[]) {
  return amounts(talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS);
}

describe("which of several is meant", () => {
  it.each([
    [["PUT 5000 ON WELLS FARGO", "BUSINESS LINE"], { line: 40_000 }],
    [["put 300 on the wells fargo", "the card obviously"], { "fargo-card": 6_900 }],
    [["paid 200 to barclays", "the loan no the card the loan"], { loan: 6_200 }],
    [["paid 200 to barclays", "the plastic one"], { card: 1_700 }],
    [["paid 200 to barclays", "not the card"], { loan: 6_200 }],
    [["fidelity hit 20k!", "retirement one"], { "401k": 20_000 }],
    [["charger's 19,400", "what i owe not what its worth"], { "charger-loan": 19_400 }],
    [["charger's 17,900", "the car itself"], { charger: 17_900 }],
    [["the ira is 45000 now", "MINE"], { mine: 45_000 }],
    [["the ira is 45000 now", "martha's", "no wait mine"], { mine: 45_000 }],
    [["fidelity hit 20k!", "retirement one", "other one dipped to 7,900"], { "401k": 20_000, brokerage: 7_900 }],
    [["the ira is 45000 now", "mine. hers is 30500"], { mine: 45_000, hers: 30_500 }],
  ])("%j", (messages, changed) => {
    expect(after(...messages)).toEqual({ ...BEFORE, ...changed });
  });

  it.each([
    [["fidelity hit 20k!", "what is the 401k at"]],
    [["paid 200 to barclays", "hang on, what's the rate on the loan one?"]],
    [["paid 200 to barclays", "never mind the card thing"]],
  ])("is not told by %j", (messages) => {
    expect(after(...messages)).toEqual(BEFORE);
  });
});
