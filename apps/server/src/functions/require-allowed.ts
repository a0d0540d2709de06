import { type CallName, type CallResult, contract } from "@seven-figures/calls";
import { check, sameJson } from "@seven-figures/domain";

/**
 * An answer as its call's contract has it, without what that does not name. One that the contract does not allow is a
 * defect of ours, and thrown.
 */
export function requireAllowed<Name extends CallName>(name: Name, answer: unknown): CallResult<Name> {
  const checked = check(contract[name].result, answer);
  if ("errors" in checked) throw new Error(`${name} answered what its contract does not allow`, { cause: checked });
  return checked.value as CallResult<Name>;
}

/** Throws where an answer that goes out as it is stored is not the very one that its contract would make of it. */
export function requireUnchanged(name: CallName, answer: unknown): void {
  if (sameJson(requireAllowed(name, answer), answer)) return;
  throw new Error(`${name} answered what its contract would have changed`);
}
