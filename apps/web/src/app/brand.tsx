import { PRODUCT_NAME } from "@seven-figures/domain";
import { Link } from "#routing/link.tsx";
import styles from "./brand.module.css";

/** The seven drawn as a road, from the ring where you are. */
function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" fill="none" aria-hidden>
      <rect width="24" height="24" rx="7" fill="currentColor" />
      <g stroke="var(--on-primary)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 6.6H17.2L11.7 14.2" strokeWidth="2.2" />
        <circle cx="10.1" cy="17" r="1.9" strokeWidth="1.8" />
      </g>
    </svg>
  );
}

export function Brand({ to }: { to: string }) {
  return (
    <Link className={styles.brand} to={to}>
      <BrandMark /> {PRODUCT_NAME}
    </Link>
  );
}
