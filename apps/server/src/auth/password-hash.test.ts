import { expect, test } from "vitest";
import { hashPassword, verifyPasswordHash } from "./password-hash.ts";

test("a password is kept as argon2id with 19 MiB, two passes and one lane", async () => {
  expect(await hashPassword("Secret1")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("the same password has another hash each time, and both are right", async () => {
  const [first, second] = await Promise.all([hashPassword("Secret1"), hashPassword("Secret1")]);
  expect(first).not.toBe(second);
  expect(await verifyPasswordHash({ hash: first, password: "Secret1" })).toBe(true);
  expect(await verifyPasswordHash({ hash: second, password: "Secret1" })).toBe(true);
});

test("capitals and blanks count", async () => {
  const hash = await hashPassword("Secret1");
  expect(await verifyPasswordHash({ hash, password: "secret1" })).toBe(false);
  expect(await verifyPasswordHash({ hash, password: "Secret1 " })).toBe(false);
});

test("an accent typed as one character or as two is the same", async () => {
  const hash = await hashPassword("Café1".normalize("NFC"));
  expect(await verifyPasswordHash({ hash, password: "Café1".normalize("NFD") })).toBe(true);
});
