import { PRODUCT_NAME } from "@seven-figures/domain";
import type { Message } from "../mail/mail.ts";
import { mailBodies } from "../mail/mail-page.ts";
import { reminderToken } from "./reminder-link.ts";

export interface ReminderMailOptions {
  publicUrl: string;
  authSecret: string;
}

/** Reminds of the monthly check-in. It names no amounts: mail is read on more screens than the app. */
export function reminderMail(
  { userId, email }: { userId: string; email: string },
  { publicUrl, authSecret }: ReminderMailOptions,
): Message {
  const token = reminderToken(userId, authSecret);
  const page = new URL("/reminders-off", publicUrl);
  page.searchParams.set("token", token);
  const off = new URL("/api/reminders/off", publicUrl);
  off.searchParams.set("token", token);
  return {
    to: email,
    account: userId,
    subject: `Your monthly ${PRODUCT_NAME} check-in`,
    // RFC 8058: a mail program offers to turn it off in one press.
    headers: { "List-Unsubscribe": `<${off.href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    ...mailBodies({
      before: ["A month has gone by. Bringing your balances up to date takes about a minute:"],
      link: { label: "Check in", url: new URL("/check-in", publicUrl).href },
      after: ["No more of these? Turn reminders off with one press, without signing in:", page.href],
    }),
  };
}
