import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface SmtpInbox {
  url: string;
  /** The messages that arrived, as they went over the wire. */
  messages: string[];
  /** Whom they were for, as the envelopes say. */
  receivers: string[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port, which keeps what it is sent; or refuses everyone, where it is told to. */
export async function openSmtpInbox(options: { refuses?: boolean } = {}): Promise<SmtpInbox> {
  const messages: string[] = [];
  const receivers: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      receivers.push(address);
      done(options.refuses ? new Error("550 No such person") : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        messages.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    receivers,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The readable text of a message part: quoted-printable undone. */
export function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
