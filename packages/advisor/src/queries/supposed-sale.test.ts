import { expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

test.each([
  [
    "what if I sold the piano for 3500 and paid off the sears card",
    /net worth is \*\*\$15,000\*\*.*brings \$3,500 and pays off \$1,400: \$2,100 is left/s,
  ],
  ["what would my net worth be if I sold the piano and paid off the sears card", /\*\*\$15,500\*\*.*brings \$4,000/s],
  [
    "what would my net worth be if I sold half the coin wallet and cleared the sears card",
    /\*\*\$15,500\*\*.*Coin wallet would stand at \$4,000/s,
  ],
  ["what would my net worth be if I sold a quarter of my crypto", /Coin wallet would stand at \$6,000/],
  ["what is pine savings if I sell the kayak and put the money in pine savings", /Pine savings is at \*\*\$2,900\*\*/],
  ["what is pine savings if I sell the kayak for 700 and put the money in pine savings", /\*\*\$2,700\*\*/],
  ["what if I put 1000 from harbor checking on the sears card", /Sears card is at \*\*\$400\*\*/],
  ["what if I take 1000 from pine and put it on the sears card", /Sears card is at \*\*\$400\*\*/],
  ["what would I owe if half of the tax office was forgiven", /\*\*\$2,900\*\*/],
  ["if I sold the kayak and the piano and paid off the sears card what is left", /\*\*\$3,500\*\*/],
  ["how long would harbor checking last", /\*\*1 month\*\*/],
])("no dollar of what is supposed is lost or counted twice: %s", (message, figure) => {
  const { reply, documents } = last(message);
  expect(reply).toMatch(figure);
  expect(amounts(documents)).toEqual(BEFORE);
});
