import type { LogLevel } from "../logger.ts";

/** Everything that can be set from outside, checked. Read once, at the start. */
export interface Config {
  /** 0: any free port. */
  port: number;
  host: string;
  /** Where people reach the server; null: `http://localhost:<port>`. */
  publicUrl: string | null;
  dataDir: string;
  /** A PostgreSQL address; null: SQLite in the data folder. */
  databaseUrl: string | null;
  /** Null: made at the first start and kept in the data folder. */
  authSecret: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  supportEmail: string;
  privacyEmail: string;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  advisor: AdvisorConfig;
  logLevel: LogLevel;
}

export interface AdvisorConfig {
  /** `<provider>:<model>`; null: the built-in advisor. */
  model: string | null;
  apiKey: string | null;
  baseUrl: string | null;
  /** Tokens that a language model may use for one person in a day. */
  dailyTokens: number;
  /** Tokens that it may use for everyone together in a day. */
  serverDailyTokens: number;
}
