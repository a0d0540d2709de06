import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "#routing/link.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  icon?: ReactNode;
  /**
   * While true the button cannot be pressed again and says `busyLabel`. It keeps the focus. Where it is said at all, the
   * second press of a double click is one with the first, which may not have been drawn yet, or be done already.
   */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function Button({
  variant,
  size,
  icon,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isRepeated = busy !== undefined && event.detail > 1;
    if (busy || isRepeated) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, size }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
