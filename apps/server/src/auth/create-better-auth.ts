import { betterAuth } from "better-auth";
import { anonymous } from "better-auth/plugins/anonymous";
import { jwt } from "better-auth/plugins/jwt";
import { publicOrigin } from "./auth-config.ts";
import { type BetterAuthParts, betterAuthOptions } from "./better-auth-options.ts";
import { SAMPLE_NAME, sampleEmail } from "./sample-account.ts";
import { createPasskeys, createTwoFactor } from "./second-factor-plugins.ts";
import { TOKEN_ALGORITHM } from "./tokens/signing-keys.ts";

const TOKEN_LIFE = "15m";

/** better-auth as we use it: e-mail and password, a second step, passkeys, sessions and tokens. */
export function createBetterAuth(parts: BetterAuthParts) {
  const { keys, config } = parts;
  const origin = publicOrigin(config);
  return betterAuth({
    ...betterAuthOptions(parts),
    plugins: [
      createTwoFactor(),
      createPasskeys(config),
      // Its hooks would take the new session's cookie away again; replace-session does what they are for.
      { ...anonymous({ generateRandomEmail: sampleEmail, generateName: () => SAMPLE_NAME }), hooks: {} },
      jwt({
        schema: { jwks: { modelName: "auth_jwks" } },
        adapter: { getJwks: keys.list, createJwk: keys.add },
        jwks: { keyPairConfig: { alg: TOKEN_ALGORITHM } },
        jwt: {
          issuer: origin,
          audience: origin,
          expirationTime: TOKEN_LIFE,
          // Ids alone: what a token says about a person would be out of date, and readable by whoever sees it.
          definePayload: ({ session }) => ({ sid: session.id }),
        },
        disableSettingJwtHeader: true,
      }),
    ],
  });
}

type BetterAuth = ReturnType<typeof createBetterAuth>;
/** It takes a while to load, and most calls do without it. */
export type LoadBetterAuth = () => Promise<BetterAuth>;
