import type { Transporter } from "nodemailer";
import type { Mail, MailLog } from "./mail.ts";

const TIMEOUT_MS = 20_000;

/** Sends by SMTP; with `smtps://` encrypted from the start, else as soon as the server offers it. */
export function createSmtpMail(url: string, from: string, log: MailLog): Mail {
  let opened: Promise<Transporter> | undefined;
  /** Loaded when there is something to send: a start is to be quick. */
  async function openTransport(): Promise<Transporter> {
    const { createTransport } = await import("nodemailer");
    return createTransport(
      {
        url,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
  }
  return {
    async send(message) {
      try {
        opened ??= openTransport();
        await (await opened).sendMail({ ...message, to: { name: "", address: message.to } });
        log.info("Mail sent", { subject: message.subject });
        return true;
      } catch (error) {
        log.error("Mail could not be sent", { subject: message.subject, error });
        return false;
      }
    },
    // What was sent is no longer here.
    async forget() {},
  };
}
