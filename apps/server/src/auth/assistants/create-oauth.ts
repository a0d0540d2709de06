import { oauthProvider } from "@better-auth/oauth-provider";
import { betterAuth } from "better-auth";
import { assistantResource, publicOrigin } from "../auth-config.ts";
import { type BetterAuthParts, betterAuthOptions } from "../better-auth-options.ts";

/** What an assistant may be granted: `write` only where the person says so; `offline_access` is to renew its token. */
const ASSISTANT_SCOPES = ["read", "write", "offline_access"] as const;
/** Where people say yes or no, and sign in before that where they have to. */
const CONNECT_PATH = "/connect";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * OAuth 2.1 for people's own assistants: better-auth once more, on the same tables and cookies, with its OAuth provider
 * and nothing beside. Few servers ever need it, and it is large: it is loaded by the first assistant that asks.
 */
export async function createOauth(parts: BetterAuthParts) {
  const origin = publicOrigin(parts.config);
  const options = betterAuthOptions(parts);
  const oauth = betterAuth({
    ...options,
    plugins: [createOauthProvider(origin)],
    // Who came with no assistant that is known can't be led back: a page tells them, in place of a line of JSON.
    onAPIError: { ...options.onAPIError, errorURL: `${origin}${CONNECT_PATH}` },
  });
  // It looks into the database as it begins: where that is away, whoever asked is told so.
  await oauth.$context;
  return oauth;
}

/** Tokens say nothing by themselves: each is looked up when it is used, so that one that was revoked is refused at once. */
function createOauthProvider(origin: string) {
  const resource = assistantResource(origin);
  return oauthProvider({
    scopes: [...ASSISTANT_SCOPES],
    loginPage: CONNECT_PATH,
    consentPage: CONNECT_PATH,
    grantTypes: ["authorization_code", "refresh_token"],
    // An assistant that nobody has met registers itself; what it may do is decided by a person each time.
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    disableJwtPlugin: true,
    resources: [resource],
    clientRegistrationDefaultResources: [resource],
    accessTokenExpiresIn: HOUR_SECONDS,
    refreshTokenExpiresIn: 90 * DAY_SECONDS,
    schema: {
      oauthClient: { modelName: "auth_oauth_client" },
      oauthResource: { modelName: "auth_oauth_resource" },
      oauthClientResource: { modelName: "auth_oauth_client_resource" },
      oauthRefreshToken: { modelName: "auth_oauth_refresh_token" },
      oauthAccessToken: { modelName: "auth_oauth_access_token" },
      oauthConsent: { modelName: "auth_oauth_consent" },
      oauthClientAssertion: { modelName: "auth_oauth_client_assertion" },
    },
  });
}
