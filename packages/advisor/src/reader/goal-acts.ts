import type { GoalType } from "@seven-figures/domain";
import { matchGoals } from "../matching/match-goals.ts";
import type { EntryAction, GoalEdit, Mention, Statement } from "../statements/statement.ts";
import type { MessageThings } from "./message-things.ts";
import type { ReadAct } from "./read-acts.ts";

/** What an act tells of goals. */
export function goalStatements(act: ReadAct, things: MessageThings): Statement[] {
  const { label, head, roles } = act;
  const targetDate = things.dateAt(roles.date?.[0]);
  const fresh = { kind: "goal-add", targetAmount: null, currentAmount: null, targetDate, payOff: null } as const;
  if (label === "goal-payoff") {
    const payOff = things.mentionOf(act, "debt");
    return [{ ...fresh, title: `Pay off ${payOff.name}`, type: "financial", payOff }];
  }
  if (label.startsWith("goal-new:")) {
    const title = things.titleOf(act, "name");
    if (title === "") return [];
    const type = label.slice("goal-new:".length) as GoalType;
    const targetAmount = things.tokens[head]?.slot === null ? null : things.valueAt(head);
    // "5k for Norway and 2k for a laptop": the second sum is of the second goal
    const saved = roles.saved?.[0];
    const isOfOther = saved !== undefined && things.tokens[saved + 1]?.text === "for";
    const currentAmount = isOfOther ? null : things.valueAt(saved);
    return [{ ...fresh, title, type, targetAmount, currentAmount }];
  }
  const mention = things.mentionOf(act, null);
  if (mention.words.length === 0) return [];
  if (label === "goal-gone") return [{ kind: "goal-remove", mention }];
  const edit = goalEdit(act, things);
  return edit ? goalEdited(mention, edit, things) : [];
}

/** A goal changed; said of a goal that is none, the entry of that name. */
export function goalEdited(mention: Mention, edit: GoalEdit, things: MessageThings): Statement[] {
  const entry = matchGoals(mention, things.documents).length === 0 ? things.stored(mention, null) : null;
  const { current } = edit;
  if (!entry || !current || "left" in current || "saved" in current) return [{ kind: "goal-edit", mention, edit }];
  const action: EntryAction = "to" in current ? "set" : current.by < 0 ? "subtract" : "put";
  const amount = Math.abs("to" in current ? current.to : current.by);
  return [{ kind: "entry", action, mention: { ...mention, side: entry.side }, amount, rate: null }];
}

function goalEdit(act: ReadAct, things: MessageThings): GoalEdit | null {
  const value = things.valueAt(act.head);
  switch (act.label) {
    case "goal-done":
      return { status: "Completed" };
    case "goal-start":
    case "goal-resume":
      return { status: "In Progress" };
    case "goal-no-date":
      return { targetDate: null };
    case "goal-date": {
      const targetDate = things.dateAt(act.head);
      return targetDate === null ? null : { targetDate };
    }
    case "goal-rename": {
      const title = things.titleOf(act, "new-name");
      return title === "" ? null : { title };
    }
    default:
      return value === null ? null : amountEdit(act.label, value);
  }
}

function amountEdit(label: string, value: number): GoalEdit | null {
  switch (label) {
    case "goal-saved":
      return { current: { to: value } };
    case "goal-more":
      return { current: { by: value } };
    case "goal-less":
      return { current: { by: -value } };
    case "goal-left":
      return { current: { left: value } };
    case "goal-progress":
      return { progress: value };
    case "goal-target":
      return { target: { to: value } };
    case "goal-target-up":
      return { target: { by: value } };
    case "goal-target-down":
      return { target: { by: -value } };
    default:
      return null;
  }
}

const STEP_ACTIONS = {
  "step-new": "add",
  "step-done": "tick",
  "step-undone": "untick",
  "step-gone": "remove",
  "step-date": "date",
  "step-target": "amount",
} as const;

/** What an act tells of the steps of a goal. */
export function stepStatements(act: ReadAct, things: MessageThings): Statement[] {
  const action = Object.hasOwn(STEP_ACTIONS, act.label) ? STEP_ACTIONS[act.label as keyof typeof STEP_ACTIONS] : null;
  const title = things.titleOf(act, "name");
  if (!action || title === "") return [];
  const goal = act.roles.beside ? things.mentionOf(act, null, "beside") : null;
  const amount = things.valueAt(act.roles.amount?.[0]);
  return [{ kind: "step", action, goal, titles: [title], amount, date: things.dateAt(act.roles.date?.[0]) }];
}
