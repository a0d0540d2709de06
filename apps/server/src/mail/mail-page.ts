import { PRODUCT_NAME } from "@seven-figures/domain";
import { escapeHtml } from "./escape-html.ts";

interface MailContent {
  /** Paragraphs before the link. */
  before: string[];
  link: { label: string; url: string };
  /** Paragraphs after the link. */
  after: string[];
}

/** The two bodies of a message, plain and HTML, from the same words. */
export function mailBodies({ before, link, after }: MailContent): { text: string; html: string } {
  const text = [...before, link.url, ...after, PRODUCT_NAME].join("\n\n");
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const anchor = `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`;
  const body = [...before.map(paragraph), anchor, ...after.map(paragraph), paragraph(PRODUCT_NAME)].join("\n");
  return {
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en">\n<body style="font-family: sans-serif; line-height: 1.5">\n${body}\n</body>\n</html>\n`,
  };
}
