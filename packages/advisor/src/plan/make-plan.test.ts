import {
  addDays,
  applyChanges,
  calendarDate,
  check,
  type Documents,
  goalSchema,
  isMoneyGoal,
  unfold,
} from "@seven-figures/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ADA, BEN, CLEO, DAN, EVE, PEOPLE, person, savingGoal, TODAY } from "../answers/examples/people.ts";
import { makePlan, suggestGoals } from "./make-plan.ts";

const NOW = "2026-11-20T09:00:00.000Z";

function plan(documents: Documents) {
  let count = 0;
  return makePlan({ documents, today: TODAY, newId: (prefix) => `${prefix}-${++count}` });
}

function ready(documents: Documents) {
  const result = plan(documents);
  if (!result.ready) throw new Error(result.message);
  return result;
}

/** Stores all proposed goals, those that are there already as edits. */
function addAll(documents: Documents): Documents {
  const { suggestedGoals } = ready(documents);
  const known = new Set(documents.goals.intermediateGoals.map(({ id }) => id));
  const changes = suggestedGoals.map((goal) => {
    const { id, createdAt, updatedAt, ...fields } = goal;
    return known.has(id) ? { kind: "edit-goal" as const, id, fields } : { kind: "add-goal" as const, goal };
  });
  const { documents: after, refused } = applyChanges(documents, changes, NOW);
  expect(refused).toEqual([]);
  return after;
}

it("names the card first, the months covered and the yearly surplus", () => {
  const { message, suggestedGoals } = ready(ADA);
  expect(message).toContain("**Clear Visa**");
  expect(message).toContain("4.8 months");
  expect(message).toContain("$34,600");
  // Cash beyond three months of expenses pays too, so the first month does it.
  expect(message).toContain("| Visa | $3,200 | 24.9% | December 2026 | $3,266 |");
  expect(suggestedGoals[0]).toMatchObject({ id: "plan-pay-off-d1", targetAmount: 3_200, targetDate: "2026-12-20" });
});

