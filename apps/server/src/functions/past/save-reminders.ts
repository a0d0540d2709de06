import type { Handler } from "../../call/call.ts";
import { CallFailure } from "../../call/call-failure.ts";
import { writeOnce } from "../../changes/write-once.ts";
import { newCalendarKey } from "../../reminders/calendar-key.ts";
import { REMINDER_EVERY_MS } from "../../reminders/reminder-every.ts";
import { remindersResult } from "./get-reminders.ts";

const NOT_FOR_SAMPLES = "Reminders can be turned on once this is yours. Sign up to keep it.";

/**
 * Makes or takes away the calendar address, and turns reminders on or off. The secret of a new address is in the answer
 * alone: neither it nor a kept reply holds it, so that the same request again can't tell it.
 */
export const saveReminders: Handler<"saveReminders"> = async (payload, call) => {
  const turnsOn = payload.mail === true || payload.calendar === "new";
  if (turnsOn && call.person.isSample) throw new CallFailure("FAILED_PRECONDITION", NOT_FOR_SAMPLES);
  const fresh = payload.calendar === "new" ? newCalendarKey() : null;
  let isMadeNow = false;
  const reply = await writeOnce(call, payload.requestId, async (writer) => {
    const before = await writer.reminders();
    const next = { ...before };
    if (payload.calendar !== undefined) {
      next.calendarHash = fresh?.hash ?? null;
      next.calendarSince = fresh ? call.now : null;
      isMadeNow = true;
    }
    if (payload.mail !== undefined && payload.mail !== (before.mailSince !== null)) {
      next.mailSince = payload.mail ? call.now : null;
      next.mailDueAt = payload.mail ? call.now + REMINDER_EVERY_MS : null;
    }
    await writer.saveReminders(next);
    return { ...remindersResult(next), calendarKey: null };
  });
  return { ...reply, calendarKey: isMadeNow ? (fresh?.key ?? null) : null };
};
