import { type Change, type Documents, sameJson } from "@seven-figures/domain";
import { choosing } from "../../changes/carry-out.ts";
import { describeBriefly } from "../../reader/describe-reading.ts";
import type { Statement } from "../../statements/statement.ts";
import type { AdvisorInput, AdvisorOutput } from "../../types.ts";
import { isOnlySupposed, TAKEN_AS_THOUGHT } from "../../vetoes/asked-or-doubted.ts";
import { type Option, orNeither } from "../../vetoes/veto.ts";
import { isChosenWhole } from "../answer-choose.ts";
import { type Conversation, lasting } from "../conversation.ts";
import { askingBeside, sayingBeside, writing } from "../outcomes.ts";
import { addedIsSaid } from "./added-unsaid.ts";
import { whatIsNamedChanges } from "./another-named.ts";
import { budgetIsOfTheGoal } from "./budget-of-goal.ts";
import { deniedIsNotAdded } from "./denied.ts";
import { type Check, type Doubt, evidenceOf, OF_SEVERAL } from "./evidence.ts";
import { flowIsTheNamedOne } from "./flow-named.ts";
import { fundIsOfTheGoal } from "./fund-of-goal.ts";
import { inTheirNameIsNotOnes } from "./in-their-name.ts";
import { isNoRemoval } from "./just-written.ts";
import { leftOutIsNotKept } from "./left-out-by-order.ts";
import { bothSidesMove } from "./missing-side.ts";
import { movedIsNotSet } from "./moved-not-set.ts";
import { goesTheWaySaid } from "./other-way.ts";
import { ownerAloneIsNoName } from "./owner-alone.ts";
import { partIsPassedOn } from "./part-of-it.ts";
import { shouldBeIsWhatStands } from "./should-be.ts";
import { whatStandsIsNoTarget } from "./stands-no-target.ts";
import { standingIsNotMoved } from "./stands-not-moved.ts";
import { whatStandsIsNotGone } from "./still-there.ts";
import { targetIsAName } from "./target-as-name.ts";
import { sameIsToldOnce } from "./told-once-more.ts";
import { sumsAreUsed } from "./unused-sums.ts";
import { wholeNameIsMeant } from "./whole-name.ts";

/** Those that know what else a sum may be. */
const OF_SUMS: readonly Check[] = [movedIsNotSet, standingIsNotMoved, goesTheWaySaid];
/** In the order in which they are asked: those first that know what else is meant. */
const CHECKS: readonly Check[] = [
  inTheirNameIsNotOnes,
  isNoRemoval,
  whatStandsIsNotGone,
  ownerAloneIsNoName,
  leftOutIsNotKept,
  deniedIsNotAdded,
  addedIsSaid,
  shouldBeIsWhatStands,
  targetIsAName,
  fundIsOfTheGoal,
  budgetIsOfTheGoal,
  whatStandsIsNoTarget,
  wholeNameIsMeant,
  movedIsNotSet,
  bothSidesMove,
  partIsPassedOn,
  goesTheWaySaid,
  sameIsToldOnce,
  sumsAreUsed,
  whatIsNamedChanges,
];

/**
 * An answer as it is, or, where the message does not bear out what it would change, a question first: whoever read it, by
 * rules, encoders or as a correction. What was read is one of the answers, beside what else may be meant.
 */
export function askingFirst(output: AdvisorOutput, input: AdvisorInput, before: Conversation): AdvisorOutput {
  if (output.undo || output.reply.care) return output;
  const named = flowIsTheNamedOne({ changes: output.changes, message: input.message });
  if (named) return asked(named, output.changes, input, before);
  if (isAnswer(output, input, before)) return output;
  if (output.changes.length === 0) return withOthersMeant(output, input, before);
  if (isOnlySupposed(input.message)) return sayingBeside(lasting(before), { message: TAKEN_AS_THOUGHT });
  const evidence = evidenceOf(input.message, output.changes, input.documents, input.today, before);
  for (const check of CHECKS) {
    const doubt = check(evidence);
    if (doubt) return asked(doubt, output.changes, input, before);
  }
  return output;
}

/** What is asked already, with what else may be meant among the answers. */
function withOthersMeant(output: AdvisorOutput, input: AdvisorInput, before: Conversation): AdvisorOutput {
  const { conversation, reply } = output;
  const [open, ...others] = (conversation as Conversation).pending;
  const does =
    open?.need === "choose" && open.age === 0 ? open.options.filter(({ changes }) => changes.length > 0) : [];
  const [only, ...more] = does;
  if (open?.need !== "choose" || !only?.statements || more.length > 0 || isOnlySupposed(input.message)) return output;
  const evidence = evidenceOf(input.message, only.changes, input.documents, input.today, before);
  const readings = OF_SUMS.flatMap((check) => check(evidence)?.others ?? []);
  const meant = readings.map(({ changes, statements }) => optionOf(changes, input.documents, statements));
  if (meant.length === 0) return output;
  const { yes: _, ...read } = only;
  const options = [...meant, read, ...open.options.filter((each) => each !== only)];
  const fresh = {
    ...choosing({ question: OF_SEVERAL, options }, input.documents),
    ...(open.isGuess ? { isGuess: true as const } : {}),
  };
  const quickReplies = [...new Set([...fresh.quickReplies, ...reply.quickReplies])];
  return {
    ...output,
    reply: { ...reply, message: reply.message.replace(open.question, OF_SEVERAL), quickReplies },
    conversation: { ...(conversation as Conversation), pending: [fresh, ...others] },
  };
}

function optionOf(changes: readonly Change[], documents: Documents, statements?: Statement[]): Option {
  return { reply: describeBriefly(changes, documents), changes: [...changes], ...(statements ? { statements } : {}) };
}

/** Whether what changes was offered, and is taken by this message. */
export function isAnswer(
  { changes }: AdvisorOutput,
  { message }: AdvisorInput,
  { pending, passedOver = [] }: Conversation,
): boolean {
  return [...pending, ...passedOver].some((open) => {
    if (open.need === "confirm") return true;
    if (open.need !== "choose") return false;
    return open.options.some(
      (option) =>
        isChosenWhole(option, message) ||
        (option.changes.length > 0 && sameJson(bare(option.changes), bare(changes.slice(0, option.changes.length)))),
    );
  });
}

function bare(changes: readonly Change[]): unknown {
  return JSON.parse(JSON.stringify(changes, (key, value) => (key === "updatedAt" ? undefined : value)));
}

export function asked(
  { question, others, isSure }: Doubt,
  changes: Change[],
  input: AdvisorInput,
  before: Conversation,
): AdvisorOutput {
  const [meant] = others;
  if (isSure && meant) return writing(input, lasting(before), meant.changes, meant.statements);
  const readings = [
    ...others.map((each) => optionOf(each.changes, input.documents, each.statements)),
    optionOf(changes, input.documents),
  ];
  const told = readings.filter(
    ({ reply }, at) => reply !== "" && readings.findIndex((each) => each.reply === reply) === at,
  );
  const { leftOpen: _, ...kept } = lasting(before);
  return askingBeside(kept, choosing({ question, options: orNeither(told) }, input.documents));
}
