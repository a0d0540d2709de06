import type { CareWords } from "./care-words.ts";

const CLOSING =
  "Say where you are and what you feel, and when it began. Whatever it costs is for later, and your figures will keep.";

/** To somebody who may be having a heart attack, a stroke or no breath. */
const ONESELF: CareWords = {
  first: (help) =>
    `**Call ${help("emergency")} now.** With signs like these minutes count, and nobody minds if it turns out to be less. Sit or lie down, unlock the door, and don't drive yourself.\n\n${CLOSING} Is someone with you?`,
  again: (help) =>
    `The call comes before everything else here: ${help("emergency")}. If it has eased, call all the same; it can come back worse. Is someone with you?`,
  yes: (help) =>
    `Good. Let them call ${help("emergency")} now and stay with you. Sit still, loosen what is tight, and take the medicine that a doctor gave you for exactly this, nothing else.`,
  no: (help) =>
    `Then call ${help("emergency")} yourself, on loudspeaker, and leave the line open. Open the door so that they can come in. If you can't speak, stay on the line.`,
  quickReplies: ["Someone is with me", "I'm alone", "I can't call"],
};

const DRIVING: CareWords = {
  ...ONESELF,
  first: (help) =>
    `**Pull over now, as soon as it is safe, and call ${help("emergency")}.** Hazard lights on, engine off; don't drive on, not even to a hospital. With signs like these minutes count, and nobody minds if it turns out to be less.\n\n${CLOSING} Have you stopped?`,
  again: (help) =>
    `Please don't drive on. Stop where it is safe, hazard lights on, then ${help("emergency")}. No load and no sum is worth it. Have you stopped?`,
  yes: (help) =>
    `Good. Now ${help("emergency")}, on loudspeaker: the road, the direction, the last exit or sign. Stay in the seat with the door unlocked, and let somebody you know hear where you are.`,
  no: (help) =>
    `Then the next safe place: a shoulder, an exit, a station. Hazard lights on, slow down, and ${help("emergency")} hands-free on the way there.`,
  quickReplies: ["I've stopped", "I can't stop here", "I can't call"],
};

/** To somebody who is with another. */
const ANOTHER: CareWords = {
  first: (help) =>
    `**Call ${help("emergency")} now**, on loudspeaker: they tell you what to do, step by step. Are they awake and breathing? If they breathe and don't wake, turn them on their side and stay. If they don't breathe, or only gasp, lay them on their back and press hard and fast on the middle of the chest until help is there.\n\nNothing to eat or drink, and note when it began. The money can wait. Are they awake and breathing?`,
  again: (help) =>
    `The call first, before anything else: ${help("emergency")}. Stay beside them and do what the call tells you. Are they awake and breathing?`,
  yes: (help) =>
    `Good. Let them sit or lie as it is easiest, don't leave them alone, and call ${help("emergency")} all the same: it can turn within minutes.`,
  no: (help) =>
    `Then ${help("emergency")} this second, on loudspeaker: they talk you through it. On their side if they breathe; on their back for pressing the chest if they don't. Stay on the line until someone is at the door.`,
  quickReplies: ["They're awake", "They don't wake up", "Help is coming"],
};

/** What is said where somebody needs an ambulance now. */
export function illWords(another: boolean, isDriving: boolean): CareWords {
  if (another) return ANOTHER;
  return isDriving ? DRIVING : ONESELF;
}
