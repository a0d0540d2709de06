import * as z from "zod/mini";

/** What one call accepts and may answer. Both are checked by the server. */
export interface CallContract<
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> {
  payload: Payload;
  result: Result;
}

/** A field that may be left out or null: the official client sends null for what is undefined. */
export function leftOut<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );
}

/** A UUID of the caller's: the same one again has one effect and the same reply. */
export const requestId = leftOut(z.uuid("Request id must be a UUID"));

/** An IANA name: it decides what 'today' is. */
export const timeZone = leftOut(z.string().check(z.maxLength(100)));

/** A call without a payload. */
export const nothing = z.nullish(z.object({}));

/** The revision that the caller has seen; where the document has moved on, the call is refused. */
export const revision = leftOut(z.int("Revision must be a whole number"));

export function defineCall<Payload extends z.ZodMiniType, Result extends z.ZodMiniType>(
  payload: Payload,
  result: Result,
): CallContract<Payload, Result> {
  return { payload, result };
}
