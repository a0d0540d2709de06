import type { ComponentProps, MouseEvent } from "react";
import { plainPath } from "./route-location.ts";
import { useLocation, useNavigate } from "./routing.tsx";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of ours, with all that follows it. */
  to: string;
}

/** A link that changes the page without loading the app anew, unless another tab or window is asked for. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link to a page that says whether it is the current one, for a navigation bar. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link aria-current={plainPath(pathname) === props.to ? "page" : undefined} {...props} />;
}

function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button !== 0 || hasKey || (target !== undefined && target !== "_self");
}
