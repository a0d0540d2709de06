import { Dialog } from "@base-ui/react/dialog";
import { paths } from "#config/paths.ts";
import { forgetVisit } from "#session/visit-hint.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Cover } from "#ui/cover.tsx";
import styles from "./sample-visit.module.css";
import { VISIT_OVER } from "./visit-over-words.ts";

/** Over the page of a visitor whose sample is gone. Both ways on begin with a new document. */
export function VisitOver() {
  return (
    <Cover>
      <div className={styles.over}>
        <Dialog.Title>Your visit is over</Dialog.Title>
        <Dialog.Description>{VISIT_OVER}</Dialog.Description>
        <p className={styles.ways}>
          <a className={buttonClass({ variant: "primary" })} href={paths.signup} onClick={() => forgetVisit()}>
            Create account
          </a>
          <a className={buttonClass({})} href={paths.lookAround} onClick={() => forgetVisit()}>
            Look around again
          </a>
        </p>
      </div>
    </Cover>
  );
}
