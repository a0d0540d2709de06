import type { Change } from "@seven-figures/domain";
import { readerTokens } from "../../reader/reader-tokens.ts";
import type { AdvisorInput } from "../../types.ts";
import { isPlainQuestion } from "../../vetoes/asked-or-doubted.ts";
import { isSaleInDoubt } from "../../vetoes/sale-in-doubt.ts";
import type { Conversation } from "../conversation.ts";
import { clausesOf } from "./clauses.ts";
import { fundPurchase } from "./fund-purchase.ts";
import { type Purchase, readPurchase } from "./read-purchase.ts";
import type { SaleTold } from "./sale-told.ts";
import { shapeOf } from "./shape.ts";

/** What a message tells of what paid for something: for what it says was bought, or for what the message before did. */
export function purchaseTold(input: AdvisorInput, { toPay: before, inHand }: Conversation): SaleTold | null {
  const { message, documents, today } = input;
  if (isPlainQuestion(message) || isSaleInDoubt(message)) return null;
  const shape = shapeOf(readerTokens(message, documents, today), documents);
  const found = shape && readPurchase(shape, documents);
  const purchase = found?.purchase ?? before;
  if (!shape || !purchase) return null;
  const funded = fundPurchase(found?.rest ?? clausesOf(shape.text), shape, purchase, documents);
  if (!funded) return null;
  const isOnLoan = funded.statements.some(({ action }) => action === "own");
  const adds = purchase.isKept || isOnLoan ? purchase.adds : null;
  const statements = [...(adds ? [adds] : []), ...funded.statements];
  if (statements.length === 0) return null;
  const toPay = funded.left > 0 ? { ...purchase, left: funded.left, adds: adds ? null : purchase.adds } : undefined;
  return { statements, inHand, ask: null, noted: "", isSure: true, ...(toPay ? { toPay } : {}) };
}

/** What a message leaves to be paid: what it says was bought, where nothing that was written paid for it. */
export function toPayAfter(
  { message, documents, today }: AdvisorInput,
  changes: readonly Change[],
): Purchase | undefined {
  if (isPlainQuestion(message) || changes.some(({ kind }) => kind !== "add-asset")) return undefined;
  const shape = shapeOf(readerTokens(message, documents, today), documents);
  const purchase = shape && readPurchase(shape, documents)?.purchase;
  return purchase ? { ...purchase, adds: changes.length > 0 ? null : purchase.adds } : undefined;
}
