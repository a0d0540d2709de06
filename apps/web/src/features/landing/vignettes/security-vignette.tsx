import { Download } from "#ui/icons/download.tsx";
import { Lock } from "#ui/icons/lock.tsx";
import { Trash2 } from "#ui/icons/trash-2.tsx";
import styles from "./security-vignette.module.css";

const ICON = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

export function SecurityVignette() {
  return (
    <ul className={styles.list}>
      <li>
        <Lock {...ICON} /> Only you see your data
      </li>
      <li>
        <Download {...ICON} /> Take all of it with you in one file
      </li>
      <li>
        <Trash2 {...ICON} /> Erase all of it, any time
      </li>
    </ul>
  );
}
