import { expect, test } from "vitest";
import { answerWithCare } from "./answer-with-care.ts";

const concern = (message: string) => answerWithCare(message, "US", undefined)?.care.concern;

test.each([
  "my wife died and i don't see the point anymore, got 24 grand of bills",
  "my husband passed in june and i dont see any point anymore, 3,200 on the visa",
  "lost my wife in may, no point anymore, what do i owe",
  "my wife died. i just want it to be over. visa is 2,400",
  "buried my son in march and nothing matters now. hospital bill 18,000",
  "since she's gone i don't care what happens to me, the mortgage is 1,900",
  "she passed and i want to follow her, where do i put the 24k",
  "there's no point anymore, i owe 40k and shes gone",
  "i dont see the point of it all anymore. 2400 on the visa",
])("giving up beside a death is danger, whatever is owed: %s", (message) => {
  expect(concern(message)).toBe("self-harm");
});

test.each([
  "i don't see the point in paying pmi anymore",
  "no point anymore in keeping the gym, cancel it 45",
  "my wife died and the hospital bills came to 24,000",
  "there's no point checking my balance every day",
  "my mom passed, put her 12,000 in savings",
  "sister died in 2010, nothing matters more than the college fund now",
  "my wife passed and it doesn't matter anymore what color the car is, sold it 4,000",
  "I can't do this without him, he did all the taxes",
])("nothing but money has lost its point: %s", (message) => {
  expect(concern(message)).toBeUndefined();
});
