import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { listTools } from "../functions/assistant/assistant-tools.ts";
import type { ToolAnswer } from "../functions/assistant/call-tool.ts";

const VERSION = "1.0.0";

interface McpServerOptions {
  name: string;
  instructions: string;
  canWrite: boolean;
  run(name: string, given: Record<string, unknown>): Promise<ToolAnswer>;
  /** What to tell of a call that failed; logs it. */
  onFailure(error: unknown): string;
}

/** The official server with our tools, for one request; gives what answers it. Loaded by the first assistant that comes. */
export async function openMcpServer({ name, instructions, canWrite, run, onFailure }: McpServerOptions) {
  const server = new Server({ name, version: VERSION }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listTools(canWrite) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      const { result, isError } = await run(params.name, params.arguments ?? {});
      return { content: [{ type: "text", text: JSON.stringify(result) }], isError };
    } catch (error) {
      return { content: [{ type: "text", text: onFailure(error) }], isError: true };
    }
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return (request: Request, parsedBody: unknown) => transport.handleRequest(request, { parsedBody });
}
