import { createHash } from "node:crypto";

/** The same for the same payload, whatever the order of its keys; the request id itself is left out. */
export function payloadHash(payload: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(inOrder(payload, true)))
    .digest("base64url");
}

function inOrder(value: unknown, isPayload = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry));
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.entries(value)
    .filter(([key]) => !(isPayload && key === "requestId"))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, inOrder(entry)]);
}
