import type { Mail, MailConfig, MailLog } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtpMail } from "./smtp-mail.ts";

/** Mail by the configured server, else into the log and `outbox/` of the data folder. */
export function createMail(config: MailConfig, log: MailLog): Mail {
  return config.smtpUrl ? createSmtpMail(config.smtpUrl, config.mailFrom, log) : createOutbox(config, log);
}
