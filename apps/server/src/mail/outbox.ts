import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Mail, MailConfig, MailLog } from "./mail.ts";

const ACCOUNT_HEADER = "X-Account";

/**
 * Keeps each message as an `.eml` file and names the file in the log: enough to try everything without a mail server.
 * What the message says, and to whom, is in the file alone, since a log is read by more people.
 */
export function createOutbox(config: Pick<MailConfig, "dataDir" | "mailFrom">, log: MailLog): Mail {
  const folder = join(config.dataDir, "outbox");
  async function compose(message: object): Promise<string | Buffer | Readable> {
    // Loaded when there is something to write: a start is to be quick.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom });
    return (await transport.sendMail(message)).message;
  }
  return {
    async send({ account, headers: given, ...message }) {
      try {
        const headers = { ...given, ...(account === undefined ? {} : { [ACCOUNT_HEADER]: account }) };
        const source = await compose({
          ...message,
          headers,
          to: { name: "", address: message.to },
        });
        const file = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, file), source, { mode: 0o600 });
        log.info("No SMTP_URL: mail was written to the outbox", { subject: message.subject, file: join(folder, file) });
        return true;
      } catch (error) {
        log.error("Mail could not be written to the outbox", { subject: message.subject, error });
        return false;
      }
    },
    async forget(address, account) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        if (!name.endsWith(".eml")) continue;
        const source = await readFile(file, "utf8").catch(() => "");
        if (recipientOf(source) === address || accountOf(source) === account) await rm(file, { force: true });
      }
    },
  };
}

function recipientOf(source: string): string | undefined {
  return /^To: <?([^>\s]+)>?\s*$/im.exec(source)?.[1]?.toLowerCase();
}

function accountOf(source: string): string | undefined {
  return new RegExp(`^${ACCOUNT_HEADER}: (\\S+)\\s*$`, "im").exec(source)?.[1];
}
