import { addDays, dayInTimeZone } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { ally, profile, toldFund, visa } from "./examples.ts";

const fund = { id: "a2", name: "401k", type: "retirement", value: 80_000, description: "" } as const;
const financialInfo = { annualIncome: 85_000, annualExpenses: 50_000, currentSavings: null };

describeEngines({}, (server) => {
  describe("a check-in", () => {
    test("stores all balances as one change, undone as one, with what became of them since the one before", async () => {
      const person = await server().signUp();
      await person.call("saveUserProfile", { profile });
      await person.call("saveUserFinancials", { financials: { financialInfo, assets: [ally, fund], debts: [visa] } });
      const first = await person.call("saveCheckIn", { financialInfo, assets: [ally, fund], debts: [visa] });
      expect(first.checkIn).toMatchObject({ since: dayInTimeZone(Date.now()), saved: 0, market: 0, paidOff: 0 });
      expect(first.checkIn.arrival).toMatch(/^20\d\d-/);
      expect(first.checkIn.arrivalBefore).toBe(first.checkIn.arrival);

      await person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value: 20_500 }, fund] });
      const { revision } = await person.call("updateUserFinancialsSection", { section: "debts", data: [visa] });
      const second = await person.call("saveCheckIn", {
        financialInfo: { ...financialInfo, annualExpenses: 40_000 },
        assets: [
          { ...ally, value: 21_000 },
          { ...fund, value: 79_000 },
        ],
        debts: [{ ...visa, balance: 3_000 }],
        revision,
        requestId: crypto.randomUUID(),
      });
      expect(second.checkIn).toMatchObject({ netWorth: 97_000, saved: 1_000, market: -1_000, paidOff: 200 });
      expect(second.checkIn.arrivalBefore).toBe(first.checkIn.arrival);
      expect(String(second.checkIn.arrival) < String(first.checkIn.arrival), "less is spent").toBe(true);
      expect((await person.call("getPast", null)).checkIns).toEqual([first.checkIn, second.checkIn]);

      const { changes } = await person.call("getActivity", null);
      expect(changes[0]).toMatchObject({ changeId: second.changeId, undoable: true, by: "you" });
      expect(changes[0]?.fields.map(({ path }) => path)).toEqual([
        ["financials", "financialInfo", "annualExpenses"],
        ["financials", "assets", "a1", "value"],
        ["financials", "assets", "a2", "value"],
        ["financials", "debts", "d1", "balance"],
        ["past", "checkIns", second.checkIn.id],
      ]);
      await person.call("undoAdvisorChange", { changeId: second.changeId });
      expect(await person.call("getUserFinancials", null)).toMatchObject({
        financialInfo,
        assets: [{ value: 20_500 }, { value: 80_000 }],
        debts: [visa],
      });
      expect((await person.call("getPast", null)).checkIns).toEqual([first.checkIn]);
      const third = await person.call("saveCheckIn", { financialInfo, assets: [ally, fund], debts: [visa] });
      expect(third.checkIn, "what was undone is no longer compared with").toMatchObject({ saved: 0, paidOff: 0 });
    });

    test("is kept where nothing changed, and is the first where nothing was there before", async () => {
      const person = await server().signUp();
      const { checkIn } = await person.call("saveCheckIn", { financialInfo, assets: [ally], debts: null });
      expect(checkIn).toMatchObject({ since: null, netWorth: 20_000, saved: 20_000 });
      const again = await person.call("saveCheckIn", { financialInfo, assets: [ally], debts: null });
      expect(again).toMatchObject({ revision: 1, checkIn: { saved: 0, since: checkIn.date } });
      expect((await person.call("getActivity", null)).changes[0]).toMatchObject({
        summary: expect.stringMatching(/^Added Check-in of /),
        undoable: true,
      });
    });

    test("sent twice has one effect, and is refused where the balances have moved on", async () => {
      const person = await server().signUp();
      const { revision } = await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      const payload = { financialInfo, assets: [ally], debts: [], revision, requestId: crypto.randomUUID() };
      const [once, twice] = await Promise.all([
        person.call("saveCheckIn", payload),
        person.call("saveCheckIn", payload),
      ]);
      expect(twice).toEqual(once);
      expect((await person.call("getPast", null)).checkIns).toHaveLength(1);
      const stale = person.call("saveCheckIn", { ...payload, requestId: crypto.randomUUID() });
      await expect(stale).rejects.toMatchObject({ code: "functions/aborted" });
      expect((await person.call("getPast", null)).checkIns).toHaveLength(1);
    });
  });

  test("a check-in that has nothing to keep is refused, and one that empties what was there is kept", async () => {
    const person = await server().signUp();
    const nothing = {
      financialInfo: { annualIncome: null, annualExpenses: null, currentSavings: null },
      assets: [],
      debts: null,
    };
    const refused = person.call("saveCheckIn", nothing);
    await expect(refused).rejects.toMatchObject({ code: "functions/invalid-argument" });
    await expect(refused).rejects.toThrow("There is nothing to keep yet. Add what you own, owe, earn or spend first.");
    expect((await person.call("getPast", null)).checkIns).toEqual([]);
    expect((await person.call("getUserFinancials", null)).revision).toBe(0);

    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    const { checkIn } = await person.call("saveCheckIn", nothing);
    expect(checkIn).toMatchObject({ netWorth: 0, saved: -20_000 });
  });

  describe("earlier figures", () => {
    test("are kept apart from today's, in the order of their days, and each change of them can be undone", async () => {
      const person = await server().signUp();
      await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      const worth = { id: "t2", date: "2021-12-31", of: "net-worth", name: "", amount: -150.25 } as const;
      const { told, revision } = await person.call("saveToldFigures", { told: [toldFund, worth], revision: 0 });
      expect(told).toEqual([worth, toldFund]);
      expect(await person.call("getPast", null)).toMatchObject({ told: [worth, toldFund], checkIns: [] });
      expect(await person.call("getUserStats", null)).toMatchObject({ netWorth: 20_000 });
      await person.call("saveToldFigures", { told: [worth], revision });
      const [removed] = (await person.call("getActivity", null)).changes;
      expect(removed).toMatchObject({ summary: "Removed 401k on Nov 20, 2024", undoable: true });
      await person.call("undoAdvisorChange", { changeId: removed?.changeId ?? "" });
      expect((await person.call("getPast", null)).told).toEqual([worth, toldFund]);
      await expect(person.call("saveToldFigures", { told: [], revision })).rejects.toMatchObject({
        code: "functions/aborted",
      });
    });

    test("of net worth stand in its history, marked as told, where nothing was stored on their day", async () => {
      const person = await server().signUp();
      await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      const today = dayInTimeZone(Date.now());
      const worth = { id: "t2", of: "net-worth", name: "", amount: 150_000 } as const;
      await person.call("saveToldFigures", {
        told: [toldFund, { ...worth, date: "2021-12-31" }, { ...worth, id: "t3", date: today, amount: 1 }],
      });
      expect(await person.call("getNetWorthHistory", null)).toEqual({
        points: [
          { date: "2021-12-31", netWorth: 150_000, told: true },
          { date: today, netWorth: 20_000 },
        ],
        checkedInOn: null,
      });
      const { checkIn } = await person.call("saveCheckIn", { financialInfo, assets: [ally], debts: [] });
      expect(await person.call("getNetWorthHistory", { from: "2022-01-01" })).toEqual({
        points: [{ date: today, netWorth: 20_000 }],
        checkedInOn: checkIn.date,
      });
    });

    test("of a day to come are refused", async () => {
      const person = await server().signUp();
      const date = addDays(dayInTimeZone(Date.now()), 2);
      await expect(person.call("saveToldFigures", { told: [{ ...toldFund, date }] })).rejects.toMatchObject({
        code: "functions/invalid-argument",
        details: { fields: [{ path: "told.0.date", message: "Date must be before today" }] },
      });
    });
  });
});
