import type { CareWords } from "./care-words.ts";

/** To somebody who has taken too much of a medicine or a poison. */
const ONESELF: CareWords = {
  first: (help) =>
    `Call ${help("emergency")} now, even if you feel fine: some pills do their harm hours later, and it can be stopped while it is early. For what to do this minute: ${help("poison")}. Say what you took, how much and when. Unlock the door, keep the bottle beside you, and don't drink, drive, or make yourself throw up.\n\nI'm glad you told me; this can be treated, and nobody will be angry with you. Tell the person nearest to you right now. Is someone with you?`,
  again: (help) =>
    `The call comes before everything else here: ${help("emergency")}. Feeling fine or having thrown up doesn't mean that it is over. What to do until they come: ${help("poison")}. Is someone with you who can call?`,
  yes: (help) =>
    `Good. Let them call ${help("emergency")} now and stay with you, sitting up and awake, with the bottle in their hand to read from. Until help is there: ${help("poison")}.`,
  no: (help) =>
    `Then call ${help("emergency")} yourself now and leave the line open, or go to the next door and say "I took something, please call". You can ask ${help("poison")} at the same time. Leave this open; I'll be here.`,
  quickReplies: ["Someone is with me", "I'm alone", "I can't call"],
};

/** To somebody who tells of another who has. */
const ANOTHER: CareWords = {
  first: (help) =>
    `Call ${help("emergency")} now; this can't wait, and you won't get anyone into trouble by calling. If they don't wake or breathe badly, put them on their side, clear the mouth, and do what the call tells you. Don't leave them, give nothing to drink, and don't make them throw up. For what was taken: ${help("poison")}.\n\nHave the bottle in your hand for the call: what, how much, when. Are they awake and breathing?`,
  again: (help) =>
    `The call first, before anything else: ${help("emergency")}. Looking asleep after it is a danger sign. Until they come: on their side, someone beside them, and ${help("poison")} for what to do. Are they awake and breathing?`,
  yes: (help) =>
    `Good. Keep them awake and sitting up or on their side, and call ${help("emergency")} all the same: it can turn within minutes. Bring the bottle. What to watch for: ${help("poison")}.`,
  no: (help) =>
    `Then ${help("emergency")} this second, on loudspeaker: they talk you through it, breath by breath. On their back for pressing the chest if they don't breathe, on their side if they do. Stay on the line until someone is at the door.`,
  quickReplies: ["They're awake", "They don't wake up", "Help is coming"],
};

/** What is said where something has been taken already: where to call before anything else. */
export function takenWords(another: boolean): CareWords {
  return another ? ANOTHER : ONESELF;
}
