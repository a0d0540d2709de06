import * as z from "zod/mini";
import type { AdvisorTool } from "./advisor-tool.ts";

/** What others are told about a tool's arguments, as JSON Schema; the arguments themselves are checked by the tool. */
export function argumentsSchema(one: AdvisorTool): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(one.arguments, { target: "draft-7", io: "input" });
  return schema;
}
