import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { COOKIES, type KeptInBrowser, STORAGE } from "./browser-storage.ts";
import { LegalDocument, LegalPart } from "./legal-document.tsx";

export function Privacy() {
  return (
    <LegalDocument title="Privacy Policy">
      <LegalPart title="What is stored">
        <ul>
          <li>Your e-mail address and a protected form of your password, for signing in.</li>
          <li>
            What you enter: profile, education and work, income and expenses, assets, debts, goals, skills, interests.
          </li>
          <li>Your messages to the advisor and its answers, and a list of the changes made to your data.</li>
          <li>
            The browser and system of each device that you are signed in on; and, where you switch them on, what
            passkeys and authenticator apps are checked with.
          </li>
          <li>What is needed to keep the service safe, such as failed sign-ins.</li>
        </ul>
        <p>During the testing phase, please enter test data only.</p>
      </LegalPart>
      <LegalPart title="What it is used for">
        <p>
          To show you your figures, to let the advisor answer with them, and to keep your account safe. It is not sold
          and not used for advertising. There are no trackers on these pages. While you write to the advisor, the text
          goes to our server to show what it would change; nothing of it is kept before you send it.
        </p>
      </LegalPart>
      <LegalPart title="Third-party service">
        <p>
          Seven Figures uses a third-party authentication and data-storage service, which processes this data for us. If
          the advisor is set up to use a language model, the message and the figures it needs are sent to that model's
          provider.
        </p>
      </LegalPart>
      <LegalPart title="Cookies and browser storage">
        <p>Only what the pages need to work. Nothing of it follows you anywhere else. Cookies, once you sign in:</p>
        <KeptList kept={COOKIES} />
        <p>The browser's own storage, on this device alone:</p>
        <KeptList kept={STORAGE} />
      </LegalPart>
      <LegalPart title="Children">
        <p>The service is not intended for children under 13, and no data about them is knowingly kept.</p>
      </LegalPart>
      <LegalPart title="Your data is yours">
        <p>
          You can see and correct what is stored at any time. Under <Link to={paths.yourData}>Your Data</Link>, in the
          menu at the top right once you are signed in, you can download everything as one file, erase your data and
          keep the account, or delete the account with everything in it. Or write to us. Since the product is in
          testing, stored data may also be erased by us without notice.
        </p>
      </LegalPart>
      <LegalPart title="Not financial advice">
        <p>What the product says about your data is educational guidance only and not financial advice.</p>
      </LegalPart>
    </LegalDocument>
  );
}

function KeptList({ kept }: { kept: readonly KeptInBrowser[] }) {
  return (
    <ul>
      {kept.map(({ name, what, until }) => (
        <li key={name}>
          <code>{name}</code>: {what} {until}
        </li>
      ))}
    </ul>
  );
}
