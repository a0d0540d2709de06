import type { Kysely } from "kysely";
import type { Logger } from "../logger.ts";
import type { Mail } from "../mail/mail.ts";
import type { Database } from "../store/database.ts";
import { REMINDER_EVERY_MS } from "./reminder-every.ts";
import { type ReminderMailOptions, reminderMail } from "./reminder-mail.ts";

const EVERY_MS = 10 * 60 * 1000;
const AT_ONCE = 50;

interface Reminding {
  db: Kysely<Database>;
  mail: Mail;
  log: Logger;
  clock: () => number;
  options: ReminderMailOptions;
}

/** Sends the reminders that are due: now, and every ten minutes, whatever other processes do so too. */
export function startReminding(reminding: Reminding): { stop(): void } {
  const remind = () => {
    sendDueReminders(reminding).catch((error) => reminding.log.warn("Reminders could not be sent", { error }));
  };
  remind();
  const timer = setInterval(remind, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Each that is due is taken before it is sent, by moving its day on where nobody else has: it is sent once, however
 * many processes look at the same moment, and not twice where one of them ends in between.
 */
export async function sendDueReminders({ db, mail, clock, options }: Reminding): Promise<number> {
  const now = clock();
  const due = await db
    .selectFrom("reminders")
    .innerJoin("auth_user", "auth_user.id", "reminders.user_id")
    .select(["reminders.user_id", "reminders.mail_due_at", "auth_user.email"])
    .where("reminders.mail_due_at", "<=", now)
    .orderBy("reminders.mail_due_at")
    .limit(AT_ONCE)
    .execute();
  let sent = 0;
  for (const { user_id, mail_due_at, email } of due) {
    const { numUpdatedRows } = await db
      .updateTable("reminders")
      .set({ mail_due_at: now + REMINDER_EVERY_MS })
      .where("user_id", "=", user_id)
      .where("mail_due_at", "=", mail_due_at)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) continue;
    await mail.send(reminderMail({ userId: user_id, email }, options));
    sent += 1;
  }
  return sent;
}
