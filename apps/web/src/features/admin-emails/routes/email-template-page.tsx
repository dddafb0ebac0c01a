import { useParams, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { languageNames, type Language } from '../../../lib/language/texts.js';
import { useEmailTemplatesQuery } from '../api/admin-emails.generated.js';
import { TemplateEditor } from '../components/template-editor.js';
import { editor as texts, list, types } from '../texts.js';

const languages = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }));

export function Component() {
  const { type } = useParams();
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useEmailTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data && !isFetching) return <ErrorScreen message={list.notLoaded} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const versions = data.templates.filter((one) => one.type === type);
  const template = versions.find(({ language }) => language === params.get('language')) ?? versions[0];
  const toList = (
    <LinkButton look="secondary" small icon="left" to="/admin/email-templates">
      {texts.toList}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader
        title={template ? types[template.type].title : texts.unknown}
        lead={template && types[template.type].goesTo}
        actions={toList}
      />
      {template && (
        <Stack gap={24}>
          <Segments
            label={texts.language}
            value={template.language}
            options={languages}
            onChange={(language) => setParams({ language }, { replace: true })}
          />
          <TemplateEditor key={`${template.type} ${template.language}`} template={template} />
        </Stack>
      )}
    </Page>
  );
}
