/** `GET` with `key`: the calendar of whoever has an address with that secret in it. */
export const CALENDAR_PATH = "/api/calendar.ics";
