import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Advisor } from "./advisor/advisor.ts";
import type { AdvisorMind } from "./advisor/advisor-mind.ts";
import { chooseAdvisor } from "./advisor/choose-advisor.ts";
import { openAdvisorPool } from "./advisor/worker/advisor-pool.ts";
import { createAuth } from "./auth/create-auth.ts";
import { KeptAnswers } from "./call/kept-answers.ts";
import type { Config } from "./config/config.ts";
import { keptAuthSecret, requireDataFolder } from "./config/data-folder.ts";
import { Answers } from "./http/answer.ts";
import type { AppOptions } from "./http/app.ts";
import type { AppListener } from "./http/app-listener.ts";
import { CallBudget } from "./http/call-budget.ts";
import { type CallEndpointOptions, createCallEndpoint } from "./http/call-endpoint.ts";
import { callName } from "./http/call-name.ts";
import { Drain } from "./http/drain.ts";
import { hostInAddress } from "./http/host-in-address.ts";
import { listen, refuseMalformed } from "./http/http-server.ts";
import { createReminderEndpoints } from "./http/reminder-endpoints.ts";
import { logRequests } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createSendJson } from "./http/send-json.ts";
import { createLogger, type Logger } from "./logger.ts";
import { createMail } from "./mail/create-mail.ts";
import { startReminding } from "./reminders/start-reminding.ts";
import { createSampleData } from "./sample/sample-data.ts";
import { sweepSamples } from "./sample/sweep-samples.ts";
import { openStore } from "./store/open-store.ts";
import { startSweeping } from "./store/sweep-replies.ts";

/** Parts that tests put in place of the usual ones. */
export interface Overrides extends Partial<Pick<CallEndpointOptions, "pingEveryMs" | "checkStored">> {
  webFolder?: string;
  callTimeoutMs?: number;
  callsPerMinute?: number;
  advisor?: Advisor;
  /** Where the built-in advisor works. */
  mind?: AdvisorMind;
  clock?: () => number;
  log?: Logger;
  /** Told of each query. */
  onQuery?: (sql: string) => void;
}

export interface RunningServer {
  /** Where it listens, such as `http://localhost:3000`. */
  url: string;
  /** Makes ready what the first message would else wait for. */
  warmUp(): void;
  close(): Promise<void>;
}

/** Whoever sends slower than this holds a connection for nothing. */
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;

const WEB_FOLDER = join(import.meta.dirname, "../../web/dist");

/** Starts everything. Throws a StartError where something that it needs is not to be had. */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const { advisor: given, mind, clock = Date.now, log = createLogger(config.logLevel), onQuery } = overrides;
  const { webFolder = WEB_FOLDER, callsPerMinute, callTimeoutMs: timeoutMs, pingEveryMs, checkStored } = overrides;
  const dataDir = requireDataFolder(config.dataDir);
  const authSecret = config.authSecret ?? keptAuthSecret(dataDir);
  const pool = openAdvisorPool({ log });
  const { store, db, reads, engine, close } = await openStore(
    { databaseUrl: config.databaseUrl, dataDir },
    log,
    onQuery,
  );
  // Node would answer a request without a Host itself, and without our headers.
  const server = createServer({
    keepAliveTimeout: 65_000,
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionsCheckingInterval: 1_000,
    requireHostHeader: false,
  });
  const drain = new Drain(server);
  logRequests(server, log);
  let advisor: Advisor;
  try {
    advisor = given ?? (await chooseAdvisor(config.advisor, { mind: mind ?? pool, store, log }));
    await listen(server, config);
  } catch (error) {
    await close();
    throw error;
  }

  const sweeping = startSweeping(db, log);
  // From here to the end nothing is awaited: no request can come in before there is someone to answer it.
  const { port } = server.address() as AddressInfo;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const { origin } = new URL(publicUrl);
  const headers = securityHeaders(publicUrl);
  const answers = new Answers(headers);
  const mail = createMail({ ...config, dataDir }, log);
  const sampleData = createSampleData(store, clock);
  const auth = createAuth({ db, reads, engine, mail, log, sampleData, config: { ...config, publicUrl, authSecret } });
  const samples = sweepSamples(auth, store, log);
  const reminding = startReminding({ db, mail, log, clock, options: { publicUrl, authSecret } });
  const services = { store, auth, advisor, log, kept: new KeptAnswers(), clock };
  const isDraining = () => drain.isUnderWay;
  const budget = new CallBudget(callsPerMinute);
  const callEndpoint = createCallEndpoint({
    services,
    send: createSendJson(headers),
    budget,
    timeoutMs,
    pingEveryMs,
    checkStored,
  });
  const appListener = listenerOf({
    config,
    services,
    answers,
    isDraining,
    webFolder,
    callEndpoint,
    checkStored,
    budget,
    origin,
    reminders: createReminderEndpoints({ db, services, publicUrl, authSecret }, answers),
  });
  server.on("request", (incoming, outgoing) => {
    const name = callName(incoming);
    if (name !== undefined) return void callEndpoint(incoming, outgoing, name);
    void appListener().then((listener) => listener(incoming, outgoing));
  });
  refuseMalformed(server, headers);

  return {
    url: `http://${hostInAddress(config.host)}:${port}`,
    warmUp() {
      pool.warmUp();
      void appListener();
      auth.warmUp().catch((error) => log.error("Authentication could not be made ready", { error }));
    },
    async close() {
      sweeping.stop();
      samples.stop();
      reminding.stop();
      await drain.end();
      await pool.close();
      await auth.idle();
      await close();
    },
  };
}

/** What answers all but calls, and the files of the web app, are loaded when they are first needed: listening comes before. */
function listenerOf(options: AppOptions): () => Promise<AppListener> {
  let listener: Promise<AppListener> | undefined;
  return () =>
    (listener ??= import("./http/app-listener.ts").then(({ createAppListener }) => createAppListener(options)));
}
