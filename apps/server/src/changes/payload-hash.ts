import { hash } from "node:crypto";

/** The same for the same payload, whatever the order of its keys; the request id itself is left out. */
export function payloadHash(payload: unknown): string {
  return hash("sha256", inOrder(payload, true), "base64url");
}

/** JSON in which an object is a list of its keys, in order, with their values. */
function inOrder(value: unknown, isPayload = false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  let members = "";
  if (Array.isArray(value)) {
    for (const entry of value) members += `,${inOrder(entry)}`;
  } else {
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record).sort()) {
      if (!(isPayload && key === "requestId")) members += `,[${JSON.stringify(key)},${inOrder(record[key])}]`;
    }
  }
  return `[${members.slice(1)}]`;
}
