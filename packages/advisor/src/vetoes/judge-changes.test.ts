import { applyChanges, type Change, type MoneyGoal } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { judgeChanges } from "./judge-changes.ts";
import type { Finding } from "./veto.ts";

const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 72_000, annualExpenses: 48_000 },
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 20_000 },
      { id: "a2", name: "Car", type: "other", value: 7_000 },
    ],
    debts: [{ id: "d1", name: "Visa", type: "credit-card", balance: 3_200, interestRate: 24.9 }],
    goals: [],
  },
});

function judge(message: string, ...changes: Change[]): Finding[] {
  return judgeChanges({
    message,
    documents,
    changes,
    today: "2026-11-20",
    known: [],
    newId: (prefix) => `${prefix}-new`,
  });
}

const ally = (value: number): Change => ({ kind: "edit-asset", id: "a1", fields: { value } });
const visa = (balance: number): Change => ({ kind: "edit-debt", id: "d1", fields: { balance } });
const income = (annualIncome: number): Change => ({ kind: "set-financial-info", fields: { annualIncome } });
const asset = (name: string, value: number): Change => ({
  kind: "add-asset",
  asset: { id: "new", name, type: "other", value, description: "" },
});
const goal = (title: string, targetAmount: number): Change => ({
  kind: "add-goal",
  goal: { ...GOAL, title, targetAmount },
});
const GOAL: MoneyGoal = {
  id: "new",
  title: "",
  type: "financial",
  targetAmount: 1,
  currentAmount: 0,
  progress: null,
  targetDate: null,
  status: "Not Started",
  description: "",
  category: "",
  submilestones: [],
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
};

describe("an amount that nobody gave as money is not stored:", () => {
  it.each<[string, string, Change]>([
    ["age-or-year", "I want to retire at 55 with 2 million", goal("Retire", 55)],
    ["age-or-year", "be a millionaire by 40", goal("Be a millionaire", 40)],
    ["age-or-year", "I want to be debt free by 30 lol too late", goal("Be debt free", 30)],
    ["age-or-year", "add my 401k, I'm 52", asset("401k", 52)],
    ["age-or-year", "a house by 2031 would be nice, make it a goal", goal("House", 2_031)],
    ["age-or-year", "I have 40 shares of Apple", asset("Apple", 40)],
    ["rate", "my Ally savings pay 4.2%", ally(4.2)],
    ["unsaid-amount", "my Ally savings are at 21k", ally(35_000)],
    ["unsaid-amount", "I bought a boat", asset("Boat", 9_000)],
    ["foreign-currency", "I have £5,000 in Barclays", asset("Barclays", 5_000)],
    ["foreign-currency", "there are 800 euros in Bunq", asset("Bunq", 800)],
    ["foreign-currency", "C$6,750 in my TFSA", asset("TFSA", 6_750)],
  ])("%s: %s", (veto, message, change) => {
    expect(judge(message, change)).toMatchObject([{ veto, changes: [change] }]);
  });
});

describe("a leap is asked about where no word beside its figure accounts for it:", () => {
  it.each<[string, Change]>([
    [
      "they have not paid me yet. can I make the car payment, it's 194",
      { kind: "edit-asset", id: "a2", fields: { value: 194 } },
    ],
    ["Ally went up. and the car's worth maybe 28 now", { kind: "edit-asset", id: "a2", fields: { value: 28 } }],
    ["she lost 200 a month, that is 2,400", income(2_400)],
  ])("%s", (message, change) => {
    expect(judge(message, change)).toMatchObject([{ veto: "tenfold", changes: [change] }]);
  });

  it.each<[string, Change]>([
    ["paid the Visa down, only 120 left", visa(120)],
    ["I lost my job, 500 a month is all there is", income(6_000)],
    ["that was a typo. Ally is 1,200", ally(1_200)],
  ])("but not %s", (message, change) => {
    expect(judge(message, change)).toEqual([]);
  });
});

