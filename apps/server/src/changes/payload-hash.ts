import { hash } from "node:crypto";

/** The same for the same payload, whatever the order of its keys; the request id itself is left out. */
export function payloadHash(payload: unknown): string {
  return hash("sha256", inOrder(payload, true), "base64url");
}

/** JSON in which an object is a list of its keys, in order, with their values. */
function inOrder(value: unknown, isPayload = false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map((entry) => inOrder(entry)).join(",")}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  const members = keys
    .filter((key) => !(isPayload && key === "requestId"))
    .map((key) => `[${JSON.stringify(key)},${inOrder(record[key])}]`);
  return `[${members.join(",")}]`;
}
