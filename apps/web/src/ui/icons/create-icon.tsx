import type { ComponentProps, FunctionComponent, ReactNode } from "react";

interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Width and height in pixels. */
  size?: number;
}

export type IconComponent = FunctionComponent<IconProps>;

/** An icon of lines on a field of 24 by 24, in the colour of the text around it; it says nothing to who listens. */
export function createIcon(lines: ReactNode): IconComponent {
  return function Icon({ size = 24, ...props }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {lines}
      </svg>
    );
  };
}
