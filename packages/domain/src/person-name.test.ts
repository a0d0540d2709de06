import { expect, test } from "vitest";
import { displayName, firstName } from "./person-name.ts";

test("people are called by their profile's name, else their account's, else their e-mail's part before @", () => {
  expect(displayName({ profileName: " Ann Lee ", accountName: "ann", email: "a@example.com" })).toBe("Ann Lee");
  expect(displayName({ profileName: " ", accountName: "ann", email: "a@example.com" })).toBe("ann");
  expect(displayName({ email: "a@example.com" })).toBe("a");
  expect(displayName({})).toBe("");
});

test("a greeting takes the first word of the name, else the e-mail's part before @, else 'there'", () => {
  expect(firstName({ name: "  Ann  Lee", email: "a@example.com" })).toBe("Ann");
  expect(firstName({ name: "", email: "a@example.com" })).toBe("a");
  expect(firstName({})).toBe("there");
});
