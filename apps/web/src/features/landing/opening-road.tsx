import { classNames } from "#ui/class-names.ts";
import styles from "./opening-road.module.css";
import { AHEAD, WALKED } from "./road-path.ts";

const POSTS = "M37.6 515V520M158.9 495V520M284.3 470V520M551.9 395V520M840.4 270V520M1041.1 145V520M1200 20V520";

const MILESTONES = [
  { amount: "$10,000", place: styles.at10k, passed: true, minor: true },
  { amount: "$50,000", place: styles.at50k, passed: true, minor: true },
  { amount: "$100,000", place: styles.at100k, passed: true, minor: false },
  { amount: "$250,000", place: styles.at250k, passed: true, minor: false },
  { amount: "$500,000", place: styles.at500k, passed: false, minor: false },
  { amount: "$750,000", place: styles.at750k, passed: false, minor: true },
];

/** The picture of the opening: an example's way to one million. No inline styles, so that it stands in plain HTML. */
export function OpeningRoad() {
  return (
    <figure className={styles.road}>
      <svg viewBox="0 0 1200 520" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d="M0 520H1200" />
        <path className={styles.post} d={POSTS} />
        <path className={styles.aheadArea} d={`${AHEAD}V520H602.1Z`} />
        <path className={styles.walkedArea} d={`${WALKED}V520Z`} />
        <path className={styles.ahead} d={AHEAD} />
        <path className={styles.walked} d={WALKED} />
      </svg>
      <ul className={styles.marks} aria-hidden="true">
        {MILESTONES.map(({ amount, place, passed, minor }) => (
          <li key={amount} className={classNames(place, passed && styles.passed, minor && styles.minor)}>
            <i />
            <span>{amount}</span>
          </li>
        ))}
        <li className={styles.last}>
          <i />
          <b>$1,000,000</b>
        </li>
        <li className={styles.here}>
          <i />
          <p>
            <span>Today</span> <b>$286,740</b>
          </p>
        </li>
      </ul>
      <figcaption className="visually-hidden">
        An example: net worth of $286,740 today, 28.7% of the way to $1,000,000, with the milestones passed and those to
        come.
      </figcaption>
    </figure>
  );
}
