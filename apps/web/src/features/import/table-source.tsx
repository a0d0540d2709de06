import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { readFileText } from "#tables/decode-text.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import styles from "./import.module.css";

interface TableSourceProps<Read extends object> {
  about: string;
  /** Makes something of the text, or says why that can't be done. */
  read: (text: string) => Promise<Read | { refused: string }>;
  /** Null once what was read before no longer holds. `name` is the file's, if it was one. */
  onRead: (read: Read | null, name: string) => void;
  /** Whether text can be pasted too. */
  isPasteable: boolean;
}

const NOT_READ = "This could not be read. Check your connection and try again.";

/** A file that is chosen or dropped, or what is pasted. It is read in the browser and goes nowhere. */
export function TableSource<Read extends object>({ about, read, onRead, isPasteable }: TableSourceProps<Read>) {
  const file = useRef<HTMLInputElement>(null);
  const latest = useRef(0);
  const [name, setName] = useState("");
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState("");
  const [isReading, setReading] = useState(false);

  const take = async (textOf: () => Promise<string | { refused: string }>, from: string) => {
    latest.current += 1;
    const turn = latest.current;
    setReading(true);
    const outcome = await readFrom(textOf, read);
    if (turn !== latest.current) return;
    setReading(false);
    setProblem("refused" in outcome ? String(outcome.refused) : "");
    onRead("refused" in outcome ? null : outcome, from);
  };

  const takeFile = (chosen: File | undefined) => {
    if (!chosen) return;
    setName(chosen.name);
    setPasted("");
    void take(async () => {
      const decoded = await readFileText(chosen);
      return "text" in decoded ? decoded.text : decoded;
    }, chosen.name);
  };

  const takePasted = (text: string) => {
    setPasted(text);
    setName("");
    if (text.trim() !== "") return void take(async () => text, "");
    latest.current += 1;
    setReading(false);
    setProblem("");
    onRead(null, "");
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeFile(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div className={styles.source} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className={styles.about}>{about}</p>
      <div className={styles.file}>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.ofx,.qfx,text/csv,text/plain"
          onChange={(event) => {
            takeFile(event.target.files?.[0]);
            // The same file can be chosen again once it was mended.
            event.target.value = "";
          }}
        />
        <Button
          icon={<FileUp strokeWidth={1.75} aria-hidden />}
          busy={isReading}
          busyLabel="Reading..."
          onClick={() => file.current?.click()}
        >
          Choose a file
        </Button>
        {name && <span className={styles.fileName}>{name}</span>}
      </div>
      {isPasteable && (
        <TextAreaField
          label="Or paste here"
          className={styles.paste}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={pasted}
          onChange={(event) => takePasted(event.target.value)}
        />
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

async function readFrom<Read extends object>(
  textOf: () => Promise<string | { refused: string }>,
  read: (text: string) => Promise<Read | { refused: string }>,
): Promise<Read | { refused: string }> {
  try {
    const text = await textOf();
    return typeof text === "string" ? await read(text) : text;
  } catch {
    return { refused: NOT_READ };
  }
}
