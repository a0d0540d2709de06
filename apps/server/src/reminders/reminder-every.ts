import { CHECK_IN_DAYS } from "@seven-figures/domain";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after a check-in, or after the mail before, a reminder is due. */
export const REMINDER_EVERY_MS = CHECK_IN_DAYS * DAY_MS;
