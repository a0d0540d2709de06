import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import ownPackage from "../../package.json" with { type: "json" };
import type { AssistantVisit } from "../auth/assistants/assistants.ts";
import type { Call } from "../call/call.ts";
import { listTools } from "../functions/assistant/assistant-tools.ts";
import { callTool } from "../functions/assistant/call-tool.ts";

interface McpServerOptions {
  name: string;
  instructions: string;
  visit: AssistantVisit;
  /** A call of the visit's person, with a tool's arguments. */
  callOf(given: Record<string, unknown>): Call;
  /** What to tell of a call that failed; logs it. */
  onFailure(error: unknown): string;
}

/** The official server with our tools, for one request; gives what answers it. Loaded by the first assistant that comes. */
export async function openMcpServer({ name, instructions, visit, callOf, onFailure }: McpServerOptions) {
  const server = new Server({ name, version: ownPackage.version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listTools(visit.assistant.canWrite) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      const given = params.arguments ?? {};
      const { result, isError } = await callTool(callOf(given), visit, params.name, given);
      return { content: [{ type: "text", text: JSON.stringify(result) }], isError };
    } catch (error) {
      return { content: [{ type: "text", text: onFailure(error) }], isError: true };
    }
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return (request: Request, parsedBody: unknown) => transport.handleRequest(request, { parsedBody });
}
