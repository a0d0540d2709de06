import { hash } from "node:crypto";

/** The same for the same payload, whatever the order of its keys; the request id itself is left out. */
export function payloadHash(payload: unknown): string {
  return hash("sha256", JSON.stringify(inOrder(payload, true)), "base64url");
}

/** The value with each object as a list of its keys, in order, with their values. */
function inOrder(value: unknown, isPayload = false): unknown {
  if (typeof value !== "object" || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry));
  const record = value as Record<string, unknown>;
  const members: unknown[] = [];
  for (const key of Object.keys(record).sort()) {
    if (!(isPayload && key === "requestId")) members.push([key, inOrder(record[key])]);
  }
  return members;
}
