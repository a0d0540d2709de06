import type { CareWords } from "./care-words.ts";

/** To somebody who is called in a bank's name and shall move their money. */
export const CALLER_WORDS: CareWords = {
  first: (help) =>
    `**That caller is the scammer: hang up, move nothing.** No bank, police or office has you move money to a "safe account", and the name and the number that your phone shows are easily faked. Your money is safest where it is now.\n\nThen call the bank yourself, on the number on your card, never on one that they gave. Give nobody a code or a password, and let nobody onto your computer. Report it: ${help("fraud")}. Has money moved, or have you given a code?`,
  again: (help) =>
    `It stays so, however kind or urgent they sound: whoever has you move money is the thief. Hang up, and call the number on your card. Report it: ${help("fraud")}. Has anything gone already?`,
  yes: (help) =>
    `Then call the bank this minute, on the number on your card, and say "fraud, stop the transfer": in the first hours it can often be held. If you gave a code or a password too, have the online access locked and change it. Report it: ${help("fraud")}. You did nothing shameful; these people do it for a living.`,
  no: () =>
    "Then nothing is lost. Block the number, and tell the bank of the call, on the number on your card. They may ring again as the police or the bank's manager: the same people.",
  quickReplies: ["Money has moved", "I gave a code", "No, nothing yet"],
};

/** To somebody who has read a code or a password to a stranger. */
export const CODE_GIVEN_WORDS: CareWords = {
  first: (help) =>
    `It happens to careful people, and quick steps help. **First call your bank, on the number on your card**, and say "I gave a caller my code": they lock the online access, stop what is pending and watch every account that you have there, savings too.\n\nThen change the password of your online banking, from a device that nobody else has touched, and of your e-mail; sign out all other devices. Read out no further code, whoever asks. Report it: ${help("fraud")}. Have you reached the bank?`,
  again: (help) =>
    `The order stays: the bank on the number on your card, online access locked, a new password, no further code. Report it: ${help("fraud")}. Have you reached the bank?`,
  yes: (help) =>
    `Good, that was the most important call. Ask them what was signed in and what was sent since, and for new access. Then the password of your e-mail, and every account where you used the same one. Report it: ${help("fraud")}.`,
  no: () =>
    'Please do it before anything else; fraud lines are open at any hour. Say: "I gave somebody my code. Lock my online access and stop every transfer." I\'ll be here.',
  quickReplies: ["Yes, I called", "Not yet", "What do I say?"],
};
