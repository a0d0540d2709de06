import { type FormEvent, useEffect, useState } from "react";
import { type AskingAssistant, answerAssistant, fetchAskingAssistant } from "#session/assistant-requests.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PageSpinner } from "#ui/spinner.tsx";

const GONE = "This request can't be answered any more. Connect the assistant again.";

/** Who asks, for what, and the person's yes or no. `query` is the signed request, as it stands in the address. */
export function AnswerForm({
  query,
  email,
  className,
}: {
  query: string;
  email: string;
  className?: string | undefined;
}) {
  const asked = new URLSearchParams(query);
  const clientId = asked.get("client_id") ?? "";
  const asksToWrite = (asked.get("scope") ?? "").split(" ").includes("write");
  const [assistant, setAssistant] = useState<AskingAssistant | null>(null);
  const [failed, setFailed] = useState(false);
  const [mayWrite, setMayWrite] = useState(false);
  const [busy, setBusy] = useState<"yes" | "no" | null>(null);

  useEffect(() => {
    fetchAskingAssistant(clientId).then(setAssistant, () => setFailed(true));
  }, [clientId]);

  const answer = async (accept: boolean) => {
    setBusy(accept ? "yes" : "no");
    try {
      window.location.assign(await answerAssistant({ query, accept, write: mayWrite }));
    } catch {
      setFailed(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void answer(true);
  };

  if (failed) return <ErrorState message={GONE} />;
  if (!assistant) return <PageSpinner />;
  return (
    <form className={className} onSubmit={submit}>
      <p>
        <b>{assistant.name}</b> asks to read your profile, income, assets, debts, goals and their history. It waits at{" "}
        {assistant.hosts.join(", ")}. Say yes only if you began this yourself just now.
      </p>
      {asksToWrite && (
        <CheckboxField
          label="It may change them too"
          help="Each change shows in Activity under its name, and you can take it back. Without this it can only read."
          checked={mayWrite}
          onChange={({ target }) => setMayWrite(target.checked)}
        />
      )}
      <Button type="submit" variant="primary" busy={busy === "yes"} busyLabel="Letting it in...">
        Let it in
      </Button>
      <Button busy={busy === "no"} busyLabel="Refusing..." onClick={() => void answer(false)}>
        No
      </Button>
      <p>You are signed in as {email}.</p>
    </form>
  );
}
