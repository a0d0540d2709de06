import { PRODUCT_NAME } from "@seven-figures/domain";
import { Copy, Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.tsx";
import styles from "./security.module.css";

/** Recovery codes, which are shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast.success("Copied.");
    } catch {
      toast.error("They could not be copied. Please write them down.");
    }
  };
  const save = () => {
    const text = `${PRODUCT_NAME} recovery codes\n\n${codes.join("\n")}\n`;
    saveFile("seven-figures-recovery-codes.txt", text, "text/plain");
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Keep these recovery codes"
      description="Each signs you in once where your app or passkey is not at hand. They are not shown again."
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          I Have Kept Them
        </Button>
      }
    >
      <div className={styles.stack}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button icon={<Copy strokeWidth={1.75} aria-hidden />} onClick={copy}>
            Copy
          </Button>
          <Button icon={<Download strokeWidth={1.75} aria-hidden />} onClick={save}>
            Download
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
