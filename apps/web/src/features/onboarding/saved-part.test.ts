import { CallError, type ErrorCode } from "@seven-figures/calls";
import { expect, test } from "vitest";
import { SavedPart } from "./saved-part.ts";

interface Sent {
  skills: string[];
  revision: number;
  requestId: string;
}

/** A server that stores what comes with its revision, and loses an answer or refuses where it is told to. */
function server() {
  const sent: Sent[] = [];
  const known = { revision: 0, failure: null as ErrorCode | null };
  const part = new SavedPart<{ skills: string[] }, { revision: number }>(async (payload) => {
    sent.push(payload);
    if (payload.revision !== known.revision) throw new CallError("aborted", "moved on");
    if (known.failure === "invalid-argument") throw new CallError("invalid-argument", "no");
    known.revision += 1;
    if (known.failure) throw new CallError(known.failure, "lost");
    return { revision: known.revision };
  });
  return { part, sent, known };
}

test("what an earlier try has stored is known to the next, whatever the page knows", async () => {
  const { part, sent } = server();
  await part.save({ skills: ["Sales"] }, 0);
  await part.save({ skills: ["Sales", "Art"] }, 0);
  expect(sent.map(({ revision }) => revision)).toEqual([0, 1]);
});

test("what is sent again after its answer was lost is the same, id and all", async () => {
  const { part, sent, known } = server();
  known.failure = "unavailable";
  await expect(part.save({ skills: ["Sales"] }, 0)).rejects.toMatchObject({ code: "unavailable" });
  await expect(part.save({ skills: ["Sales"] }, 0)).rejects.toMatchObject({ code: "aborted" });
  expect(sent[1]).toEqual(sent[0]);
});

test("what changed elsewhere is refused, and is written over what the page knows by then", async () => {
  const { part, sent, known } = server();
  await part.save({ skills: ["Sales"] }, 0);
  known.revision = 7;
  await expect(part.save({ skills: ["Art"] }, 0)).rejects.toMatchObject({ code: "aborted" });
  await part.save({ skills: ["Art"] }, 7);
  expect(sent.map(({ revision }) => revision)).toEqual([0, 1, 7]);
});
