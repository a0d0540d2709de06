import { describe, expect, test } from "vitest";
import { mindInProcess } from "#test/language-model/mind-in-process.ts";
import { HISTORY, NOW, settled } from "#test/language-model/open-advisor.ts";
import { openBuiltInAdvisor } from "../../built-in-advisor.ts";
import { Draft } from "../draft.ts";
import type { Desk } from "./advisor-tool.ts";
import { ADVISOR_TOOLS } from "./all-tools.ts";

function openDesk(documents = settled()): Desk {
  let ids = 0;
  const input = {
    documents,
    conversation: null,
    message: "",
    today: "2026-11-20" as const,
    newId: (prefix: string) => `${prefix}-${++ids}`,
  };
  const asker = { userId: "ann", isSample: false, now: NOW, since: 0, history: async () => HISTORY };
  const draft = new Draft(documents, "2026-11-20T09:00:00.000Z");
  const makePlan = async () => {
    const asked = { ...input, documents: draft.documents, message: "Make me a plan" };
    return (await openBuiltInAdvisor(mindInProcess()).respond(asked, () => {}, new AbortController().signal, asker))
      .reply;
  };
  return {
    draft,
    input,
    proposed: settled().goals.intermediateGoals.map((goal) => ({ ...goal, id: "p1" })),
    makePlan,
    history: async () => HISTORY,
  };
}

function call(desk: Desk, name: string, args: object): unknown {
  return ADVISOR_TOOLS.find((tool) => tool.name === name)?.call(args, desk);
}

/** What a call leaves in the draft. */
function changed(name: string, args: object): Draft {
  const desk = openDesk();
  expect(call(desk, name, args)).toMatchObject({ done: true });
  return desk.draft;
}

describe("writing", () => {
  test.each([
    [{ how: "set", amount: 4_200, period: "month" }, 50_400],
    [{ how: "set", amount: 20, period: "hour", weeklyHours: 30 }, 31_200],
    [{ how: "add", amount: 500, period: "month" }, 91_000],
    [{ how: "raise_percent", amount: 10 }, 93_500],
    [{ how: "subtract", amount: 85_000 }, 0],
    [{ how: "forget" }, null],
  ])("a yearly figure: %j", (args, annualIncome) => {
    const { documents } = changed("change_yearly_figure", { field: "annualIncome", ...args });
    expect(documents.financials.financialInfo.annualIncome).toBe(annualIncome);
  });

  test("an asset, a payment and a charge", () => {
    expect(changed("change_asset", { action: "edit", id: "a1", valueChange: -500 }).changes).toEqual([
      { kind: "edit-asset", id: "a1", fields: { value: 19_500 } },
    ]);
    expect(changed("change_debt", { action: "edit", id: "d1", balanceChange: 300 }).changes).toEqual([
      { kind: "edit-debt", id: "d1", fields: { balance: 3_500 } },
    ]);
    expect(changed("change_debt", { action: "edit", id: "d1", balance: 0 }).changes).toEqual([
      { kind: "delete-debt", id: "d1" },
    ]);
    expect(changed("change_debt", { action: "edit", id: "d1", forgetInterestRate: true, name: null }).changes).toEqual([
      { kind: "edit-debt", id: "d1", fields: { interestRate: null } },
    ]);
  });

  test("a goal's progress with the status that follows from it", () => {
    const goalAfter = (args: object) =>
      changed("change_goal", { action: "edit", id: "g1", ...args }).documents.goals.intermediateGoals[0];
    expect(goalAfter({ currentAmountChange: 1_000 })).toMatchObject({ currentAmount: 6_000, status: "In Progress" });
    expect(goalAfter({ currentAmountChange: 99_000 })).toMatchObject({ currentAmount: 40_000, status: "Completed" });
    expect(goalAfter({ status: "Completed" })).toMatchObject({ currentAmount: 40_000, status: "Completed" });
    expect(goalAfter({ targetDate: "2028-06-30" })).toMatchObject({ targetDate: "2028-06-30", currentAmount: 5_000 });
    expect(goalAfter({ forgetTargetDate: true })).toMatchObject({ targetDate: null });
  });

  test("a goal with steps, and a step ticked", () => {
    const { documents } = changed("change_goal", {
      action: "add",
      title: "Learn\u0000 Spanish",
      type: "skill",
      targetDate: "2027-06-30",
      steps: [{ title: "Find a course" }],
    });
    expect(documents.goals.intermediateGoals[1]).toMatchObject({
      title: "Learn Spanish",
      progress: 0,
      status: "Not Started",
      submilestones: [{ id: "step-1", title: "Find a course", completed: false }],
    });
    const { documents: ticked } = changed("change_goal_step", {
      action: "edit",
      goalId: "g1",
      stepId: "s2",
      completed: true,
    });
    expect(ticked.goals.intermediateGoals[0]?.submilestones.map(({ completed }) => completed)).toEqual([false, true]);
  });

  test("the profile, the target and names", () => {
    expect(changed("change_profile", { country: "DE", email: "x@example.com" }).changes).toEqual([
      { kind: "set-basic-info", fields: { country: "DE" } },
    ]);
    expect(changed("change_target", { targetYear: 2040 }).documents.profile.financialGoal.targetYear).toBe(2040);
    const { documents } = changed("change_skills_or_interests", { list: "interests", action: "add", names: ["Chess"] });
    expect(documents.skills.interests).toEqual(["Cooking", "Chess"]);
  });

  test("a name that is not there is not removed, and neither are those beside it", () => {
    const desk = openDesk();
    const remove = (...names: string[]) =>
      call(desk, "change_skills_or_interests", { list: "interests", action: "remove", names });
    expect(remove("Chess")).toEqual({ refused: "Not among the interests: Chess." });
    expect(remove("cooking", "Chess")).toEqual({ refused: "Not among the interests: Chess." });
    expect(desk.draft.changes).toEqual([]);
    expect(remove("cooking")).toMatchObject({ done: true, now: [] });
  });

  test("what was told of earlier days, today's figures standing as they are", () => {
    const desk = openDesk();
    const told = (args: object) => call(desk, "tell_past", { of: "net-worth", date: "2025-12-31", ...args });
    told({ amount: 240_000, name: "all of it" });
    expect(told({ amount: 250_000 })).toMatchObject({ done: true, now: { amount: 250_000 } });
    told({ of: "debt", name: "Visa", amount: 4_000 });
    expect(desk.draft.documents.past.told).toMatchObject([
      { of: "net-worth", name: "", date: "2025-12-31", amount: 250_000 },
      { of: "debt", name: "Visa", date: "2025-12-31", amount: 4_000 },
    ]);
    expect(desk.draft.documents.financials).toEqual(settled().financials);
  });

  test("later calls see what earlier ones did", () => {
    const desk = openDesk();
    call(desk, "change_asset", { action: "add", name: "Cash", type: "savings", value: 100 });
    expect(call(desk, "change_asset", { action: "edit", id: "asset-1", valueChange: 50 })).toMatchObject({
      now: { value: 150 },
    });
    expect(call(desk, "net_worth", {})).toMatchObject({ totalAssets: 83_150 });
  });
});