it.each<[string, Change]>([
  ["I would like to take 5,000 out of Ally and clear the Visa. Is that wise?", { kind: "delete-debt", id: "d1" }],
  ["thinking of putting 500 on the Visa, good idea?", visa(2_700)],
  ["I want to put 500 on the Visa, should I?", goal("On the Visa", 500)],
])("writes no plan that is to be judged: %s", (message, change) => {
  expect(judge(message, change)).toMatchObject([{ veto: "asked-or-doubted", changes: [change] }]);
});

it("writes what is done, whatever is asked about it", () => {
  expect(judge("I paid 500 off the Visa. was that a good move?", visa(2_700))).toEqual([]);
});

describe("an amount that was said, or is computed from what was said and what is stored, is:", () => {
  it.each<[string, Change]>([
    ["my Ally savings are at 21k", ally(21_000)],
    ["paid 700 on the Visa", visa(2_500)],
    ["got a raise of 10%", income(79_200)],
    ["I make 3,000 a month and another 400 a month on the side", income(40_800)],
    ["20 an hour, 30 hours a week", income(31_200)],
    ["paid off half the Visa", visa(1_600)],
    ["I want to pay off the Visa", goal("Pay off the Visa", 3_200)],
    ["I want a million by 55", goal("A million", 1_000_000)],
    ["I have twenty-one thousand five hundred in Ally", ally(21_500)],
    ["a pension of $55", asset("Pension", 55)],
  ])("%s", (message, change) => {
    expect(judge(message, change)).toEqual([]);
  });

  it("counts what the question was about that the message answers", () => {
    const newId = (prefix: string) => `${prefix}-new`;
    const proposal = {
      message: "yes, that one",
      documents,
      changes: [ally(25_000)],
      today: "2026-11-20" as const,
      newId,
    };
    expect(judgeChanges({ ...proposal, known: [] })).toHaveLength(1);
    expect(judgeChanges({ ...proposal, known: [5_000] })).toEqual([]);
  });
});

describe("a leap of more than ten times", () => {
  it.each<[string, Change]>([
    ["ally is at 900k", ally(900_000)],
    ["ally is at 200", ally(200)],
    ["the visa is at 40k", visa(40_000)],
    ["I make 5k a year", income(5_000)],
  ])("is asked about first: %s", (message, change) => {
    const [finding, ...others] = judge(message, change);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ veto: "tenfold" });
    const options = finding && "options" in finding ? finding.options : [];
    expect([options[0], options.at(-1)]).toMatchObject([{ changes: [change], yes: true }, { changes: [] }]);
  });

  it("offers to take a small figure for what was put there", () => {
    const [finding] = judge("ally is at 200", ally(200));
    const options = finding && "options" in finding ? finding.options : [];
    expect(options[1]).toEqual({ reply: "$200 added: Ally savings now $20,200", changes: [ally(20_200)] });
  });

  it.each<[string, Change]>([
    ["an inheritance came in, ally is at 900k after that", ally(900_000)],
    ["typo: ally is at 200", ally(200)],
    ["the visa is down to 100", visa(100)],
    ["ally is at 190k", ally(190_000)],
    ["my income is zero right now", income(0)],
  ])("is stored where a word accounts for it, or it is smaller: %s", (message, change) => {
    expect(judge(message, change)).toEqual([]);
  });
});

it("asks whether a rate is meant where a small figure of a rate is read as what is owed", () => {
  const [finding] = judge("they knocked the rate on the visa down to 5.75", visa(5.75));
  expect(finding).toMatchObject({ veto: "rate", options: [{ reply: "5.75% interest" }, {}, { changes: [] }] });
});

describe("money from a source of its own, read as all that comes in", () => {
  it.each<[string, Change, number]>([
    ["I get 200 a month from my parents", income(2_400), 74_400],
    ["my pension is 1800 a month", income(21_600), 93_600],
    ["I get 1,000 a month rent from the duplex", income(12_000), 84_000],
    ["rent income is 1000 a month", income(12_000), 84_000],
  ])("is asked about: %s", (message, change, both) => {
    const [finding] = judge(message, change);
    const options = [{ changes: [income(both)] }, { changes: [change] }, { changes: [] }];
    expect(finding).toMatchObject({ veto: "another-income", options });
  });

  it.each<[string, Change]>([
    ["I retired, my pension is 1800 a month", income(21_600)],
    ["my income is 1800 a month from my pension", income(21_600)],
    ["I make 3000 a month", income(36_000)],
    ["I earn 150 a week driving uber", income(79_800)],
  ])("is stored where it takes the place of a job, or comes on top already: %s", (message, change) => {
    expect(judge(message, change)).toEqual([]);
  });
});

