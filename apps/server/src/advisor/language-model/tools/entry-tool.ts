import type { Change, Dollars, Financials } from "@seven-figures/domain";
import * as z from "zod/mini";
import type { Verdict } from "../draft.ts";
import { type AdvisorTool, advisorTool, type Desk, line, paragraph, propose, refused } from "./advisor-tool.ts";

/** What the arguments of every such tool begin with, and what they end with. */
export const ENTRY_HEAD = {
  action: z.enum(["add", "edit", "delete", "confirm_none"]),
  id: z.optional(z.string()),
  name: z.optional(line),
};
export const ENTRY_TAIL = { description: z.optional(paragraph) };

interface EntryArguments {
  action: "add" | "edit" | "delete" | "confirm_none";
  id?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
}

interface NewEntry<Args> {
  id: string;
  name: string;
  amount: Dollars;
  description: string;
  args: Args;
}

/** All that tells assets and debts apart where a model changes them. */
interface EntryKind<Args extends EntryArguments, Kept> {
  noun: "asset" | "debt";
  description: string;
  arguments: z.ZodMiniType<Args>;
  /** The argument without which nothing is added. */
  amount: string;
  amountOf(args: Args): Dollars | undefined;
  entriesOf(financials: Financials): readonly Kept[] | null;
  added(entry: NewEntry<Args>): Change;
  edited(args: Args, kept: Kept): Change | Verdict;
}

/** The tool that adds, edits and deletes one entry of a list, or confirms that the list is empty. */
export function entryTool<Args extends EntryArguments, Kept extends { id: string }>(
  kind: EntryKind<Args, Kept>,
): AdvisorTool {
  const { noun } = kind;
  const find = ({ draft }: Desk, id: string) =>
    kind.entriesOf(draft.documents.financials)?.find((entry) => entry.id === id);

  function add(args: Args, desk: Desk): unknown {
    const { name, description = "" } = args;
    const amount = kind.amountOf(args);
    if (name === undefined || amount === undefined) {
      return refused(`name and ${kind.amount} are required: ask for what is missing`);
    }
    const id = desk.input.newId(noun);
    return propose(desk, kind.added({ id, name, amount, description, args }), () => find(desk, id));
  }

  function edit(args: Args, desk: Desk): unknown {
    const kept = find(desk, args.id ?? "");
    if (!kept) return refused(`There is no ${noun} with this id.`);
    const change = kind.edited(args, kept);
    if (!("kind" in change)) return change;
    return propose(desk, change, change.kind.startsWith("delete-") ? undefined : () => find(desk, kept.id));
  }

  return advisorTool({
    name: `change_${noun}`,
    description: kind.description,
    arguments: kind.arguments,
    run(args, desk) {
      switch (args.action) {
        case "add":
          return add(args, desk);
        case "edit":
          return edit(args, desk);
        case "delete":
          return propose(desk, { kind: `delete-${noun}`, id: args.id ?? "" });
        case "confirm_none":
          return propose(desk, { kind: `confirm-no-${noun}s` });
      }
    },
  });
}
