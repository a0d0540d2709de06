import type { CareWords } from "./care-words.ts";
import type { Danger } from "./concern.ts";

const SAFE_OR_NOT = ["I'm safe for now", "I'm not safe", "I can't call"];
const STEP_BY_STEP = ["Yes, step by step", "Not now"];

/** What someone in danger is answered: the person first, then where help is, then one step. */
export const DANGER_WORDS: Readonly<Record<Danger, CareWords>> = {
  "self-harm": {
    first: (help) =>
      `I'm glad you told me, and I'm taking it seriously. You matter more than any number in here. Please talk to someone now: ${help("crisis")}. They listen to exactly this. If you have something with you that you could hurt yourself with, or you might act on it, call ${help("emergency")} or go to a place with people.\n\nOne step: tell one person near you, even only "I'm not okay, can you stay with me". The money can wait. Are you safe right now?`,
    again: (help) =>
      `I hear you, and I'm still here. This feeling is not the whole of you, and it can change with help. Please reach out to ${help("crisis")}. If tonight feels dangerous, call ${help("emergency")}. Is there someone who could be with you now?`,
    yes: (help) =>
      `Good. Stay where other people are if you can, and put distance between you and anything you might use. When it gets heavy again, that is the moment to use ${help("crisis")}; you don't need to be sure or to know what to say. I'm here too. What has been the hardest part today?`,
    no: (help) =>
      `Then please call ${help("emergency")} now, or ask the person nearest to you to call. If you can't speak, go to the door, a neighbour, a shop, anywhere with people. You can also reach ${help("crisis")}. Leave this open; I'll be here.`,
    quickReplies: SAFE_OR_NOT,
  },
  violence: {
    first: (help) =>
      `I'm so sorry. Nobody has the right to hurt or threaten you, whatever the money was. If you are in danger now, call ${help("emergency")}. People who know this well can talk with you in confidence: ${help("abuse")}.\n\nOne step: choose where you would go, and tell one person you trust. Clear this chat if somebody else may read it. Are you safe where you are right now?`,
    again: (help) =>
      `It is not your fault, and you don't have to sort it out alone. ${capital(help("abuse"))} can help you plan what to do next, at your own pace. In danger, call ${help("emergency")}. Is there somewhere safe you could be tonight?`,
    yes: (help) =>
      `Good. While it is quiet: keep your phone charged, your papers and a little cash where you can take them, and agree on a word with someone that means "call for help". ${capital(help("abuse"))} will help you with the rest, without pushing you to leave before you are ready.`,
    no: (help) =>
      `Then please get to a place with people or a room with a way out, and call ${help("emergency")}. If you can't talk, stay on the line. When you can, ${help("abuse")}.`,
    quickReplies: ["I'm safe for now", "I'm not safe", "They read my phone"],
  },
  control: {
    first: (help) =>
      `Thank you for telling me. When someone keeps you from your own money, watches what you spend or makes you afraid, that is abuse, and it is not your fault. You can talk it through in confidence, without deciding anything: ${help("abuse")}. If you are in danger, call ${help("emergency")}.\n\nOne step that nobody notices: use a phone or computer that the other person can't open, and tell one person you trust. Clear this chat if it may be read. Is it safe for you to talk here?`,
    again: (help) =>
      `You have a right to your own money and to be safe. ${capital(help("abuse"))} helps people in exactly this, step by step and quietly. In danger, call ${help("emergency")}. Is there one person who could hold papers or a little money for you?`,
    yes: (help) =>
      `Good. Three quiet steps, in this order: copies of your papers with someone you trust; an account in your name only, at another bank, with no post to your home; your pay into it when you are ready. Talk to ${help("abuse")} before the last one, because the moment of leaving is the most dangerous. You don't have to hurry.`,
    no: (help) =>
      `Then stop here, and clear this chat. Use a phone that is safe, at work, at a library or a friend's, to reach ${help("abuse")}. In danger, call ${help("emergency")}.`,
    quickReplies: ["Yes, it's safe", "No, it isn't", "What is a safe first step?"],
  },
  hunger: {
    first: (help) =>
      `I'm sorry, that is hard, and there is nothing to be ashamed of. You should eat today, so food first: ${help("hunger")}. Schools, places of worship and community kitchens give too, mostly without papers.\n\nOne step: make that call or go there before anything else, and say if there are children or someone ill. Bills can wait a week; food can't. Would it help to look at what can wait?`,
    again: (help) =>
      `Food comes before every bill. ${capital(help("hunger"))} is the quickest way to some today. If somebody feels faint or a baby has no milk, call ${help("emergency")} or go to a hospital. Would it help to look at what can wait?`,
    yes: () =>
      `Then in this order: food, roof, power, medicine. Cards, loans and collectors come after all of these. Call the ones you would be late with and say "I can't pay this month, I'm short of food"; most have a hardship rule. Which bill is next?`,
    no: (help) =>
      `All right. Eat first. I'm here when you want to look at the rest. Help stays with ${help("hunger")}.`,
    quickReplies: STEP_BY_STEP,
  },
  eviction: {
    first: (help) =>
      `I'm sorry. Losing your place, or being about to, is frightening, and there is help for it. Call today: ${help("housing")}. If you have nowhere to sleep tonight, say that first.\n\nOne step: don't leave and don't sign anything before someone has looked at the papers. In most places only a court can put you out, and changing the locks is not allowed. Do you have a letter with a date on it?`,
    again: (help) =>
      `A roof comes first; every other bill can wait. Please call ${help("housing")}. If you are outside and cold or in danger, call ${help("emergency")}. Do you have a date by which you must be out?`,
    yes: (help) =>
      `Then that date decides the order. Photograph every page, call legal aid with it today, and answer the court if it is from a court: those who turn up often get more time. Ask the landlord or the bank in writing for a payment plan. ${capital(help("housing"))} can go through it with you.`,
    no: (help) =>
      `Then write down what was said, when and by whom, and ask for it in writing: without papers it is often not lawful. Call ${help("housing")} today all the same, and say how many you are and whether there are children.`,
    quickReplies: ["Yes, I have a letter", "No letter", "I have nowhere tonight"],
  },
  utilities: {
    first: (help) =>
      `I'm sorry, that can't wait. If someone depends on a medical device such as oxygen, or a baby or someone ill is getting too cold or hot, call ${help("emergency")} right now. For the bill: ${help("utilities")}.\n\nOne step: call the power, gas or water company before you pay anything else, say who lives with you, and ask for a payment plan and for the medical or hardship rule. It often stops a cut-off or brings a reconnection the same day. Is anyone with you ill, very young or old?`,
    again: (help) =>
      `Warmth, light and water come before cards and loans. ${capital(help("utilities"))} can act the same day. In danger from cold or without a medical device, call ${help("emergency")}. Is anyone with you ill, very young or old?`,
    yes: (help) =>
      `Tell the company exactly that, first sentence: many may not cut off a home with someone ill, a baby or an old person, and a doctor's note settles it. Until it is back, go where it is warm and powered: family, a library, a shelter, a hospital. ${capital(help("utilities"))} knows the nearest.`,
    no: (help) =>
      `Then the call to the company is the step: a payment plan, a little paid today, and the date when it will be on again. ${capital(help("utilities"))} can pay a part of it.`,
    quickReplies: ["Yes", "No", "What do I say on the phone?"],
  },
  medicine: {
    first: (help) =>
      `Please don't carry this alone, and please don't stretch or skip it further without asking: a pharmacist or doctor can often solve it today. If you feel ill now (chest pain, trouble breathing, a seizure, very high or low sugar), call ${help("emergency")}; they treat first and bill later. For the cost: ${help("medicine")}.\n\nOne step: call the pharmacy and say "I can't afford it and I'm going without". Ask for an emergency supply, a generic, the maker's free program, or a lower price. Have you missed doses today?`,
    again: (help) =>
      `Your health comes before every bill. ${capital(help("medicine"))} can find a way to get it. If you feel worse, call ${help("emergency")}. Have you missed doses today?`,
    yes: (help) =>
      `Then call the pharmacy, or a doctor's or nurse's line, now rather than tomorrow, and tell them how many. They have heard it before and won't judge. If you feel faint, confused, short of breath or in pain, call ${help("emergency")}.`,
    no: (help) =>
      `Good. Then call before it runs out: ${help("medicine")}. Ask the hospital or clinic about financial assistance too; most have it and few say so.`,
    quickReplies: ["Yes, I missed some", "No", "Who do I ask?"],
  },
  gambling: {
    first: (help) =>
      `Thank you for saying it; that is the hardest part, and gambling is hard to stop alone. It can be treated, and it doesn't make you a bad person. The first talk is free and confidential: ${help("gambling")}.\n\nOne step, today: ask your bank to block gambling payments and exclude yourself from the sites, before anything is won back. If it makes you think of not wanting to live, reach ${help("crisis")}. Is there one person you could tell?`,
    again: (help) =>
      `The pull comes in waves, and it passes. When it comes: phone down, leave the place, and call ${help("gambling")}. Don't try to win back what is lost. Is there one person you could tell?`,
    yes: (help) =>
      `Tell them today, in one sentence: "I've lost money gambling and I need help to stop." Ask them to hold your cards for a while. Then ${help("gambling")}. The debts we can put in order together after that; they can be paid, slowly.`,
    no: (help) =>
      `Then let the first one be a stranger who hears this every day: ${help("gambling")}. You can stay nameless. Blocking the sites and the card payments you can do alone, in ten minutes.`,
    quickReplies: ["Yes", "No", "How do I block it?"],
  },
  "elder-scam": {
    first: (help) =>
      `This sounds like a scam or someone taking advantage, and quick steps help. Stop any payment: no transfer, no gift cards, no codes, nobody on the computer; hang up, and no shame in it. Call the bank's fraud line now, with the number on the back of the card. Then report it: ${help("fraud")}. If somebody is in the home or threatening, call ${help("emergency")}.\n\nNo real office, bank or grandchild asks for secrecy, gift cards or cash by courier. Has money gone already?`,
    again: (help) =>
      `Nothing more should be paid, whatever they say or threaten. The bank's fraud line first, then ${help("fraud")}. Has money gone already?`,
    yes: (help) =>
      `Then call the bank now and say "fraud": a transfer can sometimes be stopped in the first hours. Keep messages, names and receipts. Change passwords, take off any remote program, and report it: ${help("fraud")}. Whoever was deceived needs kindness most; these people do it for a living.`,
    no: () =>
      `Good, you are in time. Hang up, block the number, and agree with the bank on an alert or a trusted contact. A family word that only you know helps against the next call.`,
    quickReplies: ["Yes, money is gone", "Not yet", "They are here now"],
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