it("clears the highest rate first and leaves cheap loans in peace", () => {
  const { message } = ready(BEN);
  const order = ["Amex", "Student loan", "Store card"].map((name) => message.indexOf(`| ${name}`));
  expect(order.every((at) => at > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(message).toContain("Car loan (6.9%) and Mortgage (4.5%): pay as agreed");
  expect(message).toContain("| Mortgage | $240,000 | 4.5% | November 2056 | $1,216 |");
});

it("opens with a plain verdict: on time, how late, out of reach, or what is missing for one", () => {
  const opening = (documents: Documents) => ready(documents).message.split("\n\n")[0];
  expect(opening(ADA)).toBe(
    "**On time.** At today's pace you reach $1,000,000 in **September 2041**, 5 years before 2046. Likelihood by 2046: **91%**.",
  );
  const inYear = (targetYear: number) => ({
    ...ADA,
    profile: { ...ADA.profile, financialGoal: { ...ADA.profile.financialGoal, targetYear } },
  });
  expect(opening(inYear(2041))).toMatch(/^\*\*On time\.\*\* .* in time for 2041\./);
  expect(opening(inYear(2036))).toMatch(
    /^\*\*5 years late\.\*\* .* instead of 2036\. \*\*\$2,382 a month more\*\* closes the gap to 2036\. Likelihood by 2036: \*\*2%\*\*\.$/,
  );
  expect(opening(inYear(2026))).toContain("a later target year closes the gap");
  expect(opening(CLEO)).toMatch(/^\*\*Out of reach at today's pace\.\*\* .*\$2,406 a month more/);
  expect(opening(DAN)).toMatch(/^\*\*You are there\.\*\*/);
  expect(opening(person({ info: { annualIncome: 43_000 } }))).toMatch(
    /^\*\*No date yet\.\*\* Tell me what you spend in a month,/,
  );
});

it("says what the year asks for with growth and without in one breath", () => {
  expect(ready(ADA).message).toContain("asks for $1,637 a month with growth ($3,834 without)");
  expect(ready(CLEO).message).toContain("asks for $2,156 a month with growth ($4,294 without)");
});

it("has a first step for this week", () => {
  for (const documents of Object.values(PEOPLE)) {
    const result = plan(documents);
    if (!result.ready) continue;
    const [first] = result.suggestedGoals;
    expect(first?.submilestones[0]?.targetDate).toBe("2026-11-27");
    expect(result.message).toContain(`**This week:** ${first?.submilestones[0]?.title}`);
  }
});

it("begins with the gap where more is spent than earned", () => {
  const { message, suggestedGoals } = ready(CLEO);
  expect(message).toContain("**Close the gap**: you spend $250 a month more");
  expect(suggestedGoals.map(({ id }) => id)).toContain("plan-close-gap");
});

it("knows stages of life: retired, near retirement, irregular pay, federal loans, children", () => {
  const retired = person({
    info: { annualIncome: 28_000, annualExpenses: 52_000 },
    assets: [["Index funds", "stocks", 420_000]],
    basicInfo: { employmentStatus: "Retired" },
  });
  const drawing = ready(retired);
  expect(unfold(drawing.message).brief).toContain("**Draw by a rule**: you take $2,000 a month from savings");
  expect(drawing.message).not.toContain("Close the gap");
  expect(drawing.suggestedGoals[0]?.id).toBe("plan-draw");
  const { assets, debts } = BEN.financials;
  const stage = (documents: Documents) => unfold(ready(documents).message).rest;
  const near = person({
    info: { annualIncome: 300_000, annualExpenses: 60_000 },
    basicInfo: { birthday: "1968-01-01" },
  });
  expect(stage(near)).toContain("**Near retirement:** at 58,");
  const late = person({
    info: { annualIncome: 50_000, annualExpenses: 44_000 },
    basicInfo: { birthday: "1990-01-01" },
  });
  expect(stage(late)).toMatch(/you would be \d\d then, when most people have stopped working/);
  const freelancer = { ...BEN, financials: { ...BEN.financials, assets: [...(assets ?? [])], debts } };
  freelancer.profile = {
    ...BEN.profile,
    basicInfo: { ...BEN.profile.basicInfo, employmentStatus: "Freelancer", country: "US" },
  };
  freelancer.skills = { ...BEN.skills, interests: ["My kids"] };
  expect(stage(freelancer)).toContain("**Irregular pay:**");
  expect(stage(freelancer)).toContain("**Student loan:** if it is federal,");
  expect(stage(freelancer)).toContain("**Children:**");
  expect(stage(BEN)).not.toContain("Your stage of life");
});

it("keeps the person's own goals, extends them, or says that they conflict", () => {
  const goals = [
    savingGoal("g1", "Trip to Japan", 6_000, 1_000, "2027-09-30"),
    savingGoal("g2", "New roof", 90_000, 0, "2028-03-01"),
  ];
  const documents = { ...ADA, goals: { ...ADA.goals, intermediateGoals: goals } };
  const { message } = ready(documents);
  expect(message).toContain("| Trip to Japan | September 2027 | kept: September 2027 |");
  expect(message).toMatch(/\| New roof \| March 2028 \| extended: \w+ 2029;/);
  expect(unfold(message).brief).toMatch(/1 goal of yours fits\. Later than you wished: New roof \(\w+ 2029\)\./);
  const poor = { ...CLEO, goals: { ...CLEO.goals, intermediateGoals: goals } };
  expect(ready(poor).message).toContain("| Trip to Japan | September 2027 | conflict: no money reaches it yet |");
  expect(unfold(ready(poor).message).brief).toContain("In conflict, no money reaches: Trip to Japan and New roof.");
});

it("extends a goal of theirs that is about what comes first with a step for this week", () => {
  const visa = savingGoal("g2", "Get rid of the Visa", 3_200, 0, null);
  const [first] = ready({ ...ADA, goals: { ...ADA.goals, intermediateGoals: [visa] } }).suggestedGoals;
  expect(first).toMatchObject({ id: "g2", title: visa.title, targetAmount: 3_200, targetDate: "2026-12-20" });
  expect(first?.submilestones.map(({ id }) => id)).toEqual(["plan-pay-off-d1-start", "g2-1", "g2-2"]);
  expect(first?.submilestones[0]).toMatchObject({ title: "First payment to Visa made", targetDate: "2026-11-27" });
});

it("plans for someone who is there already", () => {
  const { message, suggestedGoals } = ready(DAN);
  expect(message).toContain("You have reached your target");
  expect(suggestedGoals.length).toBeGreaterThanOrEqual(3);
});

it("asks for what matters most where neither income nor assets are known", () => {
  const result = plan(EVE);
  expect(result.ready).toBe(false);
  expect(!result.ready && result.questions).toHaveLength(3);
  expect(suggestGoals({ documents: EVE, today: TODAY, newId: String }).ready).toBe(false);
  expect(plan(person({ info: { annualIncome: 43_000 } })).ready).toBe(true);
  expect(plan(person({ assets: [["House", "real-estate", 9]] })).ready).toBe(true);
});

it("proposes the same goals in brief", () => {
  const brief = suggestGoals({ documents: BEN, today: TODAY, newId: String });
  expect(brief.ready && brief.suggestedGoals).toEqual(ready(BEN).suggestedGoals);
  expect(brief.message.length).toBeLessThan(ready(BEN).message.length);
});

it("updates what was added and never doubles it", () => {
  for (const documents of [ADA, BEN, CLEO, DAN]) {
    const once = addAll(documents);
    const twice = addAll(once);
    expect(twice.goals.intermediateGoals.map(({ id }) => id)).toEqual(once.goals.intermediateGoals.map(({ id }) => id));
  }
});

it("keeps what is done when it updates, and leaves out what is completed", () => {
  const added = addAll(ADA);
  const goals = added.goals.intermediateGoals.map((goal) => {
    if (goal.id === "plan-emergency-fund") return { ...goal, status: "Completed" as const };
    if (goal.id !== "plan-pay-off-d1" || !isMoneyGoal(goal)) return goal;
    const submilestones = goal.submilestones.map((step, at) => ({ ...step, completed: at === 0 }));
    return { ...goal, currentAmount: 1_700, submilestones };
  });
  const again = ready({ ...added, goals: { ...added.goals, intermediateGoals: goals } }).suggestedGoals;
  expect(again.map(({ id }) => id)).not.toContain("plan-emergency-fund");
  expect(again[0]).toMatchObject({ id: "plan-pay-off-d1", currentAmount: 1_700, status: "In Progress" });
  expect(again[0]?.submilestones.map(({ completed }) => completed)).toEqual([true, false, false]);
});

it("leaves out what a goal of theirs covers already", () => {
  const goals = [
    savingGoal("g1", "My rainy day money", 20_000, 500, null),
    savingGoal("g2", "Get rid of the Visa", 3_200, 0, null),
  ];
  const ids = ready({ ...ADA, goals: { ...ADA.goals, intermediateGoals: goals } }).suggestedGoals.map(({ id }) => id);
  expect(ids).not.toContain("plan-emergency-fund");
  expect(ids).not.toContain("plan-pay-off-d1");
  expect(ids.length).toBeGreaterThanOrEqual(3);
});

it("says what matters first, and the rest within 650 words", () => {
  for (const documents of Object.values(PEOPLE)) {
    const { message } = plan(documents);
    expect(unfold(message).brief.split(/\s+/).length).toBeLessThan(130);
    expect(message.split(/\s+/).length).toBeLessThan(650);
  }
});

const dollars = fc.oneof(fc.constant(0.01), fc.integer({ min: 1, max: 2_000_000 }), fc.constant(1e12));
const NO_FIGURE = /NaN|Infinity|undefined|null/;
/** A person's own word may be one of these: it is said as it is. */
const own = fc.string({ minLength: 1, maxLength: 200 }).filter((word) => !NO_FIGURE.test(word));

const anyone = fc.record({
  income: fc.option(fc.oneof(fc.constant(0), dollars)),
  expenses: fc.option(fc.oneof(fc.constant(0), dollars)),
  assets: fc.option(
    fc.array(fc.tuple(own, fc.constantFrom("savings" as const, "stocks" as const, "other" as const), dollars), {
      maxLength: 4,
    }),
  ),
  debts: fc.option(
    fc.array(
      fc.tuple(
        own,
        fc.constantFrom("credit-card" as const, "mortgage" as const, "student-loan" as const),
        dollars,
        fc.option(fc.integer({ min: 0, max: 100 })),
      ),
      { maxLength: 4 },
    ),
  ),
  target: dollars,
  year: fc.integer({ min: 1900, max: 2200 }),
  skills: fc.array(own, { maxLength: 2 }),
  today: fc.tuple(
    fc.integer({ min: 2024, max: 2040 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  ),
});

it("proposes valid goals with dates ahead for anyone, and says no figure that is none", () => {
  fc.assert(
    fc.property(anyone, ({ income, expenses, assets, debts, target, year, skills, today }) => {
      const documents = person({
        info: { annualIncome: income, annualExpenses: expenses },
        assets,
        debts,
        financialGoal: { targetAmount: target, targetYear: year },
        skills,
      });
      const day = calendarDate(...today);
      const result = makePlan({ documents, today: day, newId: String });
      expect(result.message).not.toMatch(NO_FIGURE);
      if (!result.ready) return;
      expect(result.suggestedGoals.length).toBeGreaterThanOrEqual(2);
      expect(result.suggestedGoals.length).toBeLessThanOrEqual(6);
      expect(new Set(result.suggestedGoals.map(({ id }) => id)).size).toBe(result.suggestedGoals.length);
      for (const goal of result.suggestedGoals) {
        expect(check(goalSchema, goal)).toEqual({ value: goal });
        expect(goal.targetDate && goal.targetDate > day).toBe(true);
        expect(goal.submilestones.length).toBeGreaterThan(0);
        expect(goal.submilestones.every(({ targetDate }) => targetDate && targetDate > day)).toBe(true);
      }
      const firstStep = result.suggestedGoals[0]?.submilestones[0]?.targetDate;
      expect(firstStep && firstStep <= addDays(day, 7)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it("begins with no more than there is, also for a debt that the money of today never clears", () => {
  const { suggestedGoals } = ready(
    person({
      info: { annualIncome: 1_000, annualExpenses: 0 },
      assets: [["Coffee cart", "business", 61_587.47]],
      debts: [["Visa", "credit-card", 11_585.17, 8.63]],
      financialGoal: { targetAmount: 50_000, targetYear: 2026 },
    }),
  );
  const [goal] = suggestedGoals;
  expect(goal?.title).toBe("Pay off Visa");
  // $83 is there each month
  expect(goal?.submilestones[0]?.targetAmount).toBe(19);
});
