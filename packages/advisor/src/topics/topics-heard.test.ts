import { expect, it } from "vitest";
import { packTensor } from "../../training/pack-tensor.ts";
import { TopicNetwork } from "./topic-network.ts";
import { topicsHeard } from "./topics-heard.ts";

it.each([
  ["my brother wants me to sign for his truck loan cause his credit is shot", "cosigning"],
  ["is it dumb to keep throwing extra at a 3 percent mortgage instead of the market", "mortgage-early"],
  ["phone, internet and insurance all crept up again, can I get them to come down?", "subscriptions"],
])("hears the topic of a question that is put as people put it: %s", (message, topic) => {
  const { topics, none } = topicsHeard(message);
  expect(topics.slice(0, 3).map(({ id }) => id)).toContain(topic);
  expect(none).toBeLessThan(0.5);
});

it.each(["paid 200 on the visa today", "checking is at 1,204 now", "what do I owe altogether"])(
  "hears none in what tells, or asks for one's own figures: %s",
  (message) => {
    expect(topicsHeard(message).none).toBeGreaterThan(0.5);
  },
);

it("weighs the words that it knows by how much each counts, beside the strongest of each number", () => {
  const matrix = (rows: number[][]) =>
    packTensor(Float32Array.from(rows.flat()), [rows.length, (rows[0] as number[]).length]);
  const network = new TopicNetwork({
    words: "dear cheap",
    tensors: {
      vectors: matrix([[1], [-1]]),
      counts: matrix([[3, 1]]),
      // a mean of 0.5 and a strongest value of 1 pass on as they are
      "first.weight": matrix([
        [1, 0],
        [0, 1],
      ]),
      "first.bias": matrix([[0], [0]]),
      "second.weight": matrix([
        [1, 0],
        [0, 1],
      ]),
      "second.bias": matrix([[0], [0]]),
    },
  });
  const [mean = 0, strongest = 0] = network.sharesOf(["dear", "cheap", "unheard"]) ?? [];
  expect(strongest / mean).toBeCloseTo(Math.exp(0.5), 1);
  expect(network.sharesOf(["unheard"])).toBeNull();
});
