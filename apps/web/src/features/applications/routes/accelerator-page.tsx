import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useTimeSavedQuery, type TemplateFactsFragment as Template } from '../api/applications.generated.js';
import { TemplateDialog } from '../components/template-dialog.js';
import { TemplateList } from '../components/template-list.js';
import { TemplateUpsell } from '../components/template-upsell.js';
import { acceleratorPage as texts, templateUpsell } from '../texts/templates.js';
import { useTemplates } from '../use-templates.js';

function TimeSaved() {
  const { data } = useTimeSavedQuery();
  if (!data || data.saved.total === 0) return null;
  const { totalSeconds, total } = data.saved;
  return (
    <StatRow>
      <StatTile label={texts.saved.title} value={texts.saved.minutes(totalSeconds)} note={texts.saved.sent(total)} />
    </StatRow>
  );
}

function Templates({ onEdit }: { onEdit: (template: Template | null) => void }) {
  const { list, templates } = useTemplates();
  const problem = loadProblem(list, texts.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!templates) return <SkeletonCards lines={4} />;
  if (templates.length === 0) {
    return (
      <EmptyState title={texts.none} action={<Button onClick={() => onEdit(null)}>{texts.first}</Button>}>
        {texts.noneText}
      </EmptyState>
    );
  }
  return <TemplateList templates={templates} onEdit={onEdit} />;
}

export function Component() {
  const { isPro, templates = [] } = useTemplates();
  /** null: a new one. */
  const [edited, setEdited] = useState<Template | null>();
  return (
    <Page>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          templates.length > 0 && (
            <>
              <Button small icon="plus" onClick={() => setEdited(null)}>
                {texts.add}
              </Button>
              <LinkButton small look="secondary" to="/events?open=yes">
                {texts.find}
              </LinkButton>
            </>
          )
        }
      />
      {isPro === false && (
        <Card title={templateUpsell.title}>
          <TemplateUpsell />
        </Card>
      )}
      {isPro && (
        <Stack gap={20}>
          <TimeSaved />
          <Templates onEdit={setEdited} />
        </Stack>
      )}
      {edited !== undefined && (
        <TemplateDialog
          template={edited}
          taken={templates.filter(({ id }) => id !== edited?.id).map(({ templateName }) => templateName)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}
