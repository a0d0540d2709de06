import { PRODUCT_NAME } from "@seven-figures/domain";
import type { Message } from "../mail/mail.ts";
import { mailBodies } from "../mail/mail-page.ts";
import type { AuthConfig } from "./auth-config.ts";

/** How long a link in a reset mail may be used, once. */
export const RESET_LINK_MINUTES = 60;

/** The message with the link that sets a new password. */
export function resetPasswordMail(
  person: { id: string; email: string },
  token: string,
  config: Pick<AuthConfig, "publicUrl" | "supportEmail">,
): Message {
  const url = new URL("/reset-password", config.publicUrl);
  url.searchParams.set("token", token);
  return {
    to: person.email,
    account: person.id,
    subject: `Reset your ${PRODUCT_NAME} password`,
    ...mailBodies({
      before: [
        `Someone asked to reset the password of the ${PRODUCT_NAME} account for ${person.email}.`,
        "Open this link to choose a new one:",
      ],
      link: { label: "Choose a new password", url: url.href },
      after: [
        `The link works once, within ${RESET_LINK_MINUTES} minutes. Setting a new password signs you out everywhere.`,
        `If it was not you, ignore this message: your password stays as it is. Questions? ${config.supportEmail}`,
      ],
    }),
  };
}
