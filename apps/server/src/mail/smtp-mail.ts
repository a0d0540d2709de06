import type { Transporter } from "nodemailer";
import type { Mail, MailLog } from "./mail.ts";

const TIMEOUT_MS = 20_000;

/** Sends by SMTP; with `smtps://` encrypted from the start, else as soon as the server offers it. */
export function createSmtpMail(url: string, from: string, log: MailLog): Mail {
  /** A connection for one message; `onHandedOver` is called once the mail server was given the last of it. */
  async function openTransport(onHandedOver: () => void): Promise<Transporter> {
    // Loaded when there is something to send: a start is to be quick.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport(
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
    // What nodemailer tells of a lost connection does not say how far it had come.
    return transport.use("stream", (mail, done) => {
      mail.message.processFunc((content) => content.once("end", onHandedOver));
      done();
    });
  }
  return {
    async send(message) {
      let isHandedOver = false;
      try {
        const transport = await openTransport(() => {
          isHandedOver = true;
        });
        await transport.sendMail({ ...message, to: { name: "", address: message.to } });
        log.info("Mail sent", { subject: message.subject });
        return true;
      } catch (error) {
        const mayBeTaken = isHandedOver && !isReply(error);
        const words = mayBeTaken
          ? "Mail was handed over, and the mail server never said it took it"
          : "Mail could not be sent";
        log.error(words, { subject: message.subject, error });
        return mayBeTaken;
      }
    },
    // What was sent is no longer here.
    async forget() {},
  };
}

/** Whether the mail server itself said no. */
function isReply(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error;
}
