import {
  ClipboardCheck,
  Database,
  FileSpreadsheet,
  History,
  LogOut,
  Route,
  ShieldCheck,
  TextSearch,
  User,
} from "lucide-react";
import type { ReactElement } from "react";
import { paths } from "#config/paths.ts";
import { useNavigate } from "#routing/routing.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#ui/menu.tsx";
import { SIGN_OUT_STATE } from "./guards.tsx";
import { openCommandBar } from "./open-command-bar.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import styles from "./top-bar.module.css";
import { useOnboarding } from "./use-onboarding.ts";

const ICON = { strokeWidth: 1.75, "aria-hidden": true } as const;

const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "\u2318K" : "Ctrl K";

interface UserMenuPopupProps {
  trigger: ReactElement;
  /** Whether it begins open. */
  opens: boolean;
  name: string;
  email: string;
}

/** The user menu with its button. */
export function UserMenuPopup({ trigger, opens, name, email }: UserMenuPopupProps) {
  const navigate = useNavigate();
  const signOut = () => {
    // As the check-in's own storage does, which need not be loaded here: amounts leave the tab with whoever typed them.
    for (const key of Object.keys(sessionStorage)) if (/^check-in-draft:/.test(key)) sessionStorage.removeItem(key);
    navigate(paths.login, { state: SIGN_OUT_STATE });
  };
  return (
    <Menu trigger={trigger} opens={opens}>
      <div className={styles.who}>
        <b>{name}</b>
        <span>{email}</span>
        <span>Member</span>
      </div>
      <MenuSeparator />
      {useOnboarding() === "completed" && (
        <MenuItem icon={<TextSearch {...ICON} />} onSelect={openCommandBar}>
          Go to or ask <kbd className={styles.keys}>{KEYS}</kbd>
        </MenuItem>
      )}
      <MenuLink to={paths.profile} icon={<User {...ICON} />}>
        Profile
      </MenuLink>
      <MenuLink to={paths.road} icon={<Route {...ICON} />}>
        Your Road
      </MenuLink>
      <MenuLink to={paths.checkIn} icon={<ClipboardCheck {...ICON} />}>
        Check-in
      </MenuLink>
      <MenuLink to={paths.activity} icon={<History {...ICON} />}>
        Activity
      </MenuLink>
      <MenuLink to={paths.import} icon={<FileSpreadsheet {...ICON} />}>
        Import
      </MenuLink>
      <MenuLink to={paths.yourData} icon={<Database {...ICON} />}>
        Your Data
      </MenuLink>
      <MenuLink to={paths.security} icon={<ShieldCheck {...ICON} />}>
        Security
      </MenuLink>
      <MenuSeparator />
      <ThemeSwitch />
      <MenuSeparator />
      <MenuItem icon={<LogOut {...ICON} />} onSelect={signOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
