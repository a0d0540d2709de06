import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { keepAmountsWhole } from "./keep-amounts-whole.ts";
import styles from "./reply.module.css";
import { ReplyLink } from "./reply-link.tsx";

const plugins = [remarkGfm];
const amountPlugins = [keepAmountsWhole];
const withoutImages = ["img"];

/** Headings of a reply are parts of one message, so they all stand on one level below the page's own. */
function componentsFor(Heading: "h2" | "h3"): Components {
  const heading: Components["h1"] = ({ children }) => <Heading className={styles.heading}>{children}</Heading>;
  return {
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    a: ({ href, children }) => <ReplyLink href={href}>{children}</ReplyLink>,
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the bubble must scroll by keyboard too
      <section className={styles.table} aria-label="Table" tabIndex={0}>
        <table>{children}</table>
      </section>
    ),
  };
}

const components = { h2: componentsFor("h2"), h3: componentsFor("h3") };

/** The advisor's words. Raw HTML in them stays text. Loaded only where a chat is shown. */
export function ReplyMarkdown({ text, heading }: { text: string; heading: "h2" | "h3" }) {
  return (
    <Markdown
      remarkPlugins={plugins}
      rehypePlugins={amountPlugins}
      components={components[heading]}
      disallowedElements={withoutImages}
      urlTransform={(url) => url}
    >
      {text}
    </Markdown>
  );
}