describe("refused, with the reason, is", () => {
  test.each([
    ["change_asset", { action: "add", name: "Cash", value: -5 }, "Asset value must be greater than $0"],
    ["change_asset", { action: "add", name: "Cash", value: 2e12 }, "cannot be more than"],
    ["change_asset", { action: "add", name: "Cash" }, "value are required"],
    ["change_asset", { action: "edit", id: "other-person", value: 5 }, "no asset with this id"],
    ["change_asset", { action: "edit", id: "a1", valueChange: -20_001 }, "Only $20,000 is there"],
    ["change_asset", { action: "delete", id: "d1" }, "no entry with this id"],
    ["change_asset", { action: "explode" }, "action"],
    ["change_debt", { action: "add", name: "X", balance: 5, interestRate: 101 }, "greater than 100%"],
    ["change_goal", { action: "add", title: "House" }, "needs a targetAmount"],
    ["change_goal", { action: "add", title: "A", type: "skill", targetDate: "2027-02-30" }, "no such day"],
    ["change_goal", { action: "edit", id: "g1", currentAmount: 50_000 }, "cannot exceed target amount"],
    ["change_goal_step", { action: "add", goalId: "g1", title: "X" }, "amount is required"],
    ["change_yearly_figure", { field: "currentSavings", how: "add", amount: 5 }, "Nothing is stored yet"],
    ["change_target", { targetYear: 20_400 }, "valid year"],
    ["tell_past", { of: "net-worth", date: "2026-11-20", amount: 5 }, "Only days before today"],
    ["tell_past", { of: "net-worth", date: "2026-02-30", amount: 5 }, "no such day"],
    ["tell_past", { of: "net-worth", date: "1850-01-01", amount: 5 }, "Date cannot be before 1900"],
    ["tell_past", { of: "asset", date: "2025-12-31", amount: 5 }, "Name is required"],
    ["tell_past", { of: "debt", name: "Visa", date: "2025-12-31", amount: -5 }, "cannot be negative"],
    ["add_proposed_goals", { ids: ["p9"] }, "no such proposal"],
  ])("%s %j", (name, args, reason) => {
    const desk = openDesk();
    expect(JSON.stringify(call(desk, name, args))).toContain(reason);
    expect(desk.draft.changes).toEqual([]);
  });

  test("an eleventh asset, which the person is told too", () => {
    const desk = openDesk();
    for (let at = 0; at < 300; at++) call(desk, "change_asset", { action: "add", name: `A${at}`, value: 1 });
    expect(desk.draft.documents.financials.assets).toHaveLength(10);
    expect([...desk.draft.warnings]).toEqual(["I can keep at most 10 assets, so not everything was added."]);
  });
});

