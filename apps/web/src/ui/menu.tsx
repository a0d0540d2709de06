import { Menu as Primitive } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Link } from "#routing/link.tsx";
import styles from "./menu.module.css";

interface MenuProps {
  /** A button; it gets the menu's behaviour and ARIA attributes. */
  trigger: ReactElement;
  /** Whether it begins open. */
  opens?: boolean | undefined;
  align?: "start" | "end" | undefined;
  children: ReactNode;
}

/** A button in a bar that stays in the window, which opens a list of actions, with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, opens = false, align = "end", children }: MenuProps) {
  return (
    <Primitive.Root defaultOpen={opens}>
      <Primitive.Trigger render={trigger} />
      <Primitive.Portal>
        <Primitive.Positioner
          className={styles.positioner}
          // The bar that it hangs from stays where it is when the page scrolls underneath.
          positionMethod="fixed"
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Primitive.Popup className={styles.popup}>{children}</Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, disabled, children }: MenuItemProps) {
  return (
    <Primitive.Item className={styles.item} disabled={disabled} onClick={onSelect}>
      {icon}
      {children}
    </Primitive.Item>
  );
}

export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Primitive.LinkItem className={styles.item} closeOnClick render={<Link to={to} />}>
      {icon}
      {children}
    </Primitive.LinkItem>
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className={styles.separator} />;
}
