/** Where a link of the advisor's may lead; null where it is not followed. */
type LinkTarget = { kind: "internal" | "external"; href: string } | null;

const OUTSIDE = new Set(["http:", "https:", "mailto:"]);

/** Pages of ours, web addresses and mail; nothing else, however it is spelled. */
export function safeLink(href: string | undefined): LinkTarget {
  if (!href) return null;
  if (/^\/(?![/\\])/.test(href)) return { kind: "internal", href };
  try {
    const { protocol } = new URL(href);
    return OUTSIDE.has(protocol) ? { kind: "external", href } : null;
  } catch {
    return null;
  }
}
