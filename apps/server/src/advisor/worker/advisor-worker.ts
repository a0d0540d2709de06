import { setImmediate } from "node:timers/promises";
import { type AdvisorOutput, needsCare, respond } from "@seven-figures/advisor";
import { newDocuments, newProfile } from "@seven-figures/domain";
import { newId } from "../../new-id.ts";
import { loadReader } from "../load-reader.ts";
import { type AdvisorTask, BEGUN } from "./advisor-task.ts";

// The process of a worker: it does one task at a time, keeps nothing between two, and ends with its server.
process.on("SIGINT", () => {});
await stillAsked();
const reader = loadReader();
await stillAsked();
readSomething();

export function carryOut({ work, input, now }: AdvisorTask): AdvisorOutput | boolean {
  process.send?.(BEGUN);
  const whole = { ...input, reader, newId: (prefix: string) => newId(prefix, now) };
  return work === "respond" ? respond(whole) : needsCare(whole);
}

/**
 * Ends the process where its server was killed meanwhile: to get ready for nobody takes seconds from the server that is
 * started in its place. Of that only the turn tells that begins after this one.
 */
async function stillAsked(): Promise<void> {
  await setImmediate();
  await setImmediate();
  if (process.connected === false) process.exit();
}

/** Tables are made when they are first needed: that is now, and not on somebody's time. */
function readSomething(): void {
  const moment = "2026-01-01T00:00:00.000Z";
  const documents = newDocuments(newProfile({ name: "", email: "" }, "2026-01-01", moment), moment);
  const message =
    "I make 85k a yaer, have 20k in an Ally savings account and owe 3,200 on a Visa. What should I do first?";
  respond({ documents, conversation: null, message, today: "2026-01-01", reader, newId: (prefix) => `${prefix}-1` });
}
