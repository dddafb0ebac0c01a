import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Card, Page, PageHeader } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { formatAgo } from '../../../lib/format/dates.js';
import { languageNames } from '../../../lib/language/texts.js';
import { useEmailTemplatesQuery } from '../api/admin-emails.generated.js';
import type { Template } from '../components/wording-form.js';
import styles from '../components/email-templates.module.css';
import { list as texts, log, types } from '../texts.js';

const typesOf = (templates: readonly Template[]) =>
  [...new Set(templates.map(({ type }) => type))].map((type) => ({
    type,
    versions: templates.filter((one) => one.type === type),
  }));

export function Component() {
  const { data, error, isFetching, refetch } = useEmailTemplatesQuery();
  if (error && !data && !isFetching) return <ErrorScreen message={texts.notLoaded} onRetry={() => void refetch()} />;
  return (
    <Page width="narrow">
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <LinkButton look="secondary" small icon="list" to="/admin/emails">
            {log.link}
          </LinkButton>
        }
      />
      {!data && <SkeletonCards count={3} lines={1} />}
      {data && (
        <Card>
          <ul className={styles.rows} aria-label={texts.title}>
            {typesOf(data.templates).map(({ type, versions }) => (
              <li key={type} className={styles.row}>
                <div>
                  <h2 className={styles.title}>{types[type].title}</h2>
                  <div className="quiet">{types[type].goesTo}</div>
                  {versions.map(({ language, savedAt }) => (
                    <div key={language} className="quiet">
                      {languageNames[language]}: {savedAt ? texts.changed(formatAgo(savedAt)) : texts.original}
                    </div>
                  ))}
                </div>
                <LinkButton
                  look="secondary"
                  small
                  icon="edit"
                  to={`/admin/email-templates/${type}`}
                  aria-label={texts.editNamed(types[type].title)}
                >
                  {texts.edit}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
