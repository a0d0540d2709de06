import type { ItemRef, Query } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { type Chain, chainAsked } from "./chain-asked.ts";
import { layOut } from "./pieces.ts";
import { pricedByStored } from "./sale-premium.ts";
import { type Scope, wholeScope } from "./scope.ts";

/** The steps with money that were supposed last, and what was asked of them, in the person's words. */
export interface ChainText {
  told: string;
  asked: string;
  /** What was supposed to be sold: "it" in what is told of a sale next. */
  sold?: ItemRef[];
}

interface ReadChain {
  queries: Query[];
  text: ChainText;
}

const GOES_ON =
  /^(?:and|then|now|plus|also|next|after (?:that|this)|what if|if)\b|\b(?:too|also|as well|same (?:pot|account|money)|from (?:this|that|it))\b/;
/** Of the words that are kept from one message to the next. */
const LONGEST_KEPT = 400;

/** Money that goes step by step, in a message alone or after the steps of the one before it. */
export function chainIn(scope: Scope, message: string, former: ChainText | undefined): ReadChain | null {
  const chain = readChain(scope, message);
  if (chain) return chain;
  if (!former || !GOES_ON.test(scope.laid.typed.trim())) return null;
  const step = message.trim().replace(/[\s?.!]+$/, "");
  return chainOf(`${former.told}\n${message}`, scope) ?? chainOf(`${former.told}\n${step}\n${former.asked}?`, scope);
}

function chainOf(message: string, { documents, today }: Scope): ReadChain | null {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  return readChain(wholeScope(laid, documents, today), message);
}

/** A chain as its words have it; the price of a sale may be told by the stored one. */
function readChain(scope: Scope, message: string): ReadChain | null {
  const priced = pricedByStored(scope);
  const chain = priced ? chainAsked(priced.scope, priced.premium) : chainAsked(scope);
  if (!chain) return null;
  const text = textOf(chain, priced?.scope ?? scope);
  return { queries: chain.queries, text: priced ? { ...text, told: message.slice(0, LONGEST_KEPT) } : text };
}

function textOf({ parts: { of, telling, asking }, sold }: Chain, scope: Scope): ChainText {
  const isFirst = of !== null && of.from !== asking.from;
  const told = [...(isFirst ? [of] : []), ...telling].map((part) => typedWords(part, scope)).join("\n");
  const asked = typedWords(asking, scope).slice(0, LONGEST_KEPT);
  return { told: told.slice(-LONGEST_KEPT), asked, ...(sold.length > 0 ? { sold } : {}) };
}

function typedWords({ from, to }: { from: number; to: number }, { laid: { tokens } }: Scope): string {
  return tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .filter((raw) => raw !== "")
    .join(" ");
}
