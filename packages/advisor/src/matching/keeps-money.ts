import type { Asset } from "@seven-figures/domain";

/** What is owned to be used, lived in or run. */
const THINGS = /^(?:real-estate|other|business)$/;
const ACCOUNT = /\b(?:accounts?|acc?t|bank\w*|checking|savings?|wallet|cash|funds?|money|kitty|jar|pot)\b/i;

/** Whether money is kept in an asset, so that it can pay for something though no word says where that money came from. */
export function keepsMoney({ type, name }: Pick<Asset, "type" | "name">): boolean {
  return !THINGS.test(type) || ACCOUNT.test(name);
}
