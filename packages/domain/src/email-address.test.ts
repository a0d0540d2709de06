import { expect, test } from "vitest";
import { check } from "./field-rules.ts";
import { basicInfoSchema } from "./profile.ts";

const emailOf = (email: unknown) => {
  const checked = check(basicInfoSchema, { email });
  return "errors" in checked ? checked.errors : checked.value.email;
};

test.each([
  ["sam@example.com", "sam@example.com"],
  ["  sam@example.com ", "sam@example.com"],
  ["", ""],
  [null, ""],
])("a profile's e-mail %j is kept as %j", (email, kept) => {
  expect(emailOf(email)).toBe(kept);
});

test.each(["sam", "sam@example", "sam @example.com", "a@b.c\u0000", `${"a".repeat(200)}@b.example`])(
  "a profile's e-mail %j is refused as the form refuses it",
  (email) => {
    expect(emailOf(email)).toEqual([{ path: "email", message: "Please enter a valid email address" }]);
  },
);
