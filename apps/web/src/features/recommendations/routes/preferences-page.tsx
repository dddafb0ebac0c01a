import { LinkButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useVendorPreferencesQuery } from '../api/recommendations.generated.js';
import { PreferencesForm } from '../components/preferences-form.js';
import { ShareAddress } from '../components/share-address.js';
import { RecommendationEmail } from '../components/recommendation-email.js';
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
      {query.data ? (
        <Stack gap={24}>
          <Card>
            <PreferencesForm preferences={query.data.preferences} />
          </Card>
          <RecommendationEmail />
          <ShareAddress />
        </Stack>
      ) : problem ? (
        <ErrorState {...problem} />
      ) : (
        <LoadingLines label={texts.loading} lines={12} />
      )}
    </Page>
  );
}
