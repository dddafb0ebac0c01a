import { useParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { useEmailTemplatesQuery } from '../api/email-templates.generated.js';
import { TemplateEditor } from '../components/template-editor.js';
import { editor as texts, list, types } from '../texts.js';

export function Component() {
  const { type } = useParams();
  const { data, error, isFetching, refetch } = useEmailTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !isFetching) return <ErrorScreen message={list.notLoaded} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const template = data.templates.find((one) => one.type === type);
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
      {template && <TemplateEditor key={template.type} template={template} />}
    </Page>
  );
}
