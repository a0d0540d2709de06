import { MAX_LONG_TEXT } from "@seven-figures/domain";
import { ArrowUp, Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { paths } from "#config/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./first-step-card.module.css";

/** Short enough to be read whole in the field of a phone of 320. */
const EXAMPLE = "12k in savings, 3k on a Visa";

interface FirstStepCardProps {
  onTell: (sentence: string) => void;
  /** An answer is awaited; the advisor takes one sentence at a time. */
  isWaiting: boolean;
}

/** The first thing to do while nothing is entered: by form, or in one sentence to the advisor. */
export function FirstStepCard({ onTell, isWaiting }: FirstStepCardProps) {
  const [sentence, setSentence] = useState("");
  const canTell = sentence.trim() !== "" && !isWaiting;
  const tell = (event: FormEvent) => {
    event.preventDefault();
    if (canTell) onTell(sentence.trim());
  };
  return (
    <Card title="Your first step">
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={paths.financials} icon={<Plus strokeWidth={1.75} aria-hidden />}>
          Add what you own and owe
        </ButtonLink>
        <form className={styles.tell} onSubmit={tell}>
          <TextField
            className={styles.sentence}
            label="Or tell the advisor in one sentence"
            placeholder={EXAMPLE}
            maxLength={MAX_LONG_TEXT}
            autoComplete="off"
            enterKeyHint="send"
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
          />
          <Button type="submit" disabled={!canTell} icon={<ArrowUp strokeWidth={1.75} aria-hidden />}>
            Tell the advisor
          </Button>
        </form>
      </div>
    </Card>
  );
}
