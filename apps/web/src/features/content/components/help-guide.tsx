import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Row } from '../../../components/ui/layout.js';
import { SectionLinks } from '../../../components/ui/section-links.js';
import { guides, help, type PlatformFees } from '../texts/help.js';
import text from './static-page.module.css';

/** `fees` is null until the plan catalog is loaded. */
export function HelpGuide({ fees }: { fees: PlatformFees | null }) {
  const sections = guides(fees);
  return (
    <Page width="narrow">
      <PageHeader title={help.title} lead={help.lead} />
      <SectionLinks label={help.guides} sections={sections} />
      <div className={text.text}>
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {body}
          </section>
        ))}
        <h2>{help.closing}</h2>
        <p>{help.closingText}</p>
      </div>
      <div className={text.actions}>
        <Row>
          <LinkButton to="/help-center">{help.center}</LinkButton>
          <LinkButton look="secondary" to="/contact">
            {help.contact}
          </LinkButton>
        </Row>
      </div>
    </Page>
  );
}
