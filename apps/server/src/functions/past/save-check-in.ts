import {
  arrivalDay,
  type CalendarDate,
  type CheckIn,
  type Documents,
  hasNoAmounts,
  NOTHING_TO_KEEP,
  netWorth,
  splitChange,
  targetOutlook,
  withCheckIn,
} from "@seven-figures/domain";
import { defaultDocuments, type Handler, todayOf } from "../../call/call.ts";
import { CallFailure } from "../../call/call-failure.ts";
import { requireRevision } from "../../changes/edit-document.ts";
import { recordChange } from "../../changes/record-change.ts";
import { writeOnce } from "../../changes/write-once.ts";
import { newId } from "../../new-id.ts";
import { REMINDER_EVERY_MS } from "../../reminders/reminder-every.ts";
import { financialsResult } from "../financials/financials-result.ts";
import { type Compared, comparedWith } from "./compared-with.ts";

/** Stores all balances, income and spending at once, and what became of them since the check-in before: one change. */
export const saveCheckIn: Handler<"saveCheckIn"> = (payload, call) =>
  writeOnce(call, payload.requestId, async (writer) => {
    const seen = await writer.documents(() => defaultDocuments(call));
    requireRevision(payload.revision, seen.revisions.financials);
    const today = todayOf(call, payload.timeZone);
    const { financialInfo, assets, debts } = payload;
    const documents = { ...seen.documents, financials: { ...seen.documents.financials, financialInfo, assets, debts } };
    if (hasNoAmounts(seen.documents.financials) && hasNoAmounts(documents.financials)) {
      throw new CallFailure("INVALID_ARGUMENT", NOTHING_TO_KEEP);
    }
    const before = await comparedWith(writer, seen, today, payload.timeZone);
    const checkIn = checkInOf(documents, before, { id: newId("check-in", call.now), date: today });
    const { stored, changeId } = await recordChange(writer, call, {
      seen,
      next: { financials: documents.financials, past: withCheckIn(documents.past, checkIn) },
      by: "you",
      timeZone: payload.timeZone,
    });
    await writer.putOffReminder(call.now + REMINDER_EVERY_MS);
    return { ...financialsResult(stored), checkIn, changeId: changeId ?? "" };
  });

function checkInOf(documents: Documents, before: Compared, of: { id: string; date: CalendarDate }): CheckIn {
  const { financials, profile, goals } = documents;
  const outlook = targetOutlook(financials, profile.financialGoal, of.date, goals.intermediateGoals);
  return {
    ...of,
    since: before.date,
    netWorth: netWorth(financials),
    ...splitChange(before.financials, financials),
    arrival: arrivalDay(outlook),
    arrivalBefore: before.arrival,
  };
}
