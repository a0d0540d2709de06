import { PRODUCT_NAME } from "@seven-figures/domain";
import { useContact } from "#config/contact.ts";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Wrap } from "#ui/page.tsx";
import { Brand } from "./brand.tsx";
import styles from "./public-foot.module.css";

/** Named by the specification, whatever the year is. */
const FOOTER_YEAR = 2025;

export function PublicFoot() {
  const { supportEmail } = useContact();
  return (
    <footer className={styles.foot}>
      <Wrap className={styles.wrap}>
        <Brand to={paths.landing} />
        <Badge tone="accent">Beta</Badge>
        <span>
          © {FOOTER_YEAR} {PRODUCT_NAME}
        </span>
        <nav aria-label="Legal">
          <Link to={paths.privacy}>Privacy Policy</Link>
          <Link to={paths.terms}>Terms of Service</Link>
          <a href={`mailto:${supportEmail}`} data-contact="support">
            Contact
          </a>
        </nav>
      </Wrap>
    </footer>
  );
}
