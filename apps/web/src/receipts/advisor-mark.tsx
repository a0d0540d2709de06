import styles from "./advisor-mark.module.css";

/** The advisor's mark: the road of the product's own mark. */
export function AdvisorMark() {
  return (
    <span className={styles.mark}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M5 4.5H19L11.3 15" strokeWidth="2.5" />
        <circle cx="9.4" cy="18.2" r="2.6" strokeWidth="2.2" />
      </svg>
    </span>
  );
}
