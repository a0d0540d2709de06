import type { ReactNode } from "react";
import { Link } from "#routing/link.tsx";
import { safeLink } from "./safe-link.ts";

/** A link in the advisor's words: pages of ours open here, others in a new tab that learns nothing of this one. */
export function ReplyLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const target = safeLink(href);
  if (!target) return children;
  if (target.kind === "internal") return <Link to={target.href}>{children}</Link>;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
