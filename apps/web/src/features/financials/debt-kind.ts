import {
  DEBT_FIELDS,
  DEBT_TYPE_OPTIONS,
  type Debt,
  type DebtFormInput,
  type DebtFormOutput,
  debtForm,
  formatMoneyInput,
  labelOf,
} from "@seven-figures/domain";
import { Landmark } from "lucide-react";
import { aheadPart } from "#ui/ahead-part.ts";
import type { EntryKind } from "./entry-kind.ts";
import { DEBT_ICONS } from "./type-icons.ts";

export const DEBTS: EntryKind<Debt, DebtFormInput, DebtFormOutput> = {
  noun: "Debt",
  section: "debts",
  facts: DEBT_FIELDS,
  amountOf: ({ balance }) => balance,
  typeLabel: (type) => labelOf(DEBT_TYPE_OPTIONS, type),
  noteOf({ type, interestRate }) {
    const kind = labelOf(DEBT_TYPE_OPTIONS, type);
    return interestRate === null ? kind : `${kind} · ${interestRate}% APR`;
  },
  iconOf: (type) => DEBT_ICONS[type],
  hueOf: () => "danger",
  icon: Landmark,
  words: {
    confirmed: "You confirmed you have no debts. Great job!",
    never: "Debt information not entered yet. Add your first debt above!",
    why: "What you owe is taken off your net worth.",
    none: "I have no debts",
    consequence: "will no longer be taken off your net worth.",
    notSaved: "Failed to save debts. Please try again.",
  },
  schema: debtForm,
  toForm(debt) {
    if (!debt) return { name: "", type: "credit-card", balance: "", interestRate: "", description: "" };
    const { name, type, balance, interestRate, description } = debt;
    return {
      name,
      type,
      balance: formatMoneyInput(balance),
      interestRate: interestRate === null ? "" : String(interestRate),
      description,
    };
  },
  toEntry: (fields, id) => ({ ...fields, id }),
  fields: aheadPart(async () => (await import("./debt-fields.tsx")).DebtFields),
  toInput: (data) => ({ section: "debts", data }),
};
