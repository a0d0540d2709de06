import { expect, test } from "vitest";
import { placeOfError } from "./place-of-error.ts";

function failed(words: string, cause?: unknown): Error {
  return new TypeError(words, { cause });
}

test("tells an error's name and where it was thrown, and none of its words", () => {
  const place = placeOfError(failed("Ally savings\n    at Ally savings:1:2", failed("Visa")));
  expect(place).toMatchObject({ name: "TypeError", cause: { name: "TypeError" } });
  expect(place.frames[0]).toMatch(/^at failed \(.*place-of-error\.test\.ts:\d+:\d+\)$/);
  expect(JSON.stringify(place)).not.toMatch(/Ally|Visa/);
});

test("keeps a code, and tells only the type of what is no error", () => {
  expect(placeOfError(Object.assign(failed(""), { code: "ERR_WORKER" }))).toMatchObject({ code: "ERR_WORKER" });
  expect(placeOfError("my Visa")).toEqual({ name: "string", frames: [] });
});
