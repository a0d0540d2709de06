import { expect, test, vi } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { noSampleData, SECRET } from "#test/auth/open-auth.ts";
import { openTestDatabase } from "#test/auth/test-database.ts";
import { decodeQuotedPrintable, openSmtpInbox } from "#test/mail/smtp-inbox.ts";
import { createMail } from "../mail/create-mail.ts";
import { createAuth } from "./create-auth.ts";
import { resetPasswordMail } from "./reset-password-mail.ts";

const config = {
  publicUrl: "http://localhost:3102",
  authSecret: SECRET,
  supportEmail: "support@sevenfigures.example",
  mailFrom: "Seven Figures <no-reply@sevenfigures.example>",
  dataDir: "/nowhere",
};

test("the link stands at the server's public address, whatever the token holds", () => {
  const { text } = resetPasswordMail({ id: "ann", email: "ann@example.com" }, "a/b?c&d", config);
  expect(text).toContain("http://localhost:3102/reset-password?token=a%2Fb%3Fc%26d\n");
  expect(text).toContain("support@sevenfigures.example");
});

test("forgotten, asked for, mailed over SMTP, opened, signed in with the new password", async () => {
  const inbox = await openSmtpInbox();
  const database = await openTestDatabase("sqlite");
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sampleData = noSampleData(database.db);
  const mail = createMail({ ...config, smtpUrl: inbox.url }, log);
  const auth = createAuth({ ...database, config, log, sampleData, mail });
  const person = new Browser(auth);
  await person.signUp("ann@example.com", "Secret1");
  const token = await person.token();

  expect((await new Browser(auth).post("/request-password-reset", { email: "ann@example.com" })).status).toBe(200);
  await auth.idle();
  expect(inbox.messages).toHaveLength(1);
  const source = decodeQuotedPrintable(inbox.messages[0] ?? "");
  expect(source).toContain("To: ann@example.com");
  const link = new URL(/http:\/\/localhost:3102\/reset-password\?token=[^\s"<]+/.exec(source)?.[0] ?? "");
  const reset = { token: link.searchParams.get("token"), newPassword: "Secret2" };
  expect((await new Browser(auth).post("/reset-password", reset)).status).toBe(200);

  expect(await auth.verifyToken(token)).toBeNull();
  expect((await new Browser(auth).signIn("ann@example.com", "Secret2")).status).toBe(200);
  expect(log.error).not.toHaveBeenCalled();
  await Promise.all([database.close(), inbox.close()]);
});

test("a mail server that hangs holds up no answer", async () => {
  const database = await openTestDatabase("sqlite");
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const waiting = Promise.withResolvers<boolean>();
  const mail = { send: () => waiting.promise, forget: async () => {} };
  const auth = createAuth({ ...database, config, log, mail, sampleData: noSampleData(database.db) });
  await new Browser(auth).signUp("ann@example.com", "Secret1");
  const { status } = await new Browser(auth).post("/request-password-reset", { email: "ann@example.com" });
  expect(status).toBe(200);
  waiting.resolve(true);
  await auth.idle();
  await database.close();
});
