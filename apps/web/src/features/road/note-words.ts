import { formatDate, formatDollars, formatFullMonth, type RoadEvent, type RoadNote } from "@seven-figures/domain";

const EVENT_NAMES: Record<RoadEvent["kind"], string> = {
  home: "a home",
  child: "a child",
  sabbatical: "a sabbatical",
  inheritance: "an inheritance",
};

/** One sentence for each thing to know of a road. */
export function noteWords(note: RoadNote): string {
  switch (note.kind) {
    case "missing":
      return `Add your ${note.pieces.join(" and ")} to see the road ahead.`;
    case "reached":
      return "Your target is reached: the road shows where it goes from here.";
    case "never":
      return "With these figures the target is not reached within 100 years. Move a lever to see what changes that.";
    case "negative":
      return `You owe ${formatDollars(-note.netWorth)} more than you own: the road begins below zero.`;
    case "nothing-left":
      return note.monthly === 0
        ? "Nothing is left over each month, so only what you own can grow."
        : `${formatDollars(-note.monthly)} a month more goes out than comes in: savings pay for it as long as they last.`;
    case "spending-below-zero":
      return "That is more than you spend in all: spending is counted as $0.";
    case "more-than-earned":
      return `That leaves over ${formatDollars(note.monthly)} a month, which is more than you earn: it would have to come from elsewhere.`;
    case "past-event":
      return `${capital(EVENT_NAMES[note.event.kind])} on ${formatDate(note.event.date)} lies before today and is left out: it is in your figures already.`;
    case "far-event":
      return `${capital(EVENT_NAMES[note.event.kind])} on ${formatDate(note.event.date)} is more than 100 years off and is left out.`;
    case "unpaid":
      return `From ${formatFullMonth(note.date)} on the money does not reach for all bills: what is short is counted as owed.`;
    case "year-here":
      return `No full year is left until ${note.year}, so no likelihood can be given for it.`;
    case "year-far":
      return `${note.year} is too far off for a likelihood.`;
  }
}

/** What of an address was left out. */
export function ignoredWords(ignored: readonly string[]): string {
  const names = ignored.slice(0, 4).join(", ");
  const rest = ignored.length > 4 ? " and others" : "";
  return `Parts of this link make no sense and were left out: ${names}${rest}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
