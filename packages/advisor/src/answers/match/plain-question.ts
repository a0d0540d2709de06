import { rememberedLast } from "../../language/remembered.ts";
import { wordsOf } from "./normalise.ts";

const LEADS =
  /^(?:(?:so|and|ok|okay|hey|hi|hello|well|um|uh|please|now|but|then|just|also|oh|alright|quick question|question|one question|remind me|tell me|show me|give me|let me know|say|i forget|i forgot|refresh my memory|(?:can|could|would|will) (?:you|i) (?:please |just |quickly )*(?:tell|show|give|remind|get|work out|figure out|calculate|check|see|know|ask)(?: me)?(?: out)?|do you know|you know|any idea|any clue|i (?:want|need|would like|would love|was hoping|am trying) to (?:know|see|find out|check|ask|understand|figure out|work out)|i am (?:curious|wondering|not sure)|(?:i )?(?:was )?(?:just )?(?:wondering|curious|wonder)|work out|figure out|calculate|about|roughly|exactly|like|in (?:total|all)|all in|altogether|at the moment|right now|currently|these days|today|as of (?:now|today)|based on (?:my|the) (?:numbers|figures|data|info))(?: |$))+/;
const TRAILS =
  /(?: (?:right now|rn|now|please|again|at the moment|at present|these days|currently|exactly|roughly|approximately|today|so far|anyway|then|thanks|thank you|for me|ish|at all|actually|still|i wonder|do you know|can you tell me|do you reckon|would you say|if i may ask|to date|as of (?:now|today)|presently|by the way|mate|pal|buddy|lol|haha))+$/;

/** Several finders look at the same question, and at its parts. */
const MOST_REMEMBERED = 4;

/** A question in plain words, "we" as "I", and without what only leads to it or follows it. */
export const plainQuestion: (text: string) => string = rememberedLast(MOST_REMEMBERED, plainAnew);

function plainAnew(text: string): string {
  const said = wordsOf(text)
    .join(" ")
    .replace(/\bours?\b/g, "my")
    .replace(/\bwe\b/g, "i")
    .replace(/\bus\b/g, "me");
  return said.replace(LEADS, "").replace(TRAILS, "");
}
