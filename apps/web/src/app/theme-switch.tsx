import { Menu } from "@base-ui/react/menu";
import { THEMES, type Theme, useTheme } from "./theme.ts";
import styles from "./top-bar.module.css";

const LABELS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** The theme, inside the user menu. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  return (
    <Menu.Group>
      <Menu.GroupLabel className={styles.themeLabel}>Theme</Menu.GroupLabel>
      <Menu.RadioGroup className={styles.themes} value={theme} onValueChange={choose} aria-label="Theme">
        {THEMES.map((value) => (
          <Menu.RadioItem key={value} value={value} className={styles.theme}>
            {LABELS[value]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  );
}
