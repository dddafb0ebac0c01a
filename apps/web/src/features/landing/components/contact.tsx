import { mailTo } from '@stallbook/kernel/mail-to';
import type { ReactNode } from 'react';
import { AnchorButton, LinkButton } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { useLandingTextsQuery } from '../api/landing.generated.js';
import { contact, samples } from '../texts.js';
import styles from './contact.module.css';
import { SampleMark } from './sample-mark.js';
import { Section } from './section.js';

/** `form`: the quick form, which another feature owns. */
export function Contact({ form }: { form: ReactNode }) {
  const { data } = useLandingTextsQuery();
  return (
    <Section title={contact.title} lead={contact.text} side={<div className={styles.form}>{form}</div>}>
      {data?.texts.samples.includes('contact') && <SampleMark>{samples.contact}</SampleMark>}
      <Row>
        {data && (
          <AnchorButton look="secondary" icon="mail" href={mailTo(data.texts.contactEmail)}>
            {contact.mailLabel}
          </AnchorButton>
        )}
        <LinkButton look="secondary" to="/contact">
          {contact.page}
        </LinkButton>
      </Row>
    </Section>
  );
}
