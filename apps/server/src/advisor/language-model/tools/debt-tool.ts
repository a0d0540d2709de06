import { DEBT_TYPES, roundToCents } from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, type Desk, dollars, given, line, paragraph, propose, refused } from "./advisor-tool.ts";

const args = z.object({
  action: z.enum(["add", "edit", "delete", "confirm_none"]),
  id: z.optional(z.string()),
  name: z.optional(line),
  type: z.optional(z.enum(DEBT_TYPES)),
  balance: z.optional(dollars),
  balanceChange: z.optional(dollars),
  interestRate: z.optional(z.number()),
  forgetInterestRate: z.optional(z.boolean()),
  description: z.optional(paragraph),
});
type Arguments = z.output<typeof args>;

export const debtTool = advisorTool({
  name: "change_debt",
  description:
    "Adds, edits or deletes one debt, or confirms that there are none. add: name, type, balance, interestRate (APR in percent) where it is known. edit and delete: the id from the data; edit takes the fields to change, or balanceChange (negative for a payment, positive for a charge). A payment that covers the balance, or a balance of 0, removes the debt.",
  arguments: args,
  run(change, desk) {
    switch (change.action) {
      case "add":
        return add(change, desk);
      case "edit":
        return edit(change, desk);
      case "delete":
        return propose(desk, { kind: "delete-debt", id: change.id ?? "" });
      case "confirm_none":
        return propose(desk, { kind: "confirm-no-debts" });
    }
  },
});

function add({ name, type, balance, interestRate = null, description = "" }: ArgumentsOrNull, desk: Desk): unknown {
  if (name === undefined || balance === undefined) {
    return refused("name and balance are required: ask for what is missing");
  }
  const debt = { id: desk.input.newId("debt"), name, type: type ?? "other", balance, interestRate, description };
  return propose(desk, { kind: "add-debt", debt }, () => find(desk, debt.id));
}

function edit(change: Arguments, desk: Desk): unknown {
  const { id = "", name, type, balance, balanceChange, interestRate, forgetInterestRate, description } = change;
  const debt = find(desk, id);
  if (!debt) return refused("There is no debt with this id.");
  const after = balanceChange === undefined ? balance : Math.max(roundToCents(debt.balance + balanceChange), 0);
  if (after === 0) return propose(desk, { kind: "delete-debt", id });
  const rate = forgetInterestRate ? null : interestRate;
  const fields = given({ name, type, balance: after, interestRate: rate, description });
  return propose(desk, { kind: "edit-debt", id, fields }, () => find(desk, id));
}

type ArgumentsOrNull = Omit<Arguments, "interestRate"> & { interestRate?: number | null | undefined };

function find({ draft }: Desk, id: string) {
  return draft.documents.financials.debts?.find((debt) => debt.id === id);
}
