import { describe, expect, it } from "vitest";
import { CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { layOut } from "./pieces.ts";
import { questionItems } from "./question-items.ts";

const documents = documentsOf({
  state: {
    assets: [{ id: "a1", name: "Ally savings", type: "savings", value: 7_000 }],
    debts: [{ id: "d1", name: "Navient loan", type: "student-loan", balance: 5_000 }],
  },
});

function itemsIn(message: string) {
  const laid = layOut(readerTokens(message, documents, CORPUS_TODAY), message, documents, CORPUS_TODAY);
  return questionItems(laid, documents, CORPUS_TODAY);
}

describe("a question as the parser reads it", () => {
  it("has a name as one item that a slot may stand for", () => {
    const { items, candidates } = itemsIn("how much is in ally savings");
    expect(items.at(-1)).toEqual({
      words: ["ally", "savings"],
      features: ["kind:named", "side:assets", "type:savings"],
    });
    expect(candidates.map(({ item, slot, value }) => [item, slot, value.items])).toEqual([
      [items.length - 1, "asset", [{ side: "assets", id: "a1" }]],
    ]);
  });

  it("offers an amount as money and a percent as both rate and percent", () => {
    const { candidates } = itemsIn("what if i put $200 in at 5%");
    expect(candidates.map(({ slot, value }) => [slot, value.number])).toEqual([
      ["money", 200],
      ["rate", 5],
      ["percent", 5],
    ]);
  });

  it("offers the only entry that a common word fits", () => {
    const { candidates } = itemsIn("whats left on the loan");
    expect(candidates).toMatchObject([{ slot: "debt", value: { items: [{ side: "debts", id: "d1" }] } }]);
  });
});
