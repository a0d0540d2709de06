import type { Change } from "@seven-figures/domain";
import { amountsAreWhereTheyAreSaid } from "./amount-of-another.ts";
import { amountsAreSaid } from "./amount-vetoes.ts";
import { anotherIncomeIsNotAll } from "./another-income.ts";
import { anotherIsAdded } from "./another-of-the-kind.ts";
import { newGoalsChangeNone, whatIsNamedIsMeant } from "./another-thing-named.ts";
import { doubtRemovesNothing, hopesEmptyNothing, questionsWriteNothing } from "./asked-or-doubted.ts";
import { billsAreNoEntries } from "./bills.ts";
import { readFigures } from "./figures.ts";
import { movesHaveTwoSides } from "./half-move.ts";
import { bigThingsAreInThousands } from "./in-thousands.ts";
import { pastIsNoTarget } from "./past-is-no-target.ts";
import { whatIsPutIsNotAll } from "./put-or-set.ts";
import { onlyWhatWasSoldGoes } from "./sale-in-doubt.ts";
import { sharesAreOfWhatIsSaid } from "./share-of-that.ts";
import { storedOneIsMeant } from "./stored-one-meant.ts";
import { leapsAreAccountedFor } from "./tenfold.ts";
import { ratesAreSaid } from "./unsaid-rate.ts";
import { amountsAreUsedOnce } from "./used-twice.ts";
import type { Finding, Proposal, Veto } from "./veto.ts";

/** In the order in which they are asked: what forbids before what asks. A change meets the first that minds it. */
const VETOES: readonly Veto[] = [
  questionsWriteNothing,
  doubtRemovesNothing,
  hopesEmptyNothing,
  onlyWhatWasSoldGoes,
  whatIsNamedIsMeant,
  newGoalsChangeNone,
  billsAreNoEntries,
  pastIsNoTarget,
  amountsAreSaid,
  amountsAreWhereTheyAreSaid,
  sharesAreOfWhatIsSaid,
  ratesAreSaid,
  amountsAreUsedOnce,
  movesHaveTwoSides,
  bigThingsAreInThousands,
  storedOneIsMeant,
  anotherIsAdded,
  whatIsPutIsNotAll,
  anotherIncomeIsNotAll,
  leapsAreAccountedFor,
];

/**
 * What must not be stored of these changes, and why, or what to ask first; empty where all may be. Looks at the message
 * and the changes only, so it holds for any reader of messages. Pure.
 */
export function judgeChanges(proposal: Proposal): Finding[] {
  if (proposal.changes.length === 0) return [];
  const findings: Finding[] = [];
  const left = new Set<Change>(proposal.changes);
  const figures = readFigures(proposal.message);
  for (const veto of VETOES) {
    for (const finding of veto({ ...proposal, figures, changes: [...left] })) {
      if (!finding.changes.some((change) => left.has(change))) continue;
      findings.push(finding);
      for (const change of finding.changes) left.delete(change);
    }
  }
  return findings;
}
