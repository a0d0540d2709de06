import type { Asset, Debt, DebtPayments, FinancialInfo } from "./financials.ts";
import type { Goal } from "./goals.ts";
import type { ToldFigure } from "./past.ts";
import type { BasicInfo, Target } from "./profile.ts";

/** One thing that an advisor wants to change. Their kinds are kept with conversations: they keep their names. Checked and carried out by {@link applyChanges}, whoever asks for it. */
export type Change =
  | { kind: "set-financial-info"; fields: Partial<FinancialInfo> }
  | { kind: "add-asset"; asset: Asset }
  | { kind: "edit-asset"; id: string; fields: Partial<Omit<Asset, "id">> }
  | { kind: "delete-asset"; id: string }
  | { kind: "confirm-no-assets" }
  | { kind: "add-debt"; debt: Debt }
  | { kind: "edit-debt"; id: string; fields: Partial<Omit<Debt, "id">> }
  | { kind: "delete-debt"; id: string }
  | { kind: "confirm-no-debts" }
  | { kind: "set-debt-payments"; debtPayments: DebtPayments }
  | { kind: "add-goal"; goal: Goal }
  | { kind: "edit-goal"; id: string; fields: Partial<Omit<Goal, "id" | "createdAt" | "updatedAt">> }
  | { kind: "delete-goal"; id: string }
  | { kind: "set-basic-info"; fields: Partial<BasicInfo> }
  | { kind: "set-financial-goal"; fields: Partial<Target> }
  | { kind: "add-names"; list: "skills" | "interests"; names: string[] }
  | { kind: "remove-names"; list: "skills" | "interests"; names: string[] }
  /** A figure of an earlier day; one that was told before of the same thing and day gives way to it. */
  | { kind: "tell-past"; figure: ToldFigure }
  | { kind: "delete-scenario"; id: string };
