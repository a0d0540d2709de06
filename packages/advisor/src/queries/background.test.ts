import { expect, test } from "vitest";
import { isBackground } from "./background.ts";

test.each([
  "some years I clear 110 thousand and some years 30, what should I put down for income",
  "rents going up to 625 a month from 575 in january, can i still manage 200 a month for the isa",
  "venue wants 4,500 up front, is that reasonable",
  "boss offers 22 an hour or 48k salary, what should i take",
])("%j only asks: its figures are background", (message) => expect(isBackground(message)).toBe(true));

test.each([
  "got a raise to 95,000. should i put more in the 403b",
  "I make 95,000 now. should I refinance?",
  "my rent is 900 now, should I move",
  "paid 500 off the visa, should i do another 500",
  "set my income to 60k, is it worth moving it to the 403b? what should i do",
])("%j tells something too", (message) => expect(isBackground(message)).toBe(false));
