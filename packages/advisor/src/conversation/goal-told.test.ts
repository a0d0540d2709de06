import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const open = { type: "financial", status: "In Progress", submilestones: [] };
const DOCUMENTS = documentsOf({
  state: {
    assets: [{ id: "a1", name: "Marcus savings", type: "savings", value: 19_500 }],
    goals: [
      { id: "g1", title: "Marcus emergency fund", targetAmount: 25_000, currentAmount: 18_000, ...open },
      { id: "g2", title: "New roof", targetAmount: 12_000, currentAmount: 4_000, targetDate: "2027-09-01", ...open },
      {
        id: "g3",
        title: "Disney with the kids",
        targetAmount: 6_000,
        currentAmount: 1_200,
        targetDate: "2027-07-01",
        ...open,
      },
    ],
  },
});

const AS_BEFORE = ["18000/25000", "4000/12000 2027-09-01", "Disney with the kids 1200/6000 2027-07-01"];

/** The goals after a talk. */
function after(...messages: string[]) {
  const { goals } = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  const shown = goals.intermediateGoals.map(({ id, title, currentAmount, targetAmount, targetDate }) =>
    [id === "g3" ? title : "", `${currentAmount}/${targetAmount}`, targetDate ?? ""].filter(Boolean).join(" "),
  );
  return shown;
}

test.each<[string[], number, string]>([
  [["the goal Marcus emergency fund stands at 18,279.45 of 25,000"], 0, "18279.45/25000"],
  [["I have 5,000 out of 12,000 for the roof"], 1, "5000/12000 2027-09-01"],
  [["the emergency fund goal is at 18,900 now"], 0, "18900/25000"],
  [["And the emergency fund goal IS the savings. Update that too"], 0, "19500/25000"],
  [["the roofer says 13,800 not 12,000. And I have put 600 more away for it."], 1, "4600/13800 2027-09-01"],
  [
    ["I have put 600 more away for the roof", "I was speaking of the roof. It is 13,800 now and I have 4,600 for it."],
    1,
    "4600/13800 2027-09-01",
  ],
  [["change the Disney one, call it Cabin at the lake, 2,400 by August"], 2, "Cabin at the lake 1200/2400 2027-08-31"],
  [["rename the Disney goal to Elopement, 7,000 by next June"], 2, "Elopement 1200/7000 2027-06-30"],
  [
    ["Disney is now a cabin at the lake, 2,400 instead of 6,000, and its August not July, so change that one"],
    2,
    "Cabin at the lake 1200/2400 2027-08-31",
  ],
  [["the Disney goal is now called Own studio and the target is 12,000"], 2, "Own studio 1200/12000 2027-07-01"],
])("%j", (messages, at, goal) => {
  expect(after(...messages)).toEqual(AS_BEFORE.map((each, index) => (index === at ? goal : each)));
});

test.each([
  "should I call the Disney goal Elopement, 6,000 by June?",
  "got 900 of the 2,000 roof money back",
  "the emergency fund goal is a priority",
])("%j changes nothing", (message) => expect(after(message)).toEqual(AS_BEFORE));
