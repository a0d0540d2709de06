import { setSlots } from "./set-slots.ts";
import type { Token } from "./token.ts";

/** "275, no wait, 285 thousand": an amount taken back in the same breath. */
const RESTART =
  /(?<=^| )[MN](?: T)?(?: ,)?(?: (?:no|wait|i mean|i meant|scratch that|make that|correction|oops|whoops|or rather|rather|hold on|hang on|no sorry|sorry no|sorry i mean|sorry i meant)(?: ,)?)+(?: (?:it is|that is|more like))?(?= M(?: |$))/g;

/** Without amounts that were taken back for another one. */
export function withoutRestarts(tokens: Token[]): Token[] {
  return setSlots(tokens, RESTART, () => "drop");
}

const FIGURE = "[$\\u00A3\\u20AC]?\\d[\\d,]*(?:\\.\\d+)?k?(?![\\d\\p{L}])(?: ?%)?";
const TAKES_BACK =
  "(?:(?:(?:oh|ah|och|ugh|argh|um|uh) )?(?:no|nope|nah|wait|sorry|oops|whoops|actually|correction|rather|or rather|i mean|i meant|make (?:that|it)|scratch that|hang on|hold on|sorry no|no sorry)[,.:!]* )+";
/** "400 to the roof loan, sorry 450", "6,900 saved. Sorry no, 6,700": the figure, what was told of it, and the one that is meant. */
const MENDED = new RegExp(
  `(?<![\\d.,/-])(${FIGURE})((?:(?!\\d)[^?\\n]){0,60}?)(?:[,;.!\\u2013\\u2014-]+|\\.{3}) ?${TAKES_BACK}(?:it's |it is |it was |that's |only |just )*(${FIGURE})(?=\\s*(?:[.,;!]*\\s*$|[,;.!]\\s+(?!and\\b|then\\b|n\\b)))(?:,? i tell a lie)?`,
  "iu",
);
/** Which of two figures is meant is plain only where they are near each other. */
const MOST_APART = 20;
const OF_A_DAY =
  /\b(?:on|by|in|of|until|since|january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?$/i;

/** What is spoken of first: "the wallet, I sold half of it". */
const FRONTED = /^((?:the|my|our) [\p{L}\d' ]{2,30}), ((?:i |we )?(?:just )?sold half of) it\b/iu;

/** A message with a thing that it begins with in the place where it is only pointed at; `isThing` tells whether it is one. */
export function withFrontedInPlace(message: string, isThing: (name: string) => boolean): string {
  return message.replace(FRONTED, (whole, name: string, sold: string) => (isThing(name) ? `${sold} ${name}` : whole));
}

/** A message with a figure that is taken back further on in it in the other's place. */
export function withFiguresMended(message: string): string {
  const match = MENDED.exec(message);
  if (!match) return message;
  const [whole, wrong = "", told = "", right = ""] = match;
  const [one, other] = [wrong, right].map((figure) => Number.parseFloat(figure.replace(/[^\d.]/g, "")));
  const apart = Math.max(one ?? 0, other ?? 0) / Math.max(Math.min(one ?? 0, other ?? 0), 0.01);
  const isAlike = wrong.endsWith("%") === right.endsWith("%") && apart <= MOST_APART;
  if (!isAlike || OF_A_DAY.test(message.slice(0, match.index))) return message;
  return message.replace(whole, () => `${right}${told}`);
}
