import { calendarFeed, dayInTimeZone, instantOf } from "@seven-figures/domain";
import type { Kysely } from "kysely";
import { defaultDocuments, type Services } from "../call/call.ts";
import { calendarKeyHash } from "../reminders/calendar-key.ts";
import { personOfToken } from "../reminders/reminder-link.ts";
import type { Database } from "../store/database.ts";
import type { Answers } from "./answer.ts";

export interface ReminderEndpoints {
  /** `GET /api/calendar.ics?key=...`: for programs that know nothing but the address. */
  calendar(key: string): Promise<Response>;
  /** `POST /api/reminders/off?token=...`: by a mail program, or by the page that its link opens. */
  turnOff(token: string): Promise<Response>;
}

interface EndpointOptions {
  db: Kysely<Database>;
  services: Pick<Services, "store" | "clock">;
  publicUrl: string;
  authSecret: string;
}

/** What is asked of reminders without a sign-in. */
export function createReminderEndpoints(
  { db, services, publicUrl, authSecret }: EndpointOptions,
  answers: Answers,
): ReminderEndpoints {
  return {
    async calendar(key) {
      const owner = await db
        .selectFrom("reminders")
        .innerJoin("auth_user", "auth_user.id", "reminders.user_id")
        .select(["reminders.user_id", "auth_user.name", "auth_user.email"])
        .where("calendar_hash", "=", calendarKeyHash(key))
        .executeTakeFirst();
      if (!owner) return answers.text(404, "There is no calendar at this address.");
      const now = services.clock();
      const { documents } = await services.store
        .reader(owner.user_id)
        .documents(() => defaultDocuments({ person: owner, now }));
      const origin = new URL(publicUrl).origin;
      const feed = calendarFeed(documents, { today: dayInTimeZone(now), now: instantOf(now), origin });
      return answers.text(200, feed, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="seven-figures.ics"',
        "Cache-Control": "private, no-store",
      });
    },

    async turnOff(token) {
      const userId = personOfToken(token, authSecret);
      if (userId === null)
        return answers.json(404, { error: { status: "NOT_FOUND", message: "This link is not valid." } });
      await db
        .updateTable("reminders")
        .set({ mail_since: null, mail_due_at: null })
        .where("user_id", "=", userId)
        .execute();
      return answers.json(200, { off: true });
    },
  };
}
