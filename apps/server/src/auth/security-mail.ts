import { PRODUCT_NAME } from "@seven-figures/domain";
import type { Message } from "../mail/mail.ts";
import { mailBodies } from "../mail/mail-page.ts";
import type { AuthConfig } from "./auth-config.ts";
import { EMAIL_LINK_MINUTES } from "./email-changes.ts";

type MailConfig = Pick<AuthConfig, "publicUrl" | "supportEmail">;

/** Whom a message is about, and the address that it goes to. */
export interface Recipient {
  userId: string;
  email: string;
}

/** The message with the link that confirms a new e-mail, sent to it. */
export function confirmEmailMail(to: Recipient, token: string, { publicUrl, supportEmail }: MailConfig): Message {
  const url = new URL("/confirm-email", publicUrl);
  url.searchParams.set("token", token);
  return {
    to: to.email,
    account: to.userId,
    subject: `Confirm your new ${PRODUCT_NAME} email`,
    ...mailBodies({
      before: [`Someone asked to use this address for a ${PRODUCT_NAME} account.`, "Open this link to confirm it:"],
      link: { label: "Confirm this email", url: url.href },
      after: [
        `The link works once, within ${EMAIL_LINK_MINUTES} minutes. Until then you sign in with the email you had.`,
        `If it was not you, ignore this message: nothing changes. Questions? ${supportEmail}`,
      ],
    }),
  };
}

/** Tells someone that how they sign in has changed, in case it was not them. `what` is a whole sentence. */
export function securityNotice(to: Recipient, what: string, { publicUrl, supportEmail }: MailConfig): Message {
  return {
    to: to.email,
    account: to.userId,
    subject: `Your ${PRODUCT_NAME} sign-in has changed`,
    ...mailBodies({
      before: [what, "See how you sign in, and where:"],
      link: { label: "Security", url: new URL("/security", publicUrl).href },
      after: [`If it was not you, set a new password at once, and write to ${supportEmail}.`],
    }),
  };
}
