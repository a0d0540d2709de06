import { LayoutDashboard, MessageCircle, Target, Wallet } from "lucide-react";
import { paths } from "#config/paths.ts";
import { Link, NavLink } from "#routing/link.tsx";

const LINKS = [
  { to: paths.dashboard, label: "Dashboard", phoneLabel: "Dashboard", Icon: LayoutDashboard },
  { to: paths.chatbot, label: "Chatbot", phoneLabel: "Chatbot", Icon: MessageCircle },
  { to: paths.goals, label: "Goals", phoneLabel: "Goals", Icon: Target },
  { to: paths.financials, label: "Financials", phoneLabel: "Money", Icon: Wallet },
] as const;

interface NavLinksProps {
  className: string | undefined;
  /** The phone's bar has icons and shorter words. */
  phone?: boolean;
  /** While onboarding is needed none of them leads anywhere. */
  disabled: boolean;
}

export function NavLinks({ className, phone = false, disabled }: NavLinksProps) {
  return (
    <nav className={className} aria-label={phone ? "Main, phone" : "Main"}>
      {LINKS.map(({ to, label, phoneLabel, Icon }) => {
        const content = (
          <>
            {phone && <Icon size={20} strokeWidth={1.75} aria-hidden />}
            {phone ? phoneLabel : label}
          </>
        );
        return disabled ? (
          <Link key={to} to={to} aria-disabled="true" tabIndex={-1} onClick={(event) => event.preventDefault()}>
            {content}
          </Link>
        ) : (
          <NavLink key={to} to={to}>
            {content}
          </NavLink>
        );
      })}
    </nav>
  );
}
