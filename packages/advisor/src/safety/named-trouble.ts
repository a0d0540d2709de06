import { wholeWords } from "./words-from.ts";

/** What speaks of a job and of its end: the trained parts hear one in any tired greeting. */
export const OF_JOB = wholeWords([
  "los[et]|losing|laid|lay\\w*|let (?:me|us|him|her|go)|letting|fired|fire|sack\\w*|redundan\\w*|unemploy\\w*|terminat\\w*",
  "dismiss\\w*|axed?|jobs?|work|works|worked|working|workers?|workplace|position|contracts?|hours|clos\\w+|shut\\w*|furlough\\w*|severance|notice",
  "walked out|escorted|badge|hr|compan(?:y|ies)|plant|boss|manager|downsiz\\w*|restructur\\w*|no longer|ended|wages?|salary",
  "employ\\w*|p45|office|gigs?|agency|clients?|income|pay ?che\\w*|shifts? (?:got |were |are )?(?:cut|cancel\\w*|taken)|cut (?:my|the|our|second|first|third|half|three|two|both|all)|(?:threw|kicked|thrown) (?:me|us) out|season|chapter|filed|wound|rota|eliminated|sold|bye|finish\\w*|out (?:as )?of",
]);
/** What speaks of a card, or of where it was. */
export const OF_CARD = wholeWords([
  "cards?|visa|debit|credit|wallets?|purse|handbag|bag|backpack|phone|pin|contactless|atm|cash ?point|bank|account",
  "stol\\w+|steal\\w*|nicked|pickpocket\\w*|mugg\\w*|swip\\w*|skimm\\w*|chip|clon\\w*",
]);
