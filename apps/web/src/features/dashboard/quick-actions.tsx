import { ChevronRight, CircleHelp, type LucideIcon, MessageCircle, Target, User, Wallet } from "lucide-react";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { Card } from "#ui/card.tsx";
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

function Action({ Icon, label }: { Icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
      <ChevronRight size={16} strokeWidth={2} aria-hidden />
    </>
  );
}
