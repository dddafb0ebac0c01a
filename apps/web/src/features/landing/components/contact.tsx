import type { ReactNode } from 'react';
import { AnchorButton, LinkButton } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { contact } from '../texts.js';
import styles from './contact.module.css';
import { Section } from './section.js';

/** `form`: the quick form, which another feature owns. */
export function Contact({ form }: { form: ReactNode }) {
  return (
    <Section title={contact.title} lead={contact.text} side={<div className={styles.form}>{form}</div>}>
      <Row>
        <AnchorButton look="secondary" icon="mail" href={`mailto:${contact.mail}`}>
          {contact.mailLabel}
        </AnchorButton>
        <LinkButton look="secondary" to="/contact">
          {contact.page}
        </LinkButton>
      </Row>
    </Section>
  );
}
