import type { CareWords } from "./care-words.ts";
import type { Trouble } from "./concern.ts";

const BANK = ["Yes, I called", "Not yet", "What do I say?"];

/** What someone in trouble is answered: a word to the person, the first step, where help is. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, CareWords>> = {
  scam: {
    first: (help) =>
      `I'm sorry, this has the marks of a scam. Don't pay, don't click, don't share any code, and don't call the number they gave; hang up on anyone who hurries you. No tax office (the IRS included), police or bank takes gift cards, crypto or a fee before a payout: real ones write a letter.\n\nOne step: if money or details have gone, call your bank on the number on your card now and say "fraud". Then report it: ${help("fraud")}. It happens to careful people. Have you sent anything?`,
    again: (help) =>
      `Send nothing more, whatever they promise or threaten. Your bank first, on the number on your card, then ${help("fraud")}. Have you sent anything?`,
    yes: (help) =>
      `Then call the bank now: ask them to stop or recall the payment and lock the card. Keep the messages and receipts, change any password you gave, and report it: ${help("fraud")}. Somebody who offers to get the money back for a fee is the same scam again.`,
    no: () =>
      "Good, then you have lost nothing. Block them, and look the company or person up yourself, never by their link. If you want, tell me what they said and I'll tell you what I make of it.",
    quickReplies: ["Yes, I sent something", "No, nothing yet"],
  },
  card: {
    first: (help) =>
      `That is a fright, and it can be mended. One step first: freeze or lock the card in your bank's app now, or call your bank on the number on its website and ask them to block the card and send a new one. Do the same for every card that was there.\n\nThen change the PIN and the password, and share no code with anyone who calls, also if they say they are the bank. Report it: ${help("fraud")}. If a licence or ID is gone too, tell the police and the office that issued it. What you didn't pay yourself, the bank usually gives back. Have you reached your bank?`,
    again: (help) =>
      `Lock the card first, then everything else. The bank's number is on its website and on your statements; report it at ${help("fraud")}. Have you reached your bank?`,
    yes: (help) =>
      `Good, the worst is over. Go through the last days' payments with them and dispute what isn't yours. Change passwords that you use twice, watch the account for some weeks, and where an ID is gone, ask for a fraud alert at the credit bureaus. Reports: ${help("fraud")}.`,
    no: () =>
      'Do that now, before anything else; lines for lost cards are open at any hour. Say: "My card details were stolen, please block the card and check the last payments." I\'ll be here.',
    quickReplies: BANK,
  },
  account: {
    first: (help) =>
      `That looks like somebody is in your account or on your number; act now, in this order. Call the bank or the exchange on the number on its website and ask them to lock the account. If your phone has no service, call your phone company from another phone: your number may have been moved (a SIM swap). Then change the password of your e-mail and of the account from a device you trust.\n\nNever read a code to anyone: no real bank asks for it, so don't, it is a scam. Report it: ${help("fraud")}. Have you reached them?`,
    again: (help) =>
      `No, never give the code or a password to whoever calls or texts, whatever name they use; that is how they get in. Hang up, call the bank on the number on your card, and have the account locked. Report it: ${help("fraud")}. Have you reached them?`,
    yes: () =>
      "Good. Ask them to undo what wasn't you and to note the fraud. Then the e-mail password, a sign-in app in place of text messages, and a look at which devices are signed in. Do it for every account with the same password.",
    no: () =>
      'Please do that first. Say: "Someone has taken over my account, lock it." If they don\'t pick up, lock cards in the app and try the fraud line on the back of your card.',
    quickReplies: BANK,
  },
  identity: {
    first: (help) =>
      `I'm sorry, that is a shock, and it isn't your fault. It can be put right. One step first: freeze your credit with each credit bureau (Equifax, Experian and TransUnion in many countries); it is free and stops the next one. Then report the identity theft: ${help("identity")}. With that report, dispute the account in writing with the lender.\n\nDon't confirm your social security number, date of birth or a payment to a collector who calls; ask for a letter that proves the debt. Don't pay anything on it. Do you have a letter or report that names it?`,
    again: (help) =>
      `You don't owe what you didn't sign. Freeze, report, dispute in writing, in that order: ${help("identity")}. Do you have a letter or report that names it?`,
    yes: (help) =>
      `Keep it, and use its reference number. Write to that lender: "This account is not mine. I dispute it as identity theft," with a copy of the report from ${help("identity")}. They must look into it and stop collecting.`,
    no: () =>
      "Then order your credit reports first; they are free. They show who opened what and where to write. Anything you don't know goes on the same dispute.",
    quickReplies: ["Yes, I have it", "No, nothing", "How do I freeze my credit?"],
  },
  charges: {
    first: (help) =>
      `Good that you saw it. One step first: lock the card in your bank's app, then call your bank on the number on the card and say "I don't recognise this charge". They can dispute it, give the money back and send a new card; sooner is better.\n\nLook through the last two months for small ones too: they are often tests. If it is a subscription, cancel it in writing as well. If it was fraud: ${help("fraud")}. Have you called your bank?`,
    again: () =>
      "Lock the card, call the bank, dispute it: in that order, today. They ask for the date, the amount and the name on the statement. Have you called your bank?",
    yes: (help) =>
      `Good. Ask for the dispute number and by when they answer. Change the passwords of shops where the card is stored. If it was fraud, report it: ${help("fraud")}.`,
    no: () =>
      'Then do that now; fraud lines are open at any hour. Say: "There is a charge I didn\'t make. Please block the card and open a dispute."',
    quickReplies: BANK,
  },
  "wrong-payment": {
    first: () =>
      `That is a horrible moment, and sometimes it can be undone. One step first: look whether the payment is still pending and cancel it in the app. If not, contact your bank and the payment service now (the number is in the app), say it went to the wrong person, and ask for a recall; then send the receiver a request to return it.\n\nThey have to ask the receiver, so there is no promise, and the first hours count. Beware of anyone who offers to get it back for a fee. Does it still show as pending?`,
    again: () =>
      "Your bank and the payment service first: recall it, then a request to the person who got it. Does it still show as pending?",
    yes: () => "Then cancel it right away in the app, or have the bank stop it by phone. That is the best case.",
    no: () =>
      "Then ask the bank for a recall, in writing too, and report it to the payment service. Keep screenshots of the number or account you meant and of the one it went to.",
    quickReplies: ["Yes, pending", "No, it went through"],
  },
  job: {
    first: (help) =>
      `I'm sorry. That is a blow, and it says nothing about your worth. You don't have to solve it today. One step first: file for unemployment or the benefit of your country as soon as you can, since it mostly counts from the day you file: ${help("jobs")}.\n\nBefore you sign anything, ask for time to read it, and ask about final pay, unused leave, severance and health cover. Then we can see together how long your money lasts, when you like. Nothing is changed in your figures; tell me when I may. Would you like to look at the first two weeks?`,
    again: (help) =>
      `It is a lot at once. The claim first: ${help("jobs")}. The rest in small steps. Would you like to look at the first two weeks?`,
    yes: () =>
      'Then: file the claim today. List what must be paid (roof, food, power, insurance) and pause the rest. Call the lenders before a payment is late and ask for hardship terms. When you want, ask me "How long would my savings last?" and I\'ll work it out from your figures.',
    no: () => "That's fine. Take the day. I'm here when you want to look at it, and nothing has to be decided tonight.",
    quickReplies: ["Yes, please", "Not today"],
  },
  car: {
    first: () =>
      `What a day; I hope nobody is hurt. One step first: before you agree to any repair, get a written estimate and a second opinion from another mechanic. A tow to them costs less than a wrong decision.\n\nA rule that helps: if the repair costs less than half of what the car is worth, and the rest of it is sound, fixing mostly wins; above that, compare the value it has now with the cost of another. If someone hit you, photograph everything and call your insurer first. A loan on it has to be paid either way. Do you have an estimate yet?`,
    again: () => "A written estimate and a second opinion come first; then fix or sell is arithmetic. Do you have one?",
    yes: () =>
      'Good. Tell me what they want for the repair and what the car would sell for as it stands, and say "should I fix it or sell it"; I\'ll set it against your figures without changing them.',
    no: () =>
      "Then two phone calls: one shop for an estimate in writing, one other for its opinion. For work in the meantime: a colleague's car, transit, a week's rental, or asking your employer.",
    quickReplies: ["Yes", "Not yet"],
  },
  "home-damage": {
    first: (help) =>
      `I hope everyone, the cat too, is safe. First: people and animals out from under it. Shut off the water at the main and the electricity to those rooms if you can reach it dry; with fire, gas or a falling ceiling, leave and call ${help("emergency")}.\n\nThen take photos and a video of everything before you tidy, call your insurance (the landlord, if you rent) and a plumber or emergency repair, and keep every receipt. Throw nothing away until the claim is noted. Has the water been shut off, or the danger stopped?`,
    again: (help) =>
      `Safety, then stop the damage, then photos, then the insurer. In danger, call ${help("emergency")}. Has it stopped?`,
    yes: () =>
      "Good. Photos and video of every room, then the insurer's claim line: note the claim number. Ask whether they pay for a place to stay. Move what is dry, and put aside what is broken for the adjuster.",
    no: () =>
      "The main valve is mostly near the meter, in the basement or under the sink; turn it clockwise. If you can't find it, the building's caretaker, a neighbour or the water company can. Then an emergency plumber.",
    quickReplies: ["Yes, it's off", "No, not yet"],
  },
};
