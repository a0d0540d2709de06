import type { FieldError } from "@seven-figures/domain";
import type { ErrorCode } from "./error-codes.ts";

/** A call that failed: the protocol's code, the sentence to show, and the wrong fields where there are any. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];

  constructor(code: ErrorCode, message: string, fields: FieldError[] = []) {
    super(message || FAILED);
    this.name = "CallError";
    this.code = code;
    this.fields = fields;
  }
}

export const FAILED = "Failed to call cloud function";
export const NOT_JSON = "Response is not valid JSON object.";
export const NO_DATA = "Response is missing data field.";
