import type { RemindersResult } from "@seven-figures/calls";
import { instantOf } from "@seven-figures/domain";
import type { Handler } from "../../call/call.ts";
import type { Reminders } from "../../store/person-reader.ts";

/** Whether there is a calendar address, and whether reminders are sent. */
export const getReminders: Handler<"getReminders"> = async (_payload, call) =>
  remindersResult(await call.services.store.reader(call.person.userId).reminders());

export function remindersResult({ calendarSince, mailSince }: Reminders): RemindersResult {
  const moment = (at: number | null) => (at === null ? null : instantOf(at));
  return { calendarSince: moment(calendarSince), mailSince: moment(mailSince) };
}
