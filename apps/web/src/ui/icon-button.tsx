import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends ComponentProps<"button"> {
  /** What it does, for those who don't see the icon; also shown on hover. */
  label: string;
}

export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.iconButton, className)}
      {...rest}
    />
  );
}
