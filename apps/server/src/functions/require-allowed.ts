import { type CallName, type CallResult, contract } from "@seven-figures/calls";
import { check } from "@seven-figures/domain";

/** An answer as its call's contract has it. One that the contract does not allow is a defect of ours, and thrown. */
export function requireAllowed<Name extends CallName>(name: Name, answer: unknown): CallResult<Name> {
  const checked = check(contract[name].result, answer);
  if ("errors" in checked) throw new Error(`${name} answered what its contract does not allow`, { cause: checked });
  return checked.value as CallResult<Name>;
}
