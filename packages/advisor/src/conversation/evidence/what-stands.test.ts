import { describe, expect, it, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { amounts, BEFORE, last } from "../../../testing/somebody.ts";
import { talk } from "../../../testing/talk.ts";

describe("nothing is taken off by a message that says what stands", () => {
  it("a balance that is still so is written", () => {
    const { documents } = last(
      "the sears card is at 900",
      "dude no the sears card is still 1,400. 900 was what's left of my week",
    );
    expect(amounts(documents)).toEqual(BEFORE);
  });

  it.each(["my aunt paid 900 of the tax office thing, it's a gift so don't put it in what i owe"])(
    "%s: asks at most",
    (message) => {
      expect(last(message).wrote).toBe(false);
    },
  );
});

test("a card called Target gets what is told of it, and the target stays", () => {
  const someone = documentsOf({
    state: {
      assets: [{ id: "a1", name: "Chime savings", type: "savings", value: 310 }],
      debts: [{ id: "d1", name: "Target RedCard", type: "credit-card", balance: 460, interestRate: 30.2 }],
    },
  });
  const [turn] = talk(someone, ["got paid today, 820. put 200 in savings and 150 on the target"]);
  expect(turn && amounts(turn.documents)).toEqual({ a1: 510, d1: 310 });
  expect(turn?.documents.profile.financialGoal.targetAmount).toBe(1_000_000);
});

test("a rate without its sign is one where the message speaks of a rate", () => {
  const debt = (message: string) => last(message).documents.financials.debts?.find(({ id }) => id === "d1");
  expect(debt("the rate of the sears card is since monday 19.95, please set it so")).toMatchObject({
    balance: 1_400,
    interestRate: 19.95,
  });
  expect(debt("the sears card came off its intro rate, it's on 26.99 now")).toMatchObject({ interestRate: 26.99 });
});

test("hundreds that are left out of what is spoken are counted, and years and times are none", () => {
  expect(amounts(last("paid two fifty-five on the sears card").documents)).toEqual({ ...BEFORE, d1: 1_145 });
  expect(amounts(last("harbor checking has seven thousand three ten in it").documents)).toEqual({
    ...BEFORE,
    a1: 7_310,
  });
  expect(last("i was up at two fifteen").wrote).toBe(false);
});

test("money that goes from one to another is written where rules and encoders see the same in another order", () => {
  const { documents } = last("please record a payment of 500 on the sears card, drawn from harbor checking");
  expect(amounts(documents)).toEqual({ ...BEFORE, a1: 4_500, d1: 900 });
});

test("what surely happened wants no verdict and is no supposition", () => {
  const told =
    "being sensible for once: overpaid the sears card by 200, straight out of pine savings, before the boat gets any ideas";
  expect(amounts(last(told).documents)).toEqual({ ...BEFORE, a4: 1_800, d1: 1_200 });
});

test("what an account should be is what stands there, and what a payment should be is what was paid", () => {
  expect(amounts(last("put 4,000 in harbor checking", "no no. harbor checking should be 5,400").documents)).toEqual({
    ...BEFORE,
    a1: 5_400,
  });
  expect(amounts(last("paid 300 on the sears card", "no, the sears card should be 350").documents)).toEqual({
    ...BEFORE,
    d1: 1_050,
  });
});

test("a yearly figure is of the flow that is named", () => {
  const info = (...messages: string[]) => last(...messages).documents.financials.financialInfo;
  expect(info("expenses are 58,000 a year", "NO income. yearly INCOME is 74,990")).toMatchObject({
    annualIncome: 74_990,
  });
});

test("'loan and all' is of that loan alone", () => {
  const { documents } = last("the piano's gone, my cousin took it over, loan and all");
  expect(Object.keys(amounts(documents))).toEqual(expect.arrayContaining(["d1", "d2"]));
});
