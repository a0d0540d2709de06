import { applyChanges, type Goal } from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, type Desk, line, propose, refused } from "./advisor-tool.ts";
import { goalFields, newGoal } from "./goal-arguments.ts";

const MOST_QUESTIONS = 4;
const MOST_PROPOSALS = 6;

export const talkTools = [
  advisorTool({
    name: "ask_person",
    description:
      "Tells the app that your answer asks the person something you need to know; quickReplies are up to four short answers to offer as buttons. Put the question into your answer too.",
    arguments: z.object({ question: line, quickReplies: z.optional(z.array(line)) }),
    run({ question, quickReplies = [] }, { draft }) {
      if (draft.questions.length >= MOST_QUESTIONS) return refused(`Ask at most ${MOST_QUESTIONS} things at once.`);
      draft.questions.push(question.slice(0, 300));
      const short = quickReplies.filter((reply) => reply !== "" && reply.length <= 60);
      draft.quickReplies.splice(0, Number.POSITIVE_INFINITY, ...short.slice(0, 4));
      return { done: true };
    },
  }),
  advisorTool({
    name: "make_plan",
    description:
      "The app's own plan for this person, computed from their figures, with three to six goals as proposals that they can add with a click. For 'make me a plan' and 'suggest goals': answer with its text, shortened or reworded, its numbers as they are.",
    arguments: z.object({}),
    async run(_, desk) {
      const { message, isGoalSuggestion, suggestedGoals, clarificationQuestions } = await desk.makePlan();
      if (!isGoalSuggestion) return { missing: clarificationQuestions, text: message };
      desk.draft.suggestedGoals = suggestedGoals;
      return { text: message, proposed: suggestedGoals.map(summary) };
    },
  }),
  advisorTool({
    name: "propose_goals",
    description:
      "Shows goals as proposals that the person can add with a click. Stores nothing. For suggestions of your own; a goal that the person stated goes to change_goal.",
    arguments: z.object({ goals: z.array(z.object(goalFields)) }),
    run({ goals }, desk) {
      if (goals.length === 0 || goals.length > MOST_PROPOSALS) return refused(`Propose 1 to ${MOST_PROPOSALS} goals.`);
      return { results: goals.map((described) => proposeGoal(described, desk)) };
    },
  }),
  advisorTool({
    name: "add_proposed_goals",
    description: "Stores goals from proposedGoals in the data, by their ids, once the person asks for them.",
    arguments: z.object({ ids: z.array(z.string()).check(z.maxLength(MOST_PROPOSALS)) }),
    run({ ids }, desk) {
      const results = [...new Set(ids)].map((id) => addProposed(id, desk));
      return { results };
    },
  }),
  advisorTool({
    name: "undo_last_change",
    description:
      "Takes back the last change that the advisor made, when the person asks for it. Call nothing else then.",
    arguments: z.object({}),
    run: (_, { draft }) =>
      draft.askForUndo() ? { done: true } : refused("Changes were made in answer to this very message."),
  }),
];

/** Proposals keep the rules of what is stored, so that each can be added; nothing of them is stored. */
function proposeGoal(described: Parameters<typeof newGoal>[0], desk: Desk): unknown {
  const { draft } = desk;
  if (draft.suggestedGoals.length >= MOST_PROPOSALS) return refused(`At most ${MOST_PROPOSALS} proposals.`);
  const goal = newGoal(described, desk);
  if (!("id" in goal)) return goal;
  const nothing = { ...draft.documents, goals: { ...draft.documents.goals, intermediateGoals: [] } };
  const { documents, refused: no } = applyChanges(nothing, [{ kind: "add-goal", goal }], goal.createdAt);
  const [checked] = documents.goals.intermediateGoals;
  if (!checked) return refused(no.map(({ refusal }) => JSON.stringify(refusal)).join("; "));
  draft.suggestedGoals = [...draft.suggestedGoals, checked];
  return { done: true, ...summary(checked) };
}

function addProposed(id: string, desk: Desk): unknown {
  const goal = desk.proposed.find((proposal) => proposal.id === id);
  if (!goal) return refused("There is no such proposal.");
  const known = desk.draft.documents.goals.intermediateGoals.some((one) => one.id === id);
  if (!known) return propose(desk, { kind: "add-goal", goal });
  const { id: _, createdAt: _created, updatedAt: _updated, ...fields } = goal;
  return propose(desk, { kind: "edit-goal", id, fields });
}

function summary({ id, title, targetAmount, targetDate }: Goal) {
  return { id, title, targetAmount, targetDate };
}
