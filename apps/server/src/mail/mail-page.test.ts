import { expect, test } from "vitest";
import { mailBodies } from "./mail-page.ts";

test("both bodies carry the same words and the link", () => {
  const { text, html } = mailBodies({
    before: ["First."],
    link: { label: "Open", url: "https://money.example/reset-password?token=a&b=c" },
    after: ["Last."],
  });
  expect(text).toBe("First.\n\nhttps://money.example/reset-password?token=a&b=c\n\nLast.\n\nSeven Figures\n");
  expect(html).toContain('<a href="https://money.example/reset-password?token=a&amp;b=c">Open</a>');
  expect(html.indexOf("First.")).toBeLessThan(html.indexOf("<a"));
  expect(html.indexOf("Last.")).toBeGreaterThan(html.indexOf("</a>"));
});

test("words that look like markup stay words", () => {
  const { html } = mailBodies({
    before: [`<script>alert("1")</script> & 'so' on`],
    link: { label: "<b>", url: `https://x.example/"onclick='y` },
    after: [],
  });
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39; on");
  expect(html).toContain('href="https://x.example/&quot;onclick=&#39;y">&lt;b&gt;</a>');
  expect(html).not.toContain("<script>");
});
