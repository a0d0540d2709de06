import type { ErrorStatus } from "@seven-figures/calls";
import type { Checked, FieldError } from "@seven-figures/domain";

/** A call that is refused: what the caller is told, and why. Everything else that is thrown is a defect. */
export class CallFailure extends Error {
  readonly status: ErrorStatus;
  readonly fields: readonly FieldError[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** The revision that the document has, where the caller's was another. */
  readonly revision: number | undefined;

  constructor(
    status: ErrorStatus,
    message: string,
    more: { fields?: readonly FieldError[]; retryAfter?: number; revision?: number } = {},
  ) {
    super(message);
    this.name = "CallFailure";
    this.status = status;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.revision = more.revision;
  }
}

/** INVALID_ARGUMENT for a payload that breaks rules; the first one's sentence speaks for all. */
export function invalidPayload(fields: readonly FieldError[]): CallFailure {
  return new CallFailure("INVALID_ARGUMENT", fields[0]?.message ?? "The payload is not valid", { fields });
}

/** The checked value; throws INVALID_ARGUMENT where it is none, the paths of its errors put below `parent`. */
export function requireChecked<Value>(checked: Checked<Value>, parent: string): Value {
  if ("value" in checked) return checked.value;
  throw invalidPayload(below(parent, checked.errors));
}

/** Throws INVALID_ARGUMENT where there are errors, their paths put below `parent`. */
export function requireNoErrors(errors: readonly FieldError[], parent = ""): void {
  if (errors.length > 0) throw invalidPayload(below(parent, errors));
}

function below(parent: string, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ path, message }) => ({ path: [parent, path].filter(Boolean).join("."), message }));
}
