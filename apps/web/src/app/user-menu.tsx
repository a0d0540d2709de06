import { displayName } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, KeyboardEvent } from "react";
import { profileQuery } from "#documents/profile.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { aheadPart } from "#ui/ahead-part.ts";
import { useButtonAhead } from "#ui/use-button-ahead.ts";
import { initials } from "./initials.ts";
import styles from "./top-bar.module.css";

const part = aheadPart(async () => (await import("./user-menu-popup.tsx")).UserMenuPopup);

/** The person's name and mark; what it opens comes once the page stands, or when it is pointed at. */
export function UserMenu() {
  const { person } = useAuth();
  const { data: profile } = useQuery(profileQuery);
  const { popup: UserMenuPopup, opens, open, button, handlers } = useButtonAhead(part);
  if (!person) return null;
  const name = displayName({ profileName: profile?.basicInfo.name, accountName: person.name, email: person.email });
  if (UserMenuPopup) {
    return (
      <UserMenuPopup trigger={<UserButton ref={button} name={name} />} opens={opens} name={name} email={person.email} />
    );
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  };
  return <UserButton name={name} aria-haspopup="menu" aria-expanded={false} onKeyDown={openByArrow} {...handlers} />;
}

function UserButton({ name, ...rest }: ComponentProps<"button"> & { name: string }) {
  return (
    <button type="button" className={styles.user} {...rest}>
      <span className={styles.avatar} aria-hidden>
        {initials(name)}
      </span>
      <span className="visually-hidden">User menu:</span>
      <span className={styles.userName}>{name}</span>
      <ChevronDown size={16} strokeWidth={2} aria-hidden />
    </button>
  );
}
