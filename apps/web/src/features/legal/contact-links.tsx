import { useContact } from "#config/contact.ts";
import styles from "./legal-document.module.css";

export function ContactLinks() {
  const { supportEmail, privacyEmail } = useContact();
  return (
    <section className={styles.part} aria-labelledby="contact">
      <h2 id="contact">Contact</h2>
      <p>
        Questions about the product: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <p>
        Questions about privacy and your data: <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
      </p>
    </section>
  );
}
