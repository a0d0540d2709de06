import { type FieldError, isRecord } from "@seven-figures/domain";
import { CallError, FAILED } from "./call-error.ts";
import { codeOfHttpStatus, codeOfStatus, isErrorStatus } from "./error-codes.ts";

/** What stands under `error` in an answer. `details` repeats the message, since the official client alters its own. */
export interface ErrorBody {
  status: string;
  message: string;
  details?: {
    message: string;
    fields?: FieldError[];
    /** The document's own, where the caller's was another. */
    revision?: number;
  };
}

/** The error of an answer's body and HTTP status; a body without a readable error counts by its status. */
export function errorOfBody(body: unknown, http: number): CallError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const details = isRecord(error.details) ? error.details : {};
  const message = typeof details.message === "string" ? details.message : error.message;
  const code = isErrorStatus(error.status) ? codeOfStatus(error.status) : codeOfHttpStatus(http);
  return new CallError(code, typeof message === "string" ? message : FAILED, fieldsOf(details.fields));
}

function fieldsOf(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (field): field is FieldError =>
      isRecord(field) && typeof field.path === "string" && typeof field.message === "string",
  );
}
