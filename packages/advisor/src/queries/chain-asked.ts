import type { ItemRef, Query } from "@seven-figures/domain";
import { Ledger } from "./chain-ledger.ts";
import { chainOutcome } from "./chain-outcome.ts";
import { type ChainParts, chainParts } from "./chain-parts.ts";
import { stepsByRole } from "./chain-roles.ts";
import type { Step } from "./chain-step.ts";
import { chainSteps } from "./chain-steps.ts";
import { type Premium, withPremium } from "./sale-premium.ts";
import type { Scope } from "./scope.ts";

const SUPPOSES =
  /\?|\b(?:if|suppose|supposing|imagine|say|assume|were|would|could|what|how|after|scenario|then|in hand)\b/;
const TOLD =
  /^\W*(?:(?:just|ok|okay|so|right|well|update|today|hi|hey)\W+)*(?:paid|sold|moved|put(?= [$£€]?\d)|sent|took|transferred|cleared)\b|\b(?:i|we)(?:'ve| have| had)? (?:just |also |already |now )?(?:sold|paid|cleared|moved|put(?= (?:[$£€]?\d|it\b|them\b|the\b|my\b))|sent|took|transferred)\b|\b(?:yesterday|this morning|last (?:week|month|night))\b/;
const IF = /\b(?:if|suppose|supposing|imagine|say|assum\w+|were|would|could|scenario|what if)\b/;

/**
 * What is left, or what something stands at, after several steps with money: "sell the car at its price, clear its loan, the rest on
 * the Amex: what is the Amex down to?"; null where a message is no such chain.
 */
export function chainAsked(scope: Scope, premium: Premium | null = null): Chain | null {
  if (!SUPPOSES.test(scope.laid.typed) || isTold(scope.laid.typed)) return null;
  const parts = chainParts(scope);
  if (!parts) return null;
  const priced = (steps: Step[] | null) => steps && (premium ? withPremium(steps, premium, scope) : steps);
  return (
    chainOf(priced(chainSteps(parts, scope)), parts, scope) ?? chainOf(priced(stepsByRole(parts, scope)), parts, scope)
  );
}

function chainOf(steps: readonly Step[] | null, parts: ChainParts, scope: Scope): Chain | null {
  if (!steps || !isChain(steps)) return null;
  const queries = chainOutcome({ parts, steps, ledger: new Ledger(steps, scope), scope });
  const sold = steps.flatMap((step) => (step.kind === "sold" ? step.items : []));
  return queries && { queries, parts, sold };
}

/** Whether somebody says what was done, and supposes nothing. */
export function isTold(typed: string): boolean {
  return TOLD.test(typed) && !IF.test(typed);
}

export interface Chain {
  queries: Query[];
  parts: ChainParts;
  sold: ItemRef[];
}

/** Money comes from somewhere and goes somewhere. */
function isChain(steps: readonly Step[]): boolean {
  if (steps.length > 0 && steps.every(({ kind }) => kind === "grown")) return true;
  const gives = steps.some((step) => step.kind === "sold" || step.kind === "brought" || ("from" in step && step.from));
  return gives && steps.some(({ kind }) => kind !== "sold" && kind !== "brought");
}
