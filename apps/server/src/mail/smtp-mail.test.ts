import { afterEach, expect, test } from "vitest";
import { openSmtpInbox, type SmtpInbox } from "#test/mail/smtp-inbox.ts";
import { createMail } from "./create-mail.ts";

const message = { to: "ann@example.com", subject: "Hello", text: "Plain words", html: "<p>Rich words</p>" };

let inbox: SmtpInbox | undefined;
afterEach(async () => {
  await inbox?.close();
  inbox = undefined;
});

function mailTo(smtpUrl: string) {
  const errors: object[] = [];
  const log = { info: () => undefined, error: (_text: string, details: object = {}) => void errors.push(details) };
  const config = { smtpUrl, mailFrom: "Seven Figures <no-reply@sevenfigures.example>", dataDir: "/nowhere" };
  return { mail: createMail(config, log), errors };
}

test("a message goes to the mail server with sender, receiver, subject and both bodies", async () => {
  inbox = await openSmtpInbox();
  const { mail, errors } = mailTo(inbox.url);
  expect(await mail.send(message)).toBe(true);
  expect(errors).toEqual([]);
  expect(inbox.messages).toHaveLength(1);
  const [source] = inbox.messages;
  expect(source).toContain("From: Seven Figures <no-reply@sevenfigures.example>");
  expect(source).toContain("To: ann@example.com");
  expect(source).toContain("Subject: Hello");
  expect(source).toContain("Plain words");
  expect(source).toContain("<p>Rich words</p>");
});

test("an address that reads like two goes to neither", async () => {
  inbox = await openSmtpInbox();
  const { mail } = mailTo(inbox.url);
  await mail.send({ ...message, to: "ann@example.com,eve@evil.example" });
  expect(inbox.messages.filter((source) => /^To: .*evil\.example>?$/m.test(source) && !source.includes('"'))).toEqual(
    [],
  );
});

test.each(["receiver", "message"] as const)(
  "a mail server that refuses the %s is logged and breaks nothing",
  async (refuses) => {
    inbox = await openSmtpInbox({ refuses });
    const { mail, errors } = mailTo(inbox.url);
    expect(await mail.send(message)).toBe(false);
    expect(errors).toMatchObject([{ subject: "Hello", error: expect.any(Error) }]);
  },
);

test("a mail server that is not there is logged and breaks nothing", async () => {
  const gone = await openSmtpInbox();
  await gone.close();
  const { mail, errors } = mailTo(gone.url);
  expect(await mail.send(message)).toBe(false);
  expect(errors).toHaveLength(1);
});

test("where the connection is lost, only what was not yet handed over counts as not sent", async () => {
  for (const hangsUpAt of ["receiver", "message"] as const) {
    inbox = await openSmtpInbox({ hangsUpAt });
    const { mail, errors } = mailTo(inbox.url);
    expect({ hangsUpAt, isSent: await mail.send(message) }).toEqual({ hangsUpAt, isSent: hangsUpAt === "message" });
    expect(errors).toMatchObject([{ error: { command: "CONN" } }]);
    await inbox.close();
    inbox = undefined;
  }
});
