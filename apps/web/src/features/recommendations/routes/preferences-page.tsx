import { LinkButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { SkeletonLines } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useVendorPreferencesQuery } from '../api/recommendations.generated.js';
import { PreferencesForm } from '../components/preferences-form.js';
import { ShareAddress } from '../components/share-address.js';
import { preferencesPage as texts } from '../texts.js';

export function Component() {
  const query = useVendorPreferencesQuery();
  const problem = loadProblem(query, texts.notLoaded);
  return (
    <Page width="narrow">
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <LinkButton small look="secondary" to="/vendor/recommendations">
            {texts.see}
          </LinkButton>
        }
      />
      {problem ? (
        <ErrorState {...problem} />
      ) : query.data ? (
        <Stack gap={24}>
          <Card>
            <PreferencesForm preferences={query.data.preferences} />
          </Card>
          <ShareAddress />
        </Stack>
      ) : (
        <div role="status">
          <span className="visually-hidden">{texts.loading}</span>
          <SkeletonLines lines={12} />
        </div>
      )}
    </Page>
  );
}
