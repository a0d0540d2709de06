import type { Country } from "@seven-figures/domain";
import type { Concern } from "./concern.ts";
import { HELP_OF } from "./help-of-concern.ts";
import { asksOfFigures, isOfMoney } from "./talk-of-money.ts";

/** How a message goes on from an answer with care. */
export type TalkOn =
  | { kind: "yes" | "no" | "unsure" | "thanks" | "safe" | "joking" | "cannot-call" | "read" | "how" | "bye" | "other" }
  | { kind: "country"; country: Country };

const COUNTRY_NAMES: readonly (readonly [RegExp, Country])[] = [
  [/\b(?:canada|canadian|toronto|vancouver|montreal|ontario|quebec|alberta|british columbia)\b/, "CA"],
  [/\b(?:usa|u\.s\.?a?|united states|america|american|texas|california|florida|new york|ohio|chicago)\b/, "US"],
  [
    /\b(?:uk|u\.k\.?|united kingdom|england|scotland|wales|britain|british|london|manchester|northern ireland|belfast)\b/,
    "GB",
  ],
  [/\b(?:australia|australian|aussie|sydney|melbourne|brisbane|perth|queensland)\b/, "AU"],
  [/\b(?:germany|deutschland|berlin|munich|hamburg)\b/, "DE"],
  [/\b(?:france|paris|lyon|marseille)\b/, "FR"],
  [/\b(?:italy|italia|rome|milan)\b/, "IT"],
  [/\b(?:spain|espana|españa|madrid|barcelona)\b/, "ES"],
  [/\b(?:netherlands|holland|amsterdam|rotterdam)\b/, "NL"],
  [/\b(?:switzerland|schweiz|suisse|zurich|geneva)\b/, "CH"],
  [/\b(?:japan|tokyo|osaka)\b/, "JP"],
  [/\bsingapore\b/, "SG"],
  [/\b(?:sweden|sverige|stockholm)\b/, "SE"],
  [/\b(?:norway|norge|oslo)\b/, "NO"],
  [/\b(?:denmark|danmark|copenhagen)\b/, "DK"],
  [
    /\b(?:ireland|dublin|india|nigeria|kenya|ghana|south africa|new zealand|philippines|pakistan|mexico|brazil|poland|jamaica)\b/,
    "OTHER",
  ],
];

const KINDS: readonly (readonly [Exclude<TalkOn["kind"], "country" | "other">, RegExp])[] = [
  [
    "joking",
    /\b(?:(?:just|only|was) (?:joking|kidding|venting|messing|being dramatic)|jk|false alarm|not serious|didn'?t mean it|did not mean it|figure of speech)\b/,
  ],
  [
    "cannot-call",
    /\b(?:can'?t|cannot|can not|don'?t want to|do not want to|won'?t|scared to|afraid to|too scared|hate to|no phone|no credit|not able to)\b.*\b(?:call|phone|talk|ring|speak|dial|text|tell)\w*|\b(?:nobody|no one|they don'?t|they won'?t) (?:picks?|answers?|answered)\b|\bi can'?t call\b/,
  ],
  [
    "read",
    /\b(?:(?:reads?|checks?|goes through|sees?|looks? at|has) (?:my|the|this) (?:phone|messages|chat|screen|app)|is here|are here|in the (?:room|house)|next to me|right here|listening|coming back)\b/,
  ],
  [
    "no",
    /^(?:no+|nope|nah|naw|not (?:really|safe|yet|now|today|at all|right now|alone)|i'?m not(?: safe)?|i am not(?: safe)?|no,? (?:it|i|there|they|he|she|nothing|letter|one|nobody).*|never|i don'?t think so|nobody|no one|i have no ?one|there'?s no ?one|none|it isn'?t|i have nowhere.*|no letter|nothing(?: yet)?)[\s.!]*$|\bnot (?:safe|okay|ok|fine|good|alright|all right)\b/,
  ],
  [
    "safe",
    /\b(?:i'?m|i am|im|we'?re|feel(?:ing)?|am) (?:\w+ )?(?:safe|ok|okay|fine|alright|all right|better|good)\b|^(?:safe|i'?ll be (?:ok|okay|fine))\b/,
  ],
  [
    "unsure",
    /\b(?:i (?:don'?t|do not) know|idk|dunno|not sure|maybe|i guess|no idea|perhaps|unsure|kind of|sort of|half)\b/,
  ],
  ["how", /\b(?:how|what|where|who|when|which|why|can you|could you|is it|will they|do they|does it)\b/],
  [
    "thanks",
    /\b(?:thanks?|thank you|thx|ty|cheers|appreciate|grateful|that helps?|god bless|gracias|merci|danke|obrigad[oa])\b/,
  ],
  ["bye", /\b(?:bye|good ?night|goodbye|gn|see you|talk later|gotta go|got to go|have to go|leaving now)\b/],
  [
    "yes",
    /^(?:yes|yeah|yep|yup|yea|ya|ye|aye|ok(?:ay)?|sure|please|i do|i have|i did|i called|done|it is|i am|they did|already|money is gone|y)\b/,
  ],
];

/** That money, a number or a code has gone already: the answer to whether something was sent. */
const GONE_ALREADY =
  /\b(?:gave|sent|paid|told|read|wired|transferred|typed) (?:it|them|him|her|the (?:\w+ )?(?:money|codes?|numbers?|cards?|pin))\b(?! off)/;
const NOT_GONE =
  /\b(?:not|never|\w+n'?t|almost|nearly|before|if) (?:\w+ )?(?:give|gave|send|sent|pay|paid|tell|told|read)\b/;
const COMING_HOME = /\b(?:he|she|they)(?:'?s| is| are|'re| just got)? (?:home|back|coming|at the door|pulling in)\b/;

/** What only goes on from one concern: that something was sent to who deceives, or that who is feared comes in. */
export function talkOnOf(concern: Concern, message: string): TalkOn | null {
  const text = message.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  const isSent = GONE_ALREADY.test(text) && !NOT_GONE.test(text);
  if (HELP_OF[concern] === "fraud" && isSent && !isOfMoney(text)) return { kind: "yes" };
  return HELP_OF[concern] === "abuse" && COMING_HOME.test(text) ? { kind: "read" } : null;
}

/** How a message goes on from an answer with care; null where it is about money again. */
export function talkOn(message: string): TalkOn | null {
  const text = message
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 600);
  const country = COUNTRY_NAMES.find(([name]) => name.test(text));
  const words = text.split(" ").length;
  if (country && words <= 10 && !/\d/.test(text)) return { kind: "country", country: country[1] };
  if (isOfMoney(text) || asksOfFigures(text)) return null;
  const found = KINDS.find(([, says]) => says.test(text));
  return { kind: found?.[0] ?? "other" };
}
