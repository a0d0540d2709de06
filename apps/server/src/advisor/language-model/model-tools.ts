import { jsonSchema, type ToolSet, tool } from "ai";
import type { AdvisorTool, Desk } from "./tools/advisor-tool.ts";
import { ADVISOR_TOOLS } from "./tools/all-tools.ts";
import { argumentsSchema } from "./tools/arguments-schema.ts";

/** More calls than any honest answer needs; the rest of a message's are refused. */
const MOST_CALLS = 100;

/** What providers are told about a tool's arguments; the arguments themselves are checked by the tool. */
const SCHEMAS = new Map(ADVISOR_TOOLS.map((one) => [one.name, argumentsSchema(one)]));

/** How much of each request the tools take, in characters. */
export const TOOLS_LENGTH = ADVISOR_TOOLS.reduce(
  (sum, { name, description }) => sum + description.length + JSON.stringify(SCHEMAS.get(name)).length,
  0,
);

/**
 * The advisor's tools as the AI SDK takes them, at work on one message. `onFailure` is told of a tool that fails: the
 * model is as well, and goes on without.
 */
export function modelTools(desk: Desk, onFailure: (tool: string, error: unknown) => void): ToolSet {
  let calls = 0;
  const call = async (one: AdvisorTool, given: unknown): Promise<unknown> => {
    calls += 1;
    if (calls > MOST_CALLS) return { refused: "Too many calls for one message." };
    try {
      return await one.call(given, desk);
    } catch (error) {
      onFailure(one.name, error);
      throw error;
    }
  };
  return Object.fromEntries(
    ADVISOR_TOOLS.map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: jsonSchema<unknown>(SCHEMAS.get(one.name) ?? {}),
        execute: (given) => call(one, given),
      }),
    ]),
  );
}
