import { Download, Lock, Trash2 } from "lucide-react";
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
