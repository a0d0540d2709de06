import type { CareWords, Help } from "./care-words.ts";
import type { Danger } from "./concern.ts";
import { HELP_OF } from "./help-of-concern.ts";

const WITH_THEM = ["They're with someone", "They're alone", "What do I say to them?"];
const TALKS_ON = ["Yes", "No", "What do I say to them?"];

interface WorryWords extends CareWords {
  /** What to say, to them and on the phone. */
  how: (help: Help) => string;
}

const LIFE: WorryWords = {
  first: (help) =>
    `I'm glad you take it seriously; that is a lot to carry for someone you care about. Ask them straight out: "Are you thinking about killing yourself?" Asking doesn't put the idea there, it opens the door. You can call for them and ask what to do: ${help("crisis")}. If they have a plan or something to do it with, or you can't reach them, call ${help("emergency")}.\n\nOne step: don't leave them alone, and put pills, weapons or car keys out of reach. You don't have to have the answers; listening is enough. Is someone with them right now?`,
  again: (help) =>
    `You're doing the right thing by not looking away. Stay in touch with them today, even with one short message, and let others carry it with you: ${help("crisis")}. If it can't wait, ${help("emergency")}. Is someone with them right now?`,
  yes: (help) =>
    `Good. Whoever is there can stay, listen without arguing, and keep what could hurt them out of reach. Call together: ${help("crisis")}. Agree who looks in tonight and tomorrow morning, and look after yourself too; you can talk to that line about your own fear.`,
  no: (help) =>
    `Then someone should be there soon: you, a neighbour, a relative. If you can't reach them, or they said goodbye, call ${help("emergency")} and give their address; they do welfare checks, and nobody will be angry that you called. Until then, keep them on the phone or reach ${help("crisis")} for what to say.`,
  how: (help) =>
    `To them: "I care about you, and I'm worried. Are you thinking about ending your life? I'm staying with you, and we'll call someone together." No advice, no "think of the others". On the phone: "I'm worried about someone who may want to die. What do I do now?" ${capital(help("crisis"))}.`,
  quickReplies: WITH_THEM,
};

const VIOLENCE: WorryWords = {
  first: (help) =>
    `It is good that you see it and that they have you. If they are in danger right now, call ${help("emergency")}. You can ask for advice as a friend or relative, in confidence: ${help("abuse")}.\n\nOne step: tell them when they are alone, "I believe you, it isn't your fault, and I'm here whatever you decide". Don't confront the one who does it, and don't press them to leave: that moment is the most dangerous and needs a plan. Can you reach them safely?`,
  again: (help) =>
    `Stay in touch, quietly and often; that is what helps people get out. ${capital(help("abuse"))} can plan it with you. In danger, ${help("emergency")}. Can you reach them safely?`,
  yes: (help) =>
    `Good. Offer practical things: a place to sleep, a bag with papers kept at yours, a word that means "call the police". Write nothing that the other could read on their phone. For the plan: ${help("abuse")}.`,
  no: (help) =>
    `Then don't risk their phone being read. Try in person, at work or through someone they see anyway, and ask ${help("abuse")} how. If you hear or see that it is happening, call ${help("emergency")}; you can stay unnamed.`,
  how: (help) =>
    `To them: "I've noticed, I believe you, it isn't your fault. What would help you most?" On the phone: "I'm worried about someone whose partner hurts or controls them. What can I do without making it worse?" ${capital(help("abuse"))}.`,
  quickReplies: TALKS_ON,
};

const GAMBLING: WorryWords = {
  first: (help) =>
    `That is hard to watch, and it isn't your fault. The helpline is for families too, free and in confidence: ${help("gambling")}. If they speak of not wanting to live, reach ${help("crisis")}.\n\nOne step for you: put your own money out of reach (an account in your name only, new passwords, no joint cards), and don't lend or pay a debt for them before they have help. Do they know that you know?`,
  again: (help) =>
    `You can't stop for them, but you can stop paying for it and stay beside them. ${capital(help("gambling"))} helps relatives as well. Do they know that you know?`,
  yes: (help) =>
    `Then choose a calm moment: "I've seen the losses, I love you, and I want us to call someone." Ask them to block the card payments and exclude themselves from the sites, with you beside them. ${capital(help("gambling"))}.`,
  no: (help) =>
    `Then first get advice for yourself on how to say it: ${help("gambling")}. Secure your own account before you talk, and have no talk while they are playing or have just lost.`,
  how: (help) =>
    `To them: "I'm not here to blame you. I'm worried, and I want us to get help." On the phone: "Someone in my family can't stop gambling. What do I do?" ${capital(help("gambling"))}.`,
  quickReplies: TALKS_ON,
};

/** Somebody else has no food, home, power or medicine. */
function needWords(concern: Danger): WorryWords {
  const kind = HELP_OF[concern];
  return {
    first: (help) =>
      `I'm sorry; it is hard to see someone close to you in need, and good that you look after them. There is help for exactly this, and you can call for them: ${help(kind)}. If someone is ill, a child is without food or warmth, or it is dangerous, call ${help("emergency")}.\n\nOne step: ask them what they need today and make the call together; with someone beside you it is easier to ask. Do they know that you want to help?`,
    again: (help) =>
      `One call a day is enough, and you can make it for them: ${help(kind)}. In danger, ${help("emergency")}. Do they know that you want to help?`,
    yes: (help) =>
      `Good. Have their letters and dates beside you when you call, and ask what is possible today: ${help(kind)}. If you give money, pay the bill itself, and only what you can do without.`,
    no: (help) =>
      `Then say it simply: "I've seen that it's tight. May I make a call with you?" Meanwhile you can ask without giving a name: ${help(kind)}.`,
    how: (help) =>
      `On the phone: "Someone close to me can't pay for it and needs help today. What can you do, and what do they need to bring?" ${capital(help(kind))}.`,
    quickReplies: TALKS_ON,
  };
}

/** What is said to somebody who worries about another in danger. */
export const WORRY_WORDS: Readonly<Record<Exclude<Danger, "elder-scam">, WorryWords>> = {
  "self-harm": LIFE,
  violence: VIOLENCE,
  control: VIOLENCE,
  gambling: GAMBLING,
  hunger: needWords("hunger"),
  eviction: needWords("eviction"),
  utilities: needWords("utilities"),
  medicine: needWords("medicine"),
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
