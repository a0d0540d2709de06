import { check } from "@seven-figures/domain";
import { StartError } from "../start-error.ts";
import type { Config } from "./config.ts";
import { settings } from "./settings.ts";

/** Variables whose values are not repeated where they are wrong. */
const SECRETS = new Set(["DATABASE_URL", "AUTH_SECRET", "SMTP_URL", "ADVISOR_API_KEY"]);

/** The configuration that the environment asks for; throws a {@link StartError} with a line for each wrong variable. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const checked = check(settings, given);
  if ("errors" in checked) {
    throw new StartError(
      checked.errors.map(
        ({ path, message }) => `${path} ${message}${SECRETS.has(path) ? "" : `, not '${given[path]}'`}.`,
      ),
    );
  }
  const values = checked.value;
  if (values.DATABASE_URL && !values.AUTH_SECRET) {
    throw new StartError(["AUTH_SECRET is required with DATABASE_URL, so that every process signs with the same one."]);
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    authSecret: values.AUTH_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    privacyEmail: values.PRIVACY_EMAIL,
    trustedProxies: values.TRUSTED_PROXIES,
    advisor: {
      model: values.ADVISOR_MODEL ?? null,
      apiKey: values.ADVISOR_API_KEY ?? null,
      baseUrl: values.ADVISOR_BASE_URL ?? null,
      dailyTokens: values.ADVISOR_DAILY_TOKENS,
      serverDailyTokens: values.ADVISOR_DAILY_TOKENS_ALL,
    },
    logLevel: values.LOG_LEVEL,
  };
}
