import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mail, MailConfig, MailLog } from "./mail.ts";

/** Keeps each message as an `.eml` file and says so in the log, its text included: enough to try everything without a mail server. */
export function createOutbox(config: Pick<MailConfig, "dataDir" | "mailFrom">, log: MailLog): Mail {
  const folder = join(config.dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom });
  return {
    async send(message) {
      try {
        const { message: source } = await transport.sendMail({ ...message, to: { name: "", address: message.to } });
        const path = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(path, source, { mode: 0o600 });
        log.info(`No SMTP_URL: mail for ${message.to} written to ${path}\n${message.subject}\n\n${message.text}`);
      } catch (error) {
        log.error("Mail could not be written to the outbox", { subject: message.subject, error });
      }
    },
  };
}
