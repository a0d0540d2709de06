import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { FieldFrame, type FieldLook, useField } from "./field-frame.tsx";
import { IconButton } from "./icon-button.tsx";

type PasswordFieldProps = FieldLook & Omit<ComponentProps<"input">, "children" | "type">;

/** A password, which a button inside the field shows and hides. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = useField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...frame}>
      <span className={styles.frame}>
        <input
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(styles.control, styles.withButton)}
          {...control}
        />
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          className={styles.inside}
          onClick={() => setShown(!shown)}
        >
          <Icon strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </FieldFrame>
  );
}
