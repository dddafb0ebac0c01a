import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useNotificationPreferencesQuery } from '../api/notifications.generated.js';
import { PushCard } from '../components/push-card.js';
import { PreferencesForm } from '../components/preferences-form.js';
import { preferencesPage as texts } from '../texts.js';

export function Component() {
  const query = useNotificationPreferencesQuery();
  const problem = loadProblem(query, texts.notLoaded);
  const preferences = query.data?.preferences;
  return (
    <Page width="narrow">
      <PageHeader title={texts.title} lead={texts.lead} />
      {problem && <ErrorState {...problem} />}
      <Stack gap={20}>
        {preferences?.pushKey && <PushCard pushKey={preferences.pushKey} />}
        {preferences ? <PreferencesForm preferences={preferences} /> : !problem && <Loading inline />}
      </Stack>
    </Page>
  );
}
