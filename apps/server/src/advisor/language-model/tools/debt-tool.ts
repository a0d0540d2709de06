import { DEBT_TYPES, roundToCents } from "@seven-figures/domain";
import * as z from "zod/mini";
import { dollars, given } from "./advisor-tool.ts";
import { ENTRY_HEAD, ENTRY_TAIL, entryTool } from "./entry-tool.ts";

export const debtTool = entryTool({
  noun: "debt",
  description:
    "Adds, edits or deletes one debt, or confirms that there are none. add: name, type, balance, interestRate (APR in percent) where it is known. edit and delete: the id from the data; edit takes the fields to change, or balanceChange (negative for a payment, positive for a charge). A payment that covers the balance, or a balance of 0, removes the debt.",
  arguments: z.object({
    ...ENTRY_HEAD,
    type: z.optional(z.enum(DEBT_TYPES)),
    balance: z.optional(dollars),
    balanceChange: z.optional(dollars),
    interestRate: z.optional(z.number()),
    forgetInterestRate: z.optional(z.boolean()),
    ...ENTRY_TAIL,
  }),
  amount: "balance",
  amountOf: ({ balance }) => balance,
  entriesOf: ({ debts }) => debts,
  added: ({ id, name, amount, description, args: { type = "other", interestRate = null } }) => ({
    kind: "add-debt",
    debt: { id, name, type, balance: amount, interestRate, description },
  }),
  edited({ name, type, balance, balanceChange, interestRate, forgetInterestRate, description }, debt) {
    const after = balanceChange === undefined ? balance : Math.max(roundToCents(debt.balance + balanceChange), 0);
    if (after === 0) return { kind: "delete-debt", id: debt.id };
    const rate = forgetInterestRate ? null : interestRate;
    return {
      kind: "edit-debt",
      id: debt.id,
      fields: given({ name, type, balance: after, interestRate: rate, description }),
    };
  },
});
