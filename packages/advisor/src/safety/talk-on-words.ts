import type { CareWords, Help } from "./care-words.ts";
import type { Concern } from "./concern.ts";
import { HELP_OF } from "./help-of-concern.ts";
import type { TalkOn } from "./talk-on.ts";

const GRAVE: ReadonlySet<Concern> = new Set<Concern>(["self-harm", "violence", "control"]);

/** What is said when someone goes on talking after an answer with care. */
export function talkOnWords(said: TalkOn, concern: Concern, words: CareWords, help: Help): string {
  const line = help(HELP_OF[concern]);
  const isGrave = GRAVE.has(concern);
  switch (said.kind) {
    case "yes":
      return words.yes(help);
    case "safe":
      return isGrave
        ? words.yes(help)
        : `I'm glad. One thing at a time is enough. If it turns, help stays with ${line}. What is still on your mind?`;
    case "no":
      return words.no(help);
    case "unsure":
      return isGrave
        ? `You don't have to be sure. If there is any doubt, treat it as a yes to help: ${line}, or ${help("emergency")} if it is now. You could begin with "I don't know how to say this". I'm here with you.`
        : `That's all right; nothing has to be decided this minute. The first step stays the same, and ${line} can help with it. Shall we take only that one?`;
    case "cannot-call":
      return isGrave
        ? `That's all right, calling is hard. Many lines take texts or chats too: ${line}; findahelpline.com shows those with chat. Or show this screen to someone near you, or write one message: "Can you come, I'm not okay." In danger, ${help("emergency")} takes silent calls in many places.`
        : `That's all right. Most of these can be written to, or someone can call for you: a friend, a neighbour, a social worker. Where to start: ${line}. What makes the call hard?`;
    case "read":
      return `Then be careful: stop here if you have to, clear this chat with *Clear Chat*, and use another phone when you can. Help, in confidence: ${help("abuse")}. In danger, ${help("emergency")}.`;
    case "country":
      return `Thank you. For where you are: ${line}. In an emergency, ${help("emergency")}. ${isGrave ? "Please reach out to them now; I'll be here." : "Start there; I'll be here for the rest."}`;
    case "joking":
      return isGrave
        ? `I'm glad if so, and I'd rather ask once too often. If there is even a little truth in it, now or some other night: ${line}. We can go on with anything you like.`
        : "Good. Then we can go on with anything you like.";
    case "thanks":
      return isGrave
        ? `I'm glad you wrote. Please keep this near: ${line}. Come back whenever you want to talk, about this or about anything else.`
        : `You're welcome. Go gently with yourself today. If you need it again: ${line}.`;
    case "bye":
      return isGrave
        ? `Take care of yourself tonight, please, and let somebody know how you are. ${capital(line)}, if it gets heavy. I'm here when you come back.`
        : "Take care. I'm here when you come back.";
    case "how":
      return howTo(concern, line, help);
    case "other":
      return isGrave
        ? `I'm listening, and I'm glad that you keep talking. I'm a program, though, and you deserve a person with you in this: ${line}. In danger, ${help("emergency")}. Who could be with you today?`
        : `I hear you. That is a lot to carry. The next step stays small: ${line}. Tell me more if it helps, or ask what to say to them.`;
  }
}

function howTo(concern: Concern, line: string, help: Help): string {
  switch (concern) {
    case "self-harm":
      return `You don't need the right words. Say "I'm thinking about not living any more", and they take it from there: they ask, they listen, they stay with you. It is free and confidential: ${line}. If it is about to happen, ${help("emergency")}.`;
    case "violence":
    case "control":
      return `Say "I'm afraid of someone at home and I need to know what I can do." They ask if you are safe, and help you make a plan; nothing happens without your yes. ${capital(line)}. In danger, ${help("emergency")}.`;
    case "gambling":
      return `In your bank's app, look for "gambling block", or ask the bank to switch it on; then the self-exclusion on each site or for all of them at once. What to say on the phone: "I can't stop gambling and I want to." ${capital(line)}.`;
    case "hunger":
    case "eviction":
    case "utilities":
    case "medicine":
      return `Say three sentences: what is missing, since when, and who lives with you. "I can't pay, I need help today, what can you do?" Write down the name and what they promise. ${capital(line)}.`;
    default:
      return `Say what happened, when, and how much, and ask "what do you do now, and what must I do". Write down the name and the reference number. Use only numbers from the card, the statement or the official website. ${capital(line)}.`;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
