import { describe, expect, test } from "vitest";
import { CORPUS_TODAY } from "../../testing/run-case.ts";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { respond } from "../respond.ts";
import { openConversation } from "./conversation.ts";
import { eachOtherwise } from "./each-otherwise.ts";
import { saidToMend } from "./said-otherwise.ts";

const CHARGED = "charged 500 on the Sears card and 200 on the tax office";
const after = (...messages: string[]) => amounts(last(CHARGED, ...messages).documents);

describe("several that were told together", () => {
  test("are done the other way, each with its figure", () => {
    const paid = { ...BEFORE, d1: 900, d2: 2_800 };
    expect(after("No no, I paid them! 500 off the Sears card and 200 off the tax office")).toEqual(paid);
    expect(after("no those were payments, 500 off Sears and 200 off the tax office")).toEqual(paid);
  });

  test("keep what is told on top of them", () => {
    expect(after("no, I also paid 500 on Sears and 200 on the tax office too").d1).not.toBe(900);
  });
});

test("several of them stand at what they should be", () => {
  const { last: told } = openConversation(talkedOf(CHARGED));
  const message = "that's wrong, the Sears card should be 900 and the tax office 2,800";
  const said = saidToMend(message, readerTokens(message, SOMEONE, CORPUS_TODAY), SOMEONE);
  const meant = told && eachOtherwise(said, told, SOMEONE);
  expect(meant).toMatchObject([
    { action: "set", amount: 900 },
    { action: "set", amount: 2_800 },
  ]);
});

function talkedOf(message: string): unknown {
  return respond({ documents: SOMEONE, conversation: null, message, today: CORPUS_TODAY, newId: (prefix) => prefix })
    .conversation;
}
