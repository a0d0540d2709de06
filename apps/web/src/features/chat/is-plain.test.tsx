import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { isPlain } from "./is-plain.ts";
import { ReplyMarkdown } from "./reply-markdown.tsx";

describe("what is plain looks the same formatted", () => {
  test.each([
    "Hi Maya! I'm your AI financial advisor. How can I help you today?",
    "Saved: your Visa is $3,200 at 19.9% (APR); pay $250 - or more - each month.",
    "You're at 62% of $1,000,000, and 2036 is likely.",
  ])("%s", (text) => {
    expect(isPlain(text)).toBe(true);
    expect(renderToStaticMarkup(<ReplyMarkdown text={text} heading="h2" />).replace(/&#x27;/g, "'")).toBe(
      `<p>${text}</p>`,
    );
  });
});

test.each([
  "**bold**",
  "a\nb",
  "- one",
  "1. one",
  "see https://example.com",
  "www.example.com",
  "me@example.com",
  "# Title",
  "You stand at −$3,000",
  "&amp;",
  "    code",
])("%j is for the formatter", (text) => {
  expect(isPlain(text)).toBe(false);
});
