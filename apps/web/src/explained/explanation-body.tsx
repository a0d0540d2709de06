import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { useLocation } from "#routing/routing.tsx";
import styles from "./explanation.module.css";
import type { Explanation } from "./explanation.ts";

interface ExplanationBodyProps {
  explanation: Explanation;
  /** Before a lever of this page gets the focus. */
  onLeave?: () => void;
}

/** How a figure is computed: in a sentence, what goes in, and what is supposed. */
export function ExplanationBody({ explanation, onLeave }: ExplanationBodyProps) {
  const { pathname } = useLocation();
  return (
    <>
      <p>{explanation.formula}</p>
      <dl className={styles.inputs}>
        {explanation.inputs.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {to && to !== pathname ? <ChangeLink to={to} label={`Change: ${label}`} onLeave={onLeave} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.assumptions}>
        {explanation.assumptions.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

interface ChangeLinkProps {
  to: string;
  label: string;
  onLeave: (() => void) | undefined;
}

/** To another page, or to a lever of the road, which then has the focus where that is this page. */
function ChangeLink({ to, label, onLeave }: ChangeLinkProps) {
  const { pathname } = useLocation();
  if (!to.startsWith("#") || pathname !== paths.road) {
    return (
      <Link to={to.startsWith("#") ? `${paths.road}${to}` : to} aria-label={label}>
        Change
      </Link>
    );
  }
  const go = () => {
    onLeave?.();
    // The dialog gives the focus back to what opened it; after that it goes to the lever.
    setTimeout(() => {
      const lever = document.getElementById(to.slice(1));
      lever?.scrollIntoView({ block: "center" });
      lever?.focus();
    }, AFTER_CLOSING);
  };
  return (
    <button type="button" aria-label={label} onClick={go}>
      Change
    </button>
  );
}

const AFTER_CLOSING = 250;
