import { describe, expect, test } from "vitest";
import { HISTORY, openAdvisor, settled } from "#test/language-model/open-advisor.ts";
import { Draft } from "../draft.ts";
import type { Desk } from "./advisor-tool.ts";
import { queryTool } from "./query-tool.ts";

function openDesk(): Desk {
  const documents = settled();
  const input = { documents, conversation: null, message: "", today: "2026-11-20" as const, newId: String };
  const makePlan = () => Promise.reject(new Error("not asked"));
  return {
    draft: new Draft(documents, "2026-11-20T09:00:00.000Z"),
    input,
    proposed: [],
    makePlan,
    history: async () => HISTORY,
  };
}

const query = (args: object, desk = openDesk()) => queryTool.call(args, desk);
const debts = (...ids: string[]) => ({ entries: { side: "debts", ids } });

describe("a model's query is computed by the domain", () => {
  test.each([
    [{ ask: "value", of: { measure: "net-worth" } }, { figure: { value: 66_900 } }],
    [{ ask: "value", of: { measure: "surplus", per: "month" } }, { figure: { value: 2_883.33 } }],
    [{ ask: "value", of: { ...debts("d1", "d3"), field: "interest" } }, { figure: { value: 1_516.8 } }],
    [
      { ask: "value", of: { measure: "net-worth", without: { side: "assets", ids: ["a2"] } } },
      { figure: { value: 3_900 } },
    ],
    [
      { ask: "share", of: { entries: { side: "assets", ids: ["a1"] } }, to: { measure: "assets" } },
      { figure: { value: 24.1, unit: "percent" } },
    ],
    [
      { ask: "difference", of: { entries: { side: "assets", ids: ["a1"] } }, to: debts("d3") },
      { kind: "comparison", difference: 8_000 },
    ],
    [
      { ask: "list", of: { entries: { side: "debts" } }, by: "rate" },
      { placed: [{ item: { id: "d1", name: "Visa" }, value: 24.9 }, { value: 6 }], unplaced: [{ id: "d2" }] },
    ],
    [
      { ask: "payoff_time", of: debts("d3"), monthly: 500 },
      { kind: "paid-off", months: 26 },
    ],
    [{ ask: "payoff_time", of: debts("d1"), monthly: 10 }, { kind: "never-paid" }],
    [
      { ask: "saving_needed", goalId: "g1", months: 35 },
      { kind: "save", monthly: 1_000 },
    ],
    [
      { ask: "change", of: debts("d1"), from: "2026-11-01" },
      { kind: "changed", change: -500, since: "2026-11-01" },
    ],
    [{ ask: "past", of: { measure: "net-worth" }, from: "2026-10-05" }, { figure: { value: 66_400 } }],
    [{ ask: "past", of: { measure: "net-worth" }, from: "2024-10-05" }, { kind: "unknown" }],
    [{ ask: "what_changed", from: "2026-11-01" }, { fields: [{ thing: "Visa", before: 3_700, after: 3_200 }] }],
    [
      {
        ask: "value",
        of: { measure: "net-worth" },
        supposing: [{ what: "asset_value", id: "a1", value: 30_000 }],
      },
      { before: { figure: { value: 66_900 } }, after: { figure: { value: 76_900 } } },
    ],
  ])("%j", async (args, result) => {
    expect(await query(args)).toMatchObject(result);
  });

  test.each([
    [{ ask: "guess" }, "ask"],
    [{ ask: "value" }, "value needs of"],
    [{ ask: "value", of: { measure: "luck" } }, "measure"],
    [{ ask: "share", of: { measure: "assets" } }, "share needs to"],
    [{ ask: "past", of: { measure: "assets" }, from: "2026-02-31" }, "past needs from"],
    [{ ask: "payoff_time", of: debts("d1"), monthly: Number.POSITIVE_INFINITY }, "monthly"],
    [{ ask: "value", of: { measure: "assets" }, supposing: [{ what: "income" }] }, "a value"],
  ])("and refused with the reason where it is none: %j", async (args, reason) => {
    expect(await query(args)).toMatchObject({ refused: expect.stringContaining(reason) });
  });

  test("sees what the message changed, in the record too, and nothing supposed is stored", async () => {
    const desk = openDesk();
    desk.draft.propose({ kind: "edit-debt", id: "d1", fields: { balance: 3_000 } });
    expect(await query({ ask: "change", of: debts("d1"), from: "2026-11-01" }, desk)).toMatchObject({ change: -700 });
    await query({ ask: "value", of: { measure: "assets" }, supposing: [{ what: "remove_asset", id: "a1" }] }, desk);
    expect(desk.draft.changes).toHaveLength(1);
  });

  test("reaches it through the adapter", async () => {
    const open = await openAdvisor();
    const args = { ask: "share", of: debts("d1"), to: { measure: "debts" } };
    open.server.play({ calls: [{ name: "query", args }] }, { text: "The Visa is 19.9% of it." });
    const { reply } = await open.say("how much of my debt is the Visa?", { documents: settled() });
    expect(reply.message).toBe("The Visa is 19.9% of it.");
    const results = open.server.requests.at(-1)?.messages.filter(({ role }) => role === "tool") ?? [];
    expect(JSON.parse(String(results[0]?.content))).toMatchObject({ figure: { value: 19.88, unit: "percent" } });
    await open.server.close();
  });
});
