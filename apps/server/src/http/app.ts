import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { BOOTSTRAP_PATH, CALENDAR_PATH, CALLS_PATH } from "@seven-figures/calls";
import { type Context, Hono } from "hono";
import type { Services } from "../call/call.ts";
import type { Config } from "../config/config.ts";
import type { Answers } from "./answer.ts";
import { createAuthEndpoint } from "./auth-endpoint.ts";
import { createBootstrapEndpoint } from "./bootstrap-endpoint.ts";
import type { CallBudget } from "./call-budget.ts";
import type { CallEndpoint, CallEndpointOptions } from "./call-endpoint.ts";
import { createClientAddress } from "./client-address.ts";
import { errorAnswer } from "./error-answer.ts";
import { createMcpEndpoint, MCP_PATH, MCP_RESOURCE_PATH, protectedResource } from "./mcp-endpoint.ts";
import { HEALTH_PATH, READY_PATH } from "./probes.ts";
import type { ReminderEndpoints } from "./reminder-endpoints.ts";
import { createWebEndpoint } from "./web-endpoint.ts";

export interface AppOptions extends Pick<CallEndpointOptions, "checkStored"> {
  config: Pick<Config, "supportEmail" | "privacyEmail" | "publicUrl" | "trustedProxies">;
  services: Services;
  answers: Answers;
  callEndpoint: CallEndpoint;
  budget: CallBudget;
  reminders: ReminderEndpoints;
  /** The folder of the built web app. */
  webFolder: string;
  /** Whether the server is about to stop. */
  isDraining(): boolean;
  /** Where people reach the server, such as `https://money.example`. */
  origin: string;
}

/** How long the database may take to answer where the server is to be called ready. */
const READY_WITHIN_MS = 1_000;

async function isAnswered(ping: Promise<void>): Promise<boolean> {
  const answered = ping.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(READY_WITHIN_MS, false, { ref: false })]);
}

/** All that the server answers, by path. */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const { config, services, answers, webFolder, callEndpoint, budget, origin, checkStored } = options;
  const { supportEmail, privacyEmail } = config;
  const clientAddress = createClientAddress(config.trustedProxies);
  const authEndpoint = createAuthEndpoint(services.auth, answers, services.log);
  const webEndpoint = createWebEndpoint(webFolder, config.publicUrl, answers);
  const bootstrapEndpoint = createBootstrapEndpoint({ services, answers, budget, checkStored });
  const mcpEndpoint = createMcpEndpoint({ services, answers, budget, origin });
  const addressOf = ({ req, env }: Context<{ Bindings: HttpBindings }>) =>
    clientAddress(env.incoming.socket.remoteAddress, req.header("x-forwarded-for") ?? null);
  const noSuchPath = () => answers.json(404, { error: { status: "NOT_FOUND", message: "There is nothing here." } });

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.options("*", () => answers.of(204, null, { Allow: "GET, HEAD, POST, OPTIONS" }));
  app.all(`${CALLS_PATH}/:name`, async ({ req, env }) => {
    await callEndpoint(env.incoming, env.outgoing, req.param("name"));
    return RESPONSE_ALREADY_SENT;
  });
  app.all("/api/auth/*", (context) => authEndpoint(context.req.raw, context.env.incoming, addressOf(context)));
  app.get(BOOTSTRAP_PATH, (context) => bootstrapEndpoint(context.req.raw, addressOf(context)));
  app.all(MCP_PATH, ({ req, env }) => mcpEndpoint(req.raw, env.incoming));
  for (const path of [MCP_RESOURCE_PATH, "/.well-known/oauth-protected-resource"]) {
    app.get(path, () => answers.json(200, protectedResource(origin)));
  }
  for (const path of ["/.well-known/oauth-authorization-server/api/auth", "/.well-known/oauth-authorization-server"]) {
    app.get(path, async () => answers.json(200, await services.auth.oauthMetadata()));
  }
  app.get("/api/config", () => answers.json(200, { supportEmail, privacyEmail }));
  // Alive: to be started again where it is not. Ready: to be sent calls.
  app.get(HEALTH_PATH, () => answers.json(200, { status: "ok" }));
  app.get(READY_PATH, async () => {
    const isReady = !options.isDraining() && (await isAnswered(services.store.ping()));
    return answers.json(isReady ? 200 : 503, { status: isReady ? "ready" : "not ready" });
  });
  // The secret is in the query, since paths are logged where something fails.
  app.get(CALENDAR_PATH, ({ req }) => options.reminders.calendar(req.query("key") ?? ""));
  app.post("/api/reminders/off", ({ req }) => options.reminders.turnOff(req.query("token") ?? ""));
  app.all("/api/*", noSuchPath);
  app.get("*", ({ req }) => webEndpoint(req.raw, req.path));
  app.notFound(noSuchPath);
  app.onError((thrown, { req }) => {
    const { http, error, headers } = errorAnswer(thrown, services.log, { path: req.path });
    return answers.json(http, { error }, headers);
  });
  return app;
}
