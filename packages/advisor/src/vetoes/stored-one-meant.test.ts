import type { Change } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { judgeChanges } from "./judge-changes.ts";

const documents = documentsOf({
  state: { assets: [{ id: "a1", name: "Coin collection", type: "other", value: 4_100 }], debts: [], goals: [] },
});
const coins: Change = {
  kind: "add-asset",
  asset: { id: "n1", name: "Coins", type: "crypto", value: 5_350, description: "" },
};

function judged(message: string) {
  const newId = (prefix: string) => `${prefix}-new`;
  return judgeChanges({ message, documents, changes: [coins], today: "2026-11-20", known: [], newId });
}

test("a thing that goes by the name of one that is stored is asked about, with both readings as buttons", () => {
  const [finding, ...others] = judged("Got the coins appraised. 5,350");
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    veto: "stored-one-meant",
    ask: "Is that your **Coin collection**, which stands at $4,100?",
    options: [
      { reply: "Coin collection: now $5,350", changes: [{ kind: "edit-asset", id: "a1", fields: { value: 5_350 } }] },
      { reply: "Add Coins ($5,350)", changes: [coins] },
      { reply: "Leave it as it is", changes: [] },
    ],
  });
});

test("another one is added", () => {
  expect(judged("I bought more coins, 5,350")).toEqual([]);
});
