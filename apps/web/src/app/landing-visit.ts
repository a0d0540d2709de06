import "#styles/base.css";
import "./curtain.css";
import { fetchContact } from "#config/fetch-contact.ts";
import { paths } from "#config/paths.ts";
import { fetchPerson } from "#session/auth-requests.ts";
import { rememberSignedIn } from "#session/returning-visitor.ts";

/** All the script of the landing page, which is complete without it: whoever is signed in goes on to their dashboard. */
async function sendSignedInOn(): Promise<void> {
  const person = await fetchPerson().catch(() => null);
  if (person) return location.replace(paths.dashboard);
  rememberSignedIn(false);
  delete document.documentElement.dataset.returning;
}

async function fillInContact(): Promise<void> {
  const contact = await fetchContact();
  if (!contact) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-contact]")) {
    link.href = `mailto:${contact.supportEmail}`;
  }
}

void sendSignedInOn();
void fillInContact();
// The browser may show a page it had kept, from before the person signed in.
addEventListener("pageshow", (event) => event.persisted && void sendSignedInOn());
