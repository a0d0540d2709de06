import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  as?: "section" | "article" | "div" | "li" | undefined;
  title?: ReactNode;
  /** The card's one action or fact, right of its title. */
  action?: ReactNode;
  titleId?: string | undefined;
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

export function Card({
  as = "section",
  title,
  action,
  titleId,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CardProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  // A section and its siblings take the same attributes; the type of one serves for all.
  const Element = as as "section";
  const Heading = `h${headingLevel}` as const;
  return (
    <Element className={classNames(styles.card, className)} aria-labelledby={title ? id : undefined} {...rest}>
      {(title || action) && (
        <div className={styles.head}>
          {title && (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </Element>
  );
}
