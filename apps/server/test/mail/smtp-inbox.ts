import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

export interface SmtpInbox {
  url: string;
  /** The messages that arrived, as they went over the wire. */
  messages: string[];
  /** Whom they were for, as the envelopes say. */
  receivers: string[];
  close(): Promise<void>;
}

interface SmtpInboxOptions {
  /** Everyone, or once it has the whole message. */
  refuses?: "receiver" | "message";
  /** Ends the connection without a word, at the receiver or once it has the whole message. */
  hangsUpAt?: "receiver" | "message";
}

/** A real SMTP server on a free port, which keeps what it is sent, unless it is told to refuse or to hang up. */
export async function openSmtpInbox({ refuses, hangsUpAt }: SmtpInboxOptions = {}): Promise<SmtpInbox> {
  const messages: string[] = [];
  const receivers: string[] = [];
  const sockets: Socket[] = [];
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      receivers.push(address);
      if (hangsUpAt === "receiver") hangUp();
      done(refuses === "receiver" ? new Error("550 No such person") : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        messages.push(Buffer.concat(chunks).toString());
        if (hangsUpAt === "message") hangUp();
        done(refuses === "message" ? new Error("554 Not this one") : null);
      });
    },
  });
  server.server.on("connection", (socket) => sockets.push(socket));
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