describe("what is put somewhere, read as all that is there", () => {
  it.each<[string, Change, Change]>([
    [
      "put 300 for the car",
      { kind: "edit-asset", id: "a2", fields: { value: 300 } },
      { kind: "edit-asset", id: "a2", fields: { value: 7_300 } },
    ],
    ["deposited 2,500 ally", ally(2_500), ally(22_500)],
    ["paid 400 visa", visa(400), visa(2_800)],
    ["threw 1k at the visa", visa(1_000), visa(2_200)],
  ])("is asked about, on top first: %s", (message, change, onTop) => {
    expect(judge(message, change)).toMatchObject([
      { veto: "put-or-set", options: [{ changes: [onTop], yes: true }, { changes: [change] }, { changes: [] }] },
    ]);
  });

  it.each<[string, Change]>([
    ["put the car down as 5,000", { kind: "edit-asset", id: "a2", fields: { value: 5_000 } }],
    ["I paid, the visa is 1,000 now", visa(1_000)],
    ["put ally at 18k", ally(18_000)],
    ["paid 200 on the visa and put 3,000 in a jar", visa(3_000)],
  ])("is stored where it is said to be all, or is only by chance the same: %s", (message, change) => {
    expect(judge(message, change)).toEqual([]);
  });
});

describe("doubt and questions", () => {
  const gone: Change = { kind: "delete-debt", id: "d1" };

  it.each(["drop the visa? not sure", "maybe delete the visa", "remove the visa or not, idk"])(
    "remove nothing: %s",
    (message) => {
      expect(judge(message, gone)).toMatchObject([{ veto: "asked-or-doubted", options: [{ changes: [gone] }, {}] }]);
    },
  );

  it.each(["are 0% cards worth it?", "what is a balance transfer? should I do one with 0% on the visa?"])(
    "write nothing: %s",
    (message) => {
      const change: Change = { kind: "edit-debt", id: "d1", fields: { interestRate: 0 } };
      expect(judge(message, change)).toMatchObject([{ veto: "asked-or-doubted", changes: [change] }]);
    },
  );

  it.each(["delete the visa", "can you delete the visa?", "I'm definitely sure: drop the visa"])(
    "are no orders: %s",
    (message) => expect(judge(message, gone)).toEqual([]),
  );
});

describe("a list", () => {
  const none: Change = { kind: "confirm-no-debts" };

  it.each(["debt free by 30 lol too late", "no debts by the end of next year", "debt-free before I turn 40"])(
    "is not empty because somebody hopes that it will be: %s",
    (message) => {
      expect(judge(message, none)).toMatchObject([{ veto: "asked-or-doubted", options: [{ changes: [none] }, {}] }]);
    },
  );

  it.each(["debt free at 32", "I have no debts by now", "I have no debts, paid the last one by June"])(
    "is empty where somebody says so: %s",
    (message) => expect(judge(message, none)).toEqual([]),
  );
});

describe("half of an event, or another thing than the one that is stored,", () => {
  const house: Change = { kind: "edit-asset", id: "a2", fields: { value: 30_000 } };

  it("is not written where money moved: both sides or none", () => {
    const message = "I moved 5,000 from Ally savings to my brokerage";
    expect(judge(message, ally(15_000))).toMatchObject([{ veto: "half-move", changes: [ally(15_000)] }]);
    const both = [ally(15_000), { kind: "edit-asset", id: "a2", fields: { value: 12_000 } } as Change];
    expect(judge("I moved 5,000 from Ally savings to the car fund", ...both)).toEqual([]);
  });

  it("is asked about where something of the kind was bought", () => {
    const [finding] = judge("I bought a car for 30,000", house);
    expect(finding).toMatchObject({
      veto: "another-of-the-kind",
      options: [{ reply: "Another one" }, { reply: "The one I have", changes: [house] }, { changes: [] }],
    });
    expect(judge("the car is worth 30,000", house)).toEqual([]);
  });

  it("is no bill", () => {
    const car: Change = { kind: "edit-asset", id: "a2", fields: { value: 800 } };
    expect(judge("my bills are rent 1600, groceries 450, car 800", car)).toMatchObject([
      { veto: "bill", changes: [car] },
    ]);
    expect(judge("the car is worth 800", car)).toEqual([]);
  });
});