describe("reading", () => {
  test("gives what the domain computes", () => {
    const desk = openDesk();
    expect(call(desk, "cash_flow", {})).toMatchObject({
      annualCashFlow: 34_600,
      monthsOfExpensesCovered: { months: 4.8 },
    });
    expect(call(desk, "debt_payoff", { monthlyPayment: 800 })).toMatchObject({ avalanche: { kind: "paid-off" } });
    expect(call(desk, "debt_payoff", { monthlyPayment: 1 })).toMatchObject({ avalanche: { kind: "too-little" } });
    expect(call(desk, "budget", {})).toMatchObject({ budget: { income: 7_083.33 } });
    expect(call(desk, "milestones", {})).toMatchObject({ next: { amount: 100_000 } });
    expect(call(desk, "purchase", { price: 30_000 })).toMatchObject({ cashAfter: -10_000 });
    expect(call(desk, "time_to_target", { extraMonthly: 500 })).toMatchObject({
      targetYear: 2046,
      atPresentPace: { kind: "in", date: expect.stringMatching(/^20\d\d-/) },
      supposed: { time: { kind: "in" } },
    });
  });

  test("never gives what is no number, whatever is known", () => {
    const empty = { ...settled(), financials: { ...settled().financials, assets: null, debts: null } };
    empty.financials.financialInfo = { annualIncome: null, annualExpenses: null, currentSavings: null };
    for (const { name, call: run } of ADVISOR_TOOLS.slice(0, 7)) {
      const result = JSON.stringify(run(name === "purchase" ? { price: 5 } : {}, openDesk(empty)), (_, value) =>
        typeof value === "number" && !Number.isFinite(value) ? "NOT A NUMBER" : value,
      );
      expect(result).not.toContain("NOT A NUMBER");
    }
  });
});

describe("proposing", () => {
  test("a plan is the built-in one, with its goals as proposals", async () => {
    const desk = openDesk();
    expect(await call(desk, "make_plan", {})).toMatchObject({ text: expect.stringContaining("Visa") });
    expect(desk.draft.suggestedGoals.length).toBeGreaterThan(2);
    expect(desk.draft.changes).toEqual([]);
  });

  test("goals of the model's own keep the rules, and nothing is stored", () => {
    const desk = openDesk();
    const goals = [
      { title: "Fund", targetAmount: 5_000 },
      { title: "Bad", targetAmount: -1 },
    ];
    expect(call(desk, "propose_goals", { goals })).toMatchObject({
      results: [{ done: true }, { refused: expect.any(String) }],
    });
    expect(desk.draft.suggestedGoals).toMatchObject([{ title: "Fund", targetAmount: 5_000, status: "Not Started" }]);
    expect(desk.draft.changes).toEqual([]);
  });

  test("what was proposed is stored once, and updated after", () => {
    const desk = openDesk();
    call(desk, "add_proposed_goals", { ids: ["p1", "p1"] });
    call(desk, "add_proposed_goals", { ids: ["p1"] });
    expect(desk.draft.changes.map(({ kind }) => kind)).toEqual(["add-goal", "edit-goal"]);
  });

  test("an undo allows nothing else, and nothing else allows an undo", () => {
    const desk = openDesk();
    expect(call(desk, "undo_last_change", {})).toEqual({ done: true });
    expect(call(desk, "change_asset", { action: "delete", id: "a1" })).toHaveProperty("refused");
    const other = openDesk();
    call(other, "change_asset", { action: "delete", id: "a1" });
    expect(call(other, "undo_last_change", {})).toHaveProperty("refused");
  });
});
