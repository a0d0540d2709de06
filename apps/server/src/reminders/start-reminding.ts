import type { Kysely } from "kysely";
import type { Logger } from "../logger.ts";
import type { Mail } from "../mail/mail.ts";
import type { Database } from "../store/database.ts";
import { isOver, nextTry } from "./next-try.ts";
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
 * many processes look at the same moment, and not twice where one of them ends in between. One that could not be sent
 * is due again after a while, for a day.
 */
export async function sendDueReminders(reminding: Reminding): Promise<number> {
  const { db, mail, clock, options } = reminding;
  const now = clock();
  const due = await db
    .selectFrom("reminders")
    .innerJoin("auth_user", "auth_user.id", "reminders.user_id")
    .select(["reminders.user_id", "reminders.mail_due_at", "reminders.mail_refused_at", "auth_user.email"])
    .where("reminders.mail_due_at", "<=", now)
    .orderBy("reminders.mail_due_at")
    .limit(AT_ONCE)
    .execute();
  let sent = 0;
  for (const { user_id, mail_due_at, mail_refused_at, email } of due) {
    const taken = now + REMINDER_EVERY_MS;
    const { numUpdatedRows } = await db
      .updateTable("reminders")
      .set({ mail_due_at: taken })
      .where("user_id", "=", user_id)
      .where("mail_due_at", "=", mail_due_at)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) continue;
    if (await mail.send(reminderMail({ userId: user_id, email }, options))) {
      sent += 1;
      if (mail_refused_at !== null) await forgetRefusal(db, user_id);
    } else await tryAgainLater(db, { userId: user_id, taken, refusedAt: mail_refused_at, now });
  }
  return sent;
}

interface Refused {
  userId: string;
  /** The day that it was moved on to before it was sent. */
  taken: number;
  /** When one was refused before, this one or an earlier. */
  refusedAt: number | null;
  /** When it was looked for: sending may take a while, and the next look comes ten minutes after this one. */
  now: number;
}

/** Unless a check-in or the person has moved it in between. */
async function tryAgainLater(db: Kysely<Database>, { userId, taken, refusedAt, now }: Refused): Promise<void> {
  const since = refusedAt === null || isOver(refusedAt, now) ? now : refusedAt;
  await db
    .updateTable("reminders")
    .set({ mail_due_at: nextTry(since, now) ?? taken, mail_refused_at: since })
    .where("user_id", "=", userId)
    .where("mail_due_at", "=", taken)
    .execute();
}

async function forgetRefusal(db: Kysely<Database>, userId: string): Promise<void> {
  await db.updateTable("reminders").set({ mail_refused_at: null }).where("user_id", "=", userId).execute();
}
