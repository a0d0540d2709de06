import { isIP } from "node:net";
import * as z from "zod/mini";
import { LOG_LEVELS } from "../logger.ts";

const DEFAULT_PORT = 3000;
const DEFAULT_DAILY_TOKENS = 200_000;
const DEFAULT_DAILY_TOKENS_ALL = 10_000_000;
export const LEAST_SECRET_LENGTH = 32;

const url = (protocols: readonly string[], what: string) =>
  z.string().check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), what));

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,12}$/, `must be a whole number from ${least} to ${most}`)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.gte(least, `must be a whole number from ${least} to ${most}`),
          z.lte(most, `must be a whole number from ${least} to ${most}`),
        ),
    ),
  );

const emailAddress = z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, "must be an e-mail address"));

/** A name in front is allowed: `Seven Figures <no-reply@money.example>`. */
const sender = z
  .string()
  .check(z.regex(/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, "must be an e-mail address"));

const proxies = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) =>
      text
        .split(",")
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  ),
  z
    .array(z.string())
    .check(
      z.refine(
        (list) => list.every(isNetwork),
        "must be addresses or networks such as 10.0.0.0/8, with commas between",
      ),
    ),
);

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The environment's variables with their checks; one that is empty counts as not set. */
export const settings = z.object({
  PORT: z._default(wholeNumber(0, 65_535), DEFAULT_PORT),
  HOST: z._default(z.string().check(z.regex(/^\S+$/, "must be an address or a name")), "127.0.0.1"),
  PUBLIC_URL: z.optional(url(["http:", "https:"], "must be an address such as https://money.example")),
  DATA_DIR: z._default(z.string(), "data"),
  DATABASE_URL: z.optional(
    url(["postgres:", "postgresql:"], "must be an address such as postgres://user:password@host:5432/database"),
  ),
  AUTH_SECRET: z.optional(
    z.string().check(z.minLength(LEAST_SECRET_LENGTH, `must have at least ${LEAST_SECRET_LENGTH} characters`)),
  ),
  SMTP_URL: z.optional(url(["smtp:", "smtps:"], "must be an address such as smtp://user:password@host:587")),
  MAIL_FROM: z._default(sender, "Seven Figures <no-reply@sevenfigures.example>"),
  SUPPORT_EMAIL: z._default(emailAddress, "support@sevenfigures.example"),
  PRIVACY_EMAIL: z._default(emailAddress, "privacy@sevenfigures.example"),
  TRUSTED_PROXIES: z._default(proxies, []),
  ADVISOR_MODEL: z.optional(z.string().check(z.regex(/^[\w-]+:\S+$/, "must be <provider>:<model>"))),
  ADVISOR_API_KEY: z.optional(z.string()),
  ADVISOR_BASE_URL: z.optional(url(["http:", "https:"], "must be an address such as http://localhost:11434/v1")),
  ADVISOR_DAILY_TOKENS: z._default(wholeNumber(0, 999_999_999_999), DEFAULT_DAILY_TOKENS),
  ADVISOR_DAILY_TOKENS_ALL: z._default(wholeNumber(0, 999_999_999_999), DEFAULT_DAILY_TOKENS_ALL),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`), "info"),
});
