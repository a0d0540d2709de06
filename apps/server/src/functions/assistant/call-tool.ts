import { type Documents, type History, instantOf } from "@seven-figures/domain";
import { Draft } from "../../advisor/language-model/draft.ts";
import type { AdvisorTool } from "../../advisor/language-model/tools/advisor-tool.ts";
import type { AssistantVisit } from "../../auth/assistants/assistants.ts";
import { type Call, defaultDocuments, todayOf } from "../../call/call.ts";
import { recordChange } from "../../changes/record-change.ts";
import { undoChange } from "../../changes/undo-change.ts";
import { isId, newId } from "../../new-id.ts";
import type { ChangeAuthor } from "../../store/database.ts";
import { LostRace } from "../../store/lost-race.ts";
import type { StoredDocuments } from "../../store/stored-documents.ts";
import { readHistory } from "../history/read-history.ts";
import { findTool, SAID, takeSaid, UNDO_TOOL } from "./assistant-tools.ts";

/** What a tool answers: JSON for the assistant. */
interface ToolAnswer {
  result: unknown;
  isError: boolean;
}

/** The assistant, by the name that people see and by its id: others may go by the same name. */
interface Author {
  by: ChangeAuthor;
  assistantId: string;
}

/** A change that was overtaken by another is tried so often on what is there then. */
const MOST_ATTEMPTS = 5;
const READ_ONLY =
  "This assistant may only read. The person can connect it again and let it change things on the page that asks them.";

/** Calls one tool for the person that let the assistant in: nothing in the arguments can name anybody else. */
export async function callTool(
  call: Call,
  { assistant }: AssistantVisit,
  name: string,
  given: Record<string, unknown>,
): Promise<ToolAnswer> {
  const by: Author = { by: `assistant:${assistant.name}`, assistantId: assistant.id };
  if (name === UNDO_TOOL) return assistant.canWrite ? takeBack(call, by, given.changeId) : refusal(READ_ONLY);
  const found = findTool(name);
  if (!found) return refusal(`There is no tool ${name.slice(0, 100)}.`);
  if (!found.writes) {
    const { result } = await runTool(call, found.tool, given, "");
    return { result, isError: false };
  }
  if (!assistant.canWrite) return refusal(READ_ONLY);
  const asked = takeSaid(given);
  if (!asked) return refusal(`${SAID} must be the person's own words that ask for this, in 1 to 4,000 characters.`);
  return change(call, by, found.tool, asked);
}

/** As the language model's adapter runs it: on a copy of the documents, by the rules and vetoes of the domain. */
async function runTool(call: Call, tool: AdvisorTool, given: Record<string, unknown>, said: string) {
  const reader = call.services.store.reader(call.person.userId);
  const seen = await reader.documents(() => defaultDocuments(call));
  const input = {
    documents: seen.documents,
    conversation: null,
    message: said,
    today: todayOf(call),
    newId: (prefix: string) => newId(prefix, call.now),
  };
  const draft = new Draft(seen.documents, instantOf(call.now), said === "" ? null : { ...input, known: [] });
  let history: Promise<History> | undefined;
  const desk = {
    draft,
    input,
    proposed: [],
    makePlan: () => Promise.reject(new Error("Assistants have no plan to make")),
    history: () => (history ??= readHistory(reader, input.today, undefined)),
  };
  return { result: await tool.call(given, desk), draft, seen };
}

async function change(
  call: Call,
  by: Author,
  tool: AdvisorTool,
  { said, rest }: { said: string; rest: Record<string, unknown> },
): Promise<ToolAnswer> {
  for (let attempt = 1; ; attempt++) {
    const { result, draft, seen } = await runTool(call, tool, rest, said);
    draft.settle();
    if (draft.changes.length === 0) return unstored(result, draft);
    try {
      return { result: { result, ...(await store(call, by, seen, draft.documents)) }, isError: false };
    } catch (error) {
      if (!(error instanceof LostRace) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** Nothing was stored: refused, or what the app asks the person about before. */
function unstored(result: unknown, { held, askedFirst, warnings }: Draft): ToolAnswer {
  if (held.length > 0) {
    const why = askedFirst.join(" ") || "This removes more than one thing, or a whole list.";
    return refusal(`${why} Nothing was stored: the person has to do this in the app.`);
  }
  return { result: warnings.size > 0 ? { result, warnings: [...warnings] } : result, isError: true };
}

/** Stores what was made of the documents that were seen; throws {@link LostRace} where they have moved on. */
async function store(call: Call, by: Author, seen: StoredDocuments, next: Documents) {
  return call.services.store.write(call.person.userId, call.signal, async (writer) => {
    const { changeId, fields } = await recordChange(writer, call, { seen, next, ...by });
    const receipt = fields.map(({ action, thing, path, before, after }) => ({ action, thing, path, before, after }));
    return { changeId, receipt, undo: `${UNDO_TOOL}, or Undo in Activity` };
  });
}

/** An assistant takes back its own changes alone. */
async function takeBack(call: Call, by: Author, changeId: unknown): Promise<ToolAnswer> {
  return call.services.store.write(call.person.userId, call.signal, async (writer) => {
    const found = typeof changeId === "string" && isId(changeId) ? await writer.findChange(changeId) : undefined;
    if (found?.assistantId !== by.assistantId || found.undoes !== null)
      return refusal("This assistant made no such change.");
    if (found.isSummaryOnly) return refusal("This can't be undone any more: it is too long ago.");
    if (found.undoneAt !== null) return { result: { undone: false }, isError: false };
    const seen = await writer.documents(() => defaultDocuments(call));
    const undo = await undoChange(writer, call, { change: found, seen, ...by });
    if ("refused" in undo) return refusal("This can't be undone, since later edits would be lost.");
    return { result: { undone: true }, isError: false };
  });
}

function refusal(refused: string): ToolAnswer {
  return { result: { refused }, isError: true };
}
