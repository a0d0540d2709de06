/** An address of ours, and what its entry in the browser's history carries. */
export interface RouteLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
  readonly state: unknown;
}

/** A path with all that follows it, or another query on the same page. */
export type To = string | { search: string; hash: string };

/** The address as it is written into a link. */
export function hrefOf({ pathname, search, hash }: Omit<RouteLocation, "state">): string {
  return `${pathname}${search}${hash}`;
}

/** Where `to` leads from a page. */
export function locationOf(to: To, state: unknown, from: RouteLocation): RouteLocation {
  if (typeof to !== "string") return { pathname: from.pathname, ...to, state };
  const { pathname, search, hash } = new URL(to, "http://localhost");
  return { pathname, search, hash, state };
}

/** A path as the pages are listed: in lower case, and without a slash at its end. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
}
