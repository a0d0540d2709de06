import { newDocuments, newProfile } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { createLogger } from "../../logger.ts";
import { placeOfError } from "../place-of-error.ts";
import { openAdvisorPool } from "./advisor-pool.ts";

const TODAY = "2026-11-20";
const MOMENT = "2026-11-20T09:00:00.000Z";
const documents = newDocuments(newProfile({ name: "Sam", email: "sam@example.com" }, TODAY, MOMENT), MOMENT);
const asker = { userId: "u1", isSample: false, now: Date.parse(MOMENT), since: 0, history: () => Promise.reject() };

test("what the advisor fails on in its worker is thrown here, with the place in its code", async () => {
  const pool = openAdvisorPool({ log: createLogger("silent") });
  const broken = { ...documents, financials: JSON.parse('{ "assets": "a text" }') };
  const asked = pool.respond(
    { documents: broken, conversation: null, message: "What is my net worth?", today: TODAY, newId: String },
    new AbortController().signal,
    asker,
  );
  const failure = await asked.catch((error: unknown) => placeOfError(error));
  await pool.close();
  expect(failure).toMatchObject({
    name: "TypeError",
    frames: expect.arrayContaining([expect.stringContaining("packages/advisor/src/")]),
  });
});
