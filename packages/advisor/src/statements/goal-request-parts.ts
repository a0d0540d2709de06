import type { GoalType } from "@seven-figures/domain";
import { modalityOf } from "../language/modality.ts";
import { groupTokens, type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { HOW_IT_GOES } from "./goal-phrases.ts";
import {
  FOR_GOAL,
  IS_GOAL,
  NAMED_BARELY,
  NAMED_BEFORE,
  OWN_GOAL,
  PUT_ON_LIST,
  REQUESTED,
  REQUESTED_AS,
  REQUESTED_BARELY,
  SOMETHING,
  WANTING,
} from "./goal-requests.ts";
import { tokensFrom } from "./goal-titles.ts";
import { beginsWithVerb } from "./goal-types.ts";
import { afterMatch, piecesOf, type Wanted } from "./split-goals.ts";

/** The part of a sentence that holds goals, and what stands before it. */
export interface GoalRequest extends Wanted {
  before: Token[];
  body: Token[];
  /** Whether the goals may be left to other readers where none is found. */
  certain: boolean;
}

export function tokensUpTo(tokens: Token[], character: number): Token[] {
  return tokens.slice(0, tokens.length - tokensFrom(tokens, character).length);
}

export function requestOf(tokens: Token[], said: Partial<GoalRequest>): GoalRequest {
  return {
    asked: true,
    purpose: false,
    many: false,
    date: null,
    before: [],
    body: tokens,
    certain: true,
    type: null,
    ...said,
  };
}

/** "By June I want ...", "besides the fund I want ...", "from my pay I'd like ...": what leads in, put behind or left out. */
export function inPlainOrder(tokens: Token[]): Token[] {
  const { text } = phraseOf(tokens);
  const lead =
    /^(?:and |so |also |but )*(?:(?<date>D)(?: ,)? |(?:besides|on top of|in addition to|apart from|aside from|other than|from|out of|as well as) (?!.*\b(?:i|we) .*\b(?:i|we)\b)(?:[\w'-]+ ){1,5}(?:, )?)(?=(?:i|we) (?:would|want|need|am|are|plan|hope|have|also|still)\b|(?:my|our) (?:\w+ )?goal\b|(?:add|set|create|make|put) )/.exec(
      text,
    );
  if (!lead) return tokens;
  const rest = tokensFrom(tokens, lead[0].length);
  const date = tokens.slice(0, tokens.length - rest.length).filter(({ slot }) => slot?.kind === "date");
  return [...rest, ...date];
}

/** What a sentence asks for as a goal in so many words. */
export function explicitRequest(phrase: Phrase, asks: boolean): GoalRequest | null {
  const listed = PUT_ON_LIST.exec(phrase.text);
  if (listed) {
    const body = groupTokens(phrase, listed, "body");
    const after = phrase.tokens.slice(phrase.tokens.indexOf(body[0] as Token) + body.length);
    const [date] = slotsOf(after, "date");
    const many = /\bgoals$/.test(phrase.text) && body.some(({ text }) => text === ",");
    const amounts = after.filter(({ slot }) => slot?.kind === "money");
    const whole = amounts.length > 0 ? [...body, { text: ",", raw: ",", slot: null }, ...amounts] : body;
    return requestOf(whole, { many, date: date?.date ?? null });
  }
  if (asks && !REQUESTING.test(phrase.text)) return null;
  return namedRequest(phrase, asks) ?? namedBefore(phrase) ?? declaredRequest(phrase);
}

function namedBefore(phrase: Phrase): GoalRequest | null {
  const match = NAMED_BEFORE.exec(phrase.text) ?? NAMED_BARELY.exec(phrase.text);
  if (!match) return null;
  const rest = phraseOf(tokensFrom(phrase.tokens, match[0].length + 1));
  const more = afterMatch(rest, /^(?:(?:,|:|-|of|for|at|with|is|target|worth|that is|please) )+/, true);
  const comma: Token = { text: ",", raw: ",", slot: null };
  return requestOf([...groupTokens(phrase, match, "body"), comma, ...more], { purpose: true });
}

/** A question in form that asks for something to be done. */
const REQUESTING = /^(?:[\w,]+ ){0,3}?(?:can|could|would|will|possible|let|add|set|new|put)\b/;
const NO_REQUEST = /^(?:and|but|or|so|because|if|when)\b/;

function namedRequest({ text, tokens }: Phrase, asks: boolean): GoalRequest | null {
  const asked = REQUESTED_AS.exec(text) ?? REQUESTED.exec(text) ?? REQUESTED_BARELY.exec(text);
  const match = asked ?? OWN_GOAL.exec(text) ?? FOR_GOAL.exec(text);
  if (!match) return null;
  const body = afterWanting(tokensFrom(tokens, match[0].length + 1));
  const rest = phraseOf(body).text;
  if (HOW_IT_GOES.test(rest) || NO_REQUEST.test(rest)) return null;
  if (!asked && (/^M\b(?!.*\bfor\b)/.test(rest) || rest === "")) return null;
  if (rest === "" && asks && !/\b(?:add|set|put|create|make|start|record|note|log)/.test(match[0])) return null;
  const [date] = slotsOf(tokens.slice(0, tokens.length - body.length), "date");
  return requestOf(body, {
    purpose: / for$/.test(match[0]),
    type: typeSaid(match[0]),
    many: /s$/.test(match.groups?.noun ?? match.groups?.bare ?? "") || (rest === "" && /\bgoals\b/.test(match[0])),
    date: date?.date ?? null,
  });
}

/** "A lifestyle goal": the type that a request names. */
function typeSaid(lead: string): GoalType | null {
  const word = /\b(skill|learning|lifestyle|project|networking|behaviou?r|financial|habit) (?:goal|resolution)\b/.exec(
    lead,
  )?.[1];
  if (!word || word === "habit") return null;
  return word === "learning" ? "skill" : (word.replace("behaviour", "behavior") as GoalType);
}

/** "Learning to drive stick is a goal of mine". */
function declaredRequest(phrase: Phrase): GoalRequest | null {
  const match = IS_GOAL.exec(phrase.text);
  const body = match ? groupTokens(phrase, match, "body") : [];
  if (!match || !beginsWithVerb(phraseOf(body).text)) return null;
  const [date] = slotsOf(
    phrase.tokens.filter((token) => !body.includes(token)),
    "date",
  );
  return requestOf(body, { date: date?.date ?? null });
}

function afterWanting(tokens: Token[]): Token[] {
  const phrase = phraseOf(tokens);
  const said = phraseOf(afterMatch(phrase, SOMETHING, true));
  return afterMatch(said, WANTING, true);
}

/** "Going to need 2 grand for ...", "I have 900 saved toward a 2,600 laptop". */
const NEEDING =
  /^(?:(?:i|we) )?(?:am |are )?(?:(?:going to |will |have )*need |(?:ought to|should) (?:really )?(?:have|save|keep|build|build up) (?:a |an |at least )?(?=M\b)|(?:have |have got )(?=M (?:saved|put away|set aside|stashed)\b.*\bM\b))(?=M\b)/;

/** What is wanted, anywhere in a sentence that is said to be a goal. */
export function wishIn(phrase: Phrase): GoalRequest | null {
  const { text, tokens } = phrase;
  const something = SOMETHING.exec(text);
  if (something) {
    const [date] = slotsOf(tokensUpTo(tokens, something[0].length + 1), "date");
    return requestOf(tokensFrom(tokens, something[0].length + 1), { date: date?.date ?? null });
  }
  const needing = NEEDING.exec(text);
  if (needing) return requestOf(tokensFrom(tokens, needing[0].length), {});
  const wanting = WANTING.exec(text);
  if (wanting) {
    const before = tokensUpTo(tokens, wanting.index);
    return requestOf(tokensFrom(tokens, wanting.index + wanting[0].length + 1), { before });
  }
  return beginsWithVerb(text.replace(/^(?:to|also|and|so) /, "")) || /^no \w/.test(text) ? requestOf(tokens, {}) : null;
}

/** "45k by March for a down payment": an amount first, then what for. */
const AMOUNT_FOR = /^(?:about |around |at least )?M\b.*\b(?:for|towards?) [a-z]/;
/** "The wedding is 15 September and we're budgeting 28k", "the roof has to be redone by June, that'll be 9,000". */
const THING =
  /^(?:and |so )*(?:(?:the|our|my|a|an) )?(?<what>(?:(?!(?:i|we|you|it|that|this|there|they) )[a-z][a-z'-]* ){1,4}?)(?:'s|is|are|will|has|have|needs?|got)\b.*\bD\b/d;

/** What is told of a thing that is then said to be a goal: its name, its amount and its date. */
export function thingAndAmount(phrase: Phrase): GoalRequest | null {
  if (slotsOf(phrase.tokens, "money").length !== 1) return null;
  if (AMOUNT_FOR.test(phrase.text)) return requestOf(phrase.tokens, {});
  const thing = THING.exec(phrase.text);
  if (!thing) return null;
  const [date] = slotsOf(phrase.tokens, "date");
  const amount = phrase.tokens.filter(({ slot }) => slot?.kind === "money");
  const comma: Token = { text: ",", raw: ",", slot: null };
  return requestOf([...groupTokens(phrase, thing, "what"), comma, ...amount], {
    purpose: true,
    date: date?.date ?? null,
  });
}

const IT_IS = /^(?:it|this|this one|that) (?:is|would be|will be|should be) (?:for|to|called|named) /;

/** What follows "I have two new goals." */
export function announcedRequest(said: Phrase, many: boolean): GoalRequest | null {
  const phrase = phraseOf(afterMatch(said, IT_IS, true));
  const { text } = phrase;
  const body = afterWanting(phrase.tokens);
  const isGoal =
    body.length < phrase.tokens.length ||
    beginsWithVerb(text) ||
    /^(?:one|the first|first|another|N|M|Q|to)\b/.test(text) ||
    phrase.tokens.length < said.tokens.length ||
    (/\bM\b/.test(text) && !/^(?:i|we|my|our|the|there|it)\b/.test(text));
  return isGoal ? requestOf(body, { many, certain: false }) : null;
}

const SAVING_FOR =
  /^(?:and |so |also |but )*(?:(?:saving|(?:trying|need|hoping|want|looking) to save)(?: up)?(?: M)? (?:for|towards?) |want M (?=(?:for|in|set|saved|towards?)\b))/;
const BARE_LEAD = /^(?:and |so |also |but )*(?:(?:trying|need|hoping|looking) to |want (?:to )?)?/;
/** Doings that are a goal wherever they are wanted. */
const PLAIN_GOAL =
  /^(?:(?:convert|digitize|refinish|sew|bake|hike|climb|deadlift|memorize|rebuild|compose|reconnect|volunteer|declutter|surf)\b|record (?:a|an|my|our) (?:ep|album|song|podcast|demo|\w+ album)\b|pay (?!.*M).*(?:in full|on time|cash)\b|save (?:up )?to buy\b|(?:come up with|scrape together|stash) M (?:for|by|D))/;
const WANTED_NOW = /\b(?:want|would like|hope|plan|aim|need)\b/;
const SAVING_TO = /\bsaving(?: up)? (?:to|for|towards?)\b/;
const HELP_SAVE =
  /^(?:can you |could you )?help (?:me|us) (?:to )?(?=(?:save|put away|set aside|come up with) (?:up )?M\b)/;

const WISHED = { certain: false, asked: false };

/** "I want to learn Japanese and save 5k for a trip": a wish by itself. */
export function plainWish({ text, tokens }: Phrase, asks: boolean): GoalRequest | null {
  if (asks) return null;
  const help = HELP_SAVE.exec(text);
  if (help) return requestOf(tokensFrom(tokens, help[0].length), WISHED);
  if (SAVING_FOR.test(text)) return requestOf(afterMatch(phraseOf(tokens), BARE_LEAD), WISHED);
  const wanting = WANTING.exec(text);
  if (!wanting) return null;
  const [first] = piecesOf(tokensFrom(tokens, wanting.index));
  const body = tokensFrom(tokens, wanting.index + wanting[0].length + 1);
  const wish = phraseOf(body).text;
  const modality = first ? modalityOf(phraseOf(first.tokens).text.replace(/^(?=would )/, "i "), null, false) : null;
  const saves = SAVING_TO.test(wanting[0]);
  if (modality !== "goal" && !saves && !(modality !== "others" && PLAIN_GOAL.test(wish) && WANTED_NOW.test(wanting[0])))
    return null;
  if (!beginsWithVerb(wish) && !/^M (?:for|in|saved|set|put|towards?|D)/.test(wish)) return null;
  return requestOf(body, { ...WISHED, before: tokensUpTo(tokens, wanting.index) });
}
