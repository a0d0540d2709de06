import { type Finding, judgeChanges, type Proposal } from "@seven-figures/advisor";
import {
  applyChanges,
  type Change,
  type Documents,
  type Goal,
  type Instant,
  type Refusal,
} from "@seven-figures/domain";
import { thingsGone } from "./things-gone.ts";

/** What changes are judged by: the person's own words. */
type Told = Pick<Proposal, "message" | "today" | "known" | "newId">;

/** What became of one proposed change, to be told to the model. */
export type Verdict = { done: true } | { refused: string } | { held: string };

const ASKED = "The person is asked about this first, by the app itself. Do not say that it is done.";
const HELD = "More than one thing would go: the person is asked first, by the app itself. Do not say that it is done.";
/** It is kept until the person has answered. */
const LONGEST_HELD = 50_000;
const AFTER_UNDO = "Nothing else can be changed in a message that undoes.";

/**
 * What a model wants changed in answer to one message, tried on a copy of the documents by the rules of the domain, so
 * that later proposals see the earlier ones. Whatever a model says, at most one thing goes without the person being
 * asked: what would remove more is put aside in `held`, together with the removals before it and what rests on them.
 */
export class Draft {
  readonly before: Documents;
  /** The documents with all that was accepted so far. */
  documents: Documents;
  changes: Change[] = [];
  held: Change[] = [];
  /** Asks for the last change of the advisor's to be taken back, in place of changes. */
  undo = false;
  readonly questions: string[] = [];
  readonly quickReplies: string[] = [];
  suggestedGoals: Goal[] = [];
  readonly warnings = new Set<string>();
  /** What the app asks before some of the held changes are carried out, in words. */
  readonly askedFirst: string[] = [];
  readonly #now: Instant;
  readonly #told: Told | null;

  /** `told`: what the person said; null where nothing was, and there is nothing to judge changes by. */
  constructor(documents: Documents, now: Instant, told: Told | null = null) {
    this.before = documents;
    this.documents = documents;
    this.#now = now;
    this.#told = told;
  }

  propose(change: Change): Verdict {
    if (this.undo) return { refused: AFTER_UNDO };
    const { documents, refused } = this.#try(this.documents, change);
    if (refused) return this.#refuse(refused);
    const vetoed = this.#judge(change);
    if (vetoed) return vetoed;
    if (this.#asksFirst(change, documents)) {
      if (JSON.stringify([...this.held, change]).length > LONGEST_HELD) return { refused: "Too much at once." };
      this.#hold(change);
      return { held: HELD };
    }
    this.documents = documents;
    this.changes.push(change);
    return { done: true };
  }

  /** True, and from now on nothing else is accepted; false where changes were accepted already. */
  askForUndo(): boolean {
    this.undo = this.changes.length === 0 && this.held.length === 0;
    return this.undo;
  }

  /** Leaves out one side of what was moved where the other was never proposed; why, for the person. */
  settle(): void {
    if (!this.#told) return;
    const halves = this.#findings(this.changes).filter(({ veto }) => veto === "half-move");
    const held = new Set(halves.flatMap(({ changes }) => changes));
    for (const finding of halves) this.warnings.add(wordsOf(finding));
    if (held.size === 0) return;
    this.changes = this.changes.filter((change) => !held.has(change));
    this.documents = applyChanges(this.before, this.changes, this.#now).documents;
  }

  /** What the vetoes have against a change, whatever the model makes of the message. */
  #judge(change: Change): Verdict | null {
    const finding = this.#findings([...this.changes, change]).find(
      ({ veto, changes }) => veto !== "half-move" && changes.includes(change),
    );
    if (!finding) return null;
    const yes = "options" in finding && finding.options.some((option) => option.yes && option.changes.includes(change));
    if (!yes) return { refused: wordsOf(finding) };
    this.askedFirst.push(wordsOf(finding));
    this.held.push(change);
    return { held: ASKED };
  }

  #findings(changes: readonly Change[]): Finding[] {
    return this.#told ? judgeChanges({ ...this.#told, documents: this.before, changes }) : [];
  }

  #try(documents: Documents, change: Change): { documents: Documents; refused: Refusal | undefined } {
    const result = applyChanges(documents, [change], this.#now);
    return { documents: result.documents, refused: result.refused[0]?.refusal };
  }

  #asksFirst(change: Change, after: Documents): boolean {
    const gone = thingsGone(this.before, after).length;
    if (gone === thingsGone(this.before, this.documents).length) return false;
    return (
      gone > 1 || this.held.length > 0 || change.kind === "confirm-no-assets" || change.kind === "confirm-no-debts"
    );
  }

  #hold(change: Change): void {
    const earlier = this.changes;
    this.changes = [];
    this.documents = this.before;
    for (const one of earlier) {
      const { documents, refused } = this.#try(this.documents, one);
      if (refused || thingsGone(this.before, documents).length > 0) this.held.push(one);
      else {
        this.documents = documents;
        this.changes.push(one);
      }
    }
    this.held.push(change);
  }

  #refuse(refusal: Refusal): Verdict {
    const refused = refusalText(refusal);
    if (refusal.reason === "limit-reached") this.warnings.add(refused);
    return { refused };
  }
}

function wordsOf(finding: Finding): string {
  return "refused" in finding ? finding.refused : finding.ask;
}

function refusalText(refusal: Refusal): string {
  switch (refusal.reason) {
    case "limit-reached":
      return `I can keep at most ${refusal.limit} ${refusal.of}, so not everything was added.`;
    case "not-found":
      return "There is no entry with this id.";
    case "invalid":
      return refusal.errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join("; ");
  }
}
