import { displayName } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Database, History, LogOut, User } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "#config/paths.ts";
import { profileQuery } from "#documents/profile.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#ui/menu.tsx";
import { SIGN_OUT_STATE } from "./guards.tsx";
import { initials } from "./initials.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import styles from "./top-bar.module.css";

const ICON = { strokeWidth: 1.75, "aria-hidden": true } as const;

export function UserMenu() {
  const { person } = useAuth();
  const { data: profile } = useQuery(profileQuery);
  const navigate = useNavigate();
  if (!person) return null;
  const name = displayName({ profileName: profile?.basicInfo.name, accountName: person.name, email: person.email });
  return (
    <Menu
      trigger={
        <button type="button" className={styles.user}>
          <span className={styles.avatar} aria-hidden>
            {initials(name)}
          </span>
          <span className="visually-hidden">User menu:</span>
          <span className={styles.userName}>{name}</span>
          <ChevronDown size={16} strokeWidth={2} aria-hidden />
        </button>
      }
    >
      <div className={styles.who}>
        <b>{name}</b>
        <span>{person.email}</span>
        <span>Member</span>
      </div>
      <MenuSeparator />
      <MenuLink to={paths.profile} icon={<User {...ICON} />}>
        Profile
      </MenuLink>
      <MenuLink to={paths.activity} icon={<History {...ICON} />}>
        Activity
      </MenuLink>
      <MenuLink to={paths.yourData} icon={<Database {...ICON} />}>
        Your Data
      </MenuLink>
      <MenuSeparator />
      <ThemeSwitch />
      <MenuSeparator />
      <MenuItem icon={<LogOut {...ICON} />} onSelect={() => navigate(paths.login, { state: SIGN_OUT_STATE })}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
