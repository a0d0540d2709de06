import type { CareWords } from "./care-words.ts";

/** To somebody who fears for a child. */
export const CHILD_WORDS: CareWords = {
  first: (help) =>
    `**A child comes first.** If they may be hurt, are with that person now or can't be found, call ${help("emergency")}: say "a child is in danger" and the address. You need no proof, and you can't do it wrong. Otherwise bring them to you, or to someone whom they trust.\n\nSay to the child: "I believe you, it is not your fault", and ask for no details; others know how. For advice, in confidence: ${help("child")}. Is the child with you and safe right now?`,
  again: (help) =>
    `The child before everything else: ${help("emergency")} if it is now, and ${help("child")} for what to do next. Is the child with you and safe right now?`,
  yes: (help) =>
    `Good. Keep them with you, and don't send them back or speak to that person about it first. If there is pain or a mark, have a doctor look today. Write down what you saw and when, and call ${help("child")}: they go through the next step with you.`,
  no: (help) =>
    `Then call ${help("emergency")} now, with the address where the child is. Go there only if it is safe for you, with somebody, and stay on the line.`,
  quickReplies: ["Yes, with me", "No", "I'm not sure"],
};

/** To somebody who was put out by their own people. */
export const PUT_OUT_WORDS: CareWords = {
  first: (help) =>
    `I'm sorry. To be put out by your own people hurts twice. Tonight comes first: ask the one you trust most for a bed for some nights, family, a friend's parents, a teacher, somebody from work. And call ${help("housing")}: say "I was put out and have nowhere to stay". If you are under 18, say so; then someone must find you a place.\n\nIf anybody hurt or threatened you, or you are outside and not safe, call ${help("emergency")}. Fetch your ID, bank card, phone charger and medicine when it is calm, and not alone. Do you have a place for tonight?`,
  again: (help) =>
    `A bed for tonight comes before everything else: someone you trust, or ${help("housing")}. If you are outside and not safe, call ${help("emergency")}. Do you have a place for tonight?`,
  yes: (help) =>
    `Good, that gives you days to think. Have your pay and your post go to you alone, and change the passwords that they know. Whether they were allowed to is a question for later; if you paid rent there or are married, ask ${help("housing")}. Shall we look at what a place of your own would cost?`,
  no: (help) =>
    `Then call ${help("housing")} now, and say that it is for tonight, how old you are and who is with you. Until then stay where there are people and light: a library, a station, a hospital. In danger, ${help("emergency")}.`,
  quickReplies: ["Yes, for tonight", "No, nowhere", "They hurt me"],
};