describe("words for one thing", () => {
  const stored = documentsOf({
    state: {
      goals: [
        { id: "g1", title: "Learn Spanish", type: "skill", status: "In Progress", progress: 20 } as { id: string },
      ],
    },
  });
  const judgeNamed = (message: string, ...changes: Change[]) =>
    judgeChanges({
      message,
      documents: stored,
      changes,
      today: "2026-11-20",
      known: [],
      newId: (prefix) => `${prefix}-new`,
    });

  it("change nothing of the profile", () => {
    const occupation: Change = { kind: "set-basic-info", fields: { occupation: "Learn to swim" } };
    expect(judgeNamed("change Learn Spanish title to Learn to swim", occupation)).toMatchObject([
      { veto: "another-thing-named", options: [{ changes: [{ id: "g1", fields: { title: "Learn to swim" } }] }, {}] },
    ]);
    expect(
      judgeNamed("change my occupation to nurse", { kind: "set-basic-info", fields: { occupation: "Nurse" } }),
    ).toEqual([]);
  });

  it("change no stored goal where a new one is asked for", () => {
    const edit: Change = { kind: "edit-goal", id: "g1", fields: { progress: 50 } };
    expect(judgeNamed("add a goal: buy a used car, 50 percent by June", edit)).toMatchObject([
      { veto: "another-thing-named" },
    ]);
    expect(judgeNamed("Learn Spanish is at 50 percent", edit)).toEqual([]);
  });
});

describe("a figure", () => {
  it("that was said once is what one thing stands at", () => {
    const changes = [ally(5_000), visa(5_000)];
    expect(judge("ally, the visa: 5,000", ...changes)).toMatchObject([
      { veto: "used-twice", options: [{ changes: [changes[0]] }, { changes: [changes[1]] }] },
    ]);
    expect(judge("ally and the visa are both at 5,000", ...changes)).toEqual([]);
  });

  it("that was not said is no rate", () => {
    const rate = (interestRate: number): Change => ({ kind: "edit-debt", id: "d1", fields: { interestRate } });
    expect(judge("the visa has a new rate", rate(19.9))).toMatchObject([
      { veto: "unsaid-rate", changes: [rate(19.9)] },
    ]);
    expect(judge("the visa is at 19.9% now", rate(19.9))).toEqual([]);
    expect(judge("the visa is interest-free this year", rate(0))).toEqual([]);
  });
});

it("takes what net worth was for no target, whatever the day, and leaves targets that are told beside it", () => {
  const target: Change = { kind: "set-financial-goal", fields: { targetAmount: 150_000 } };
  for (const message of ["my net worth was 150k in 2030", "in 1850 our net worth stood at 150k"])
    expect(judge(message, target)).toMatchObject([{ veto: "past-no-target", changes: [target] }]);
  for (const message of ["my net worth was 90k, I want 150k", "my net worth was 90k. Set my target to 150k"])
    expect(judge(message, target)).toEqual([]);
});

it("leaves alone what nothing is held against, beside what is", () => {
  const changes = [ally(21_000), asset("Boat", 9_000)];
  expect(judge("ally is at 21k, and I got a boat", ...changes)).toMatchObject([{ changes: [changes[1]] }]);
});

it("offers answers that can be carried out as they are", () => {
  for (const finding of judge("ally is at 900k", ally(900_000))) {
    for (const { changes } of "options" in finding ? finding.options : [])
      expect(applyChanges(documents, changes, "2026-11-20T09:00:00.000Z").refused).toEqual([]);
  }
});
