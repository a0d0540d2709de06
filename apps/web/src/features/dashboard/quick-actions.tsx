import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { Card } from "#ui/card.tsx";
import { ChevronRight } from "#ui/icons/chevron-right.tsx";
import { CircleHelp } from "#ui/icons/circle-help.tsx";
import type { IconComponent } from "#ui/icons/create-icon.tsx";
import { MessageCircle } from "#ui/icons/message-circle.tsx";
import { Target } from "#ui/icons/target.tsx";
import { User } from "#ui/icons/user.tsx";
import { Wallet } from "#ui/icons/wallet.tsx";
import styles from "./quick-actions.module.css";

/** The short ways to everything else. */
export function QuickActions({ onHelp }: { onHelp: () => void }) {
  return (
    <Card title="Quick Actions">
      <ul className={styles.list}>
        <li>
          <Link to={paths.chatbot}>
            <Action Icon={MessageCircle} label="AI Assistant" />
          </Link>
        </li>
        <li>
          <button type="button" onClick={onHelp}>
            <Action Icon={CircleHelp} label="Chatbot Help & Tips" />
          </button>
        </li>
        <li>
          <Link to={paths.goals}>
            <Action Icon={Target} label="Manage Goals" />
          </Link>
        </li>
        <li>
          <Link to={paths.financials}>
            <Action Icon={Wallet} label="Manage Financials" />
          </Link>
        </li>
        <li>
          <Link to={paths.profile}>
            <Action Icon={User} label="Update Profile" />
          </Link>
        </li>
      </ul>
    </Card>
  );
}

function Action({ Icon, label }: { Icon: IconComponent; label: string }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
      <ChevronRight size={16} strokeWidth={2} aria-hidden />
    </>
  );
}
