import { isDeepStrictEqual } from "node:util";
import { type CallName, type CallResult, contract } from "@seven-figures/calls";
import { check } from "@seven-figures/domain";

/**
 * An answer as its call's contract has it, without what that does not name. One that the contract does not allow is a
 * defect of ours, and thrown.
 */
export function requireAllowed<Name extends CallName>(name: Name, answer: unknown): CallResult<Name> {
  const checked = check(contract[name].result, answer);
  if ("errors" in checked) throw new Error(`${name} answered what its contract does not allow`, { cause: checked });
  return checked.value as CallResult<Name>;
}

/**
 * Throws where an answer that goes out as it is stored is not the very one that its contract would make of it, key by
 * key: a null that the contract does not name is one too many.
 */
export function requireUnchanged(name: CallName, answer: unknown): void {
  if (isDeepStrictEqual(asSent(requireAllowed(name, answer)), asSent(answer))) return;
  throw new Error(`${name} answered what its contract would have changed`);
}

/** What a reader of its JSON has of it: a key without a value is not sent. */
function asSent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
