import { LinkButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useRecommendationsQuery, useSuggestionAccessQuery } from '../api/recommendations.generated.js';
import { NoRecommendations } from '../components/no-recommendations.js';
import { RecommendationLines } from '../components/recommendation-lines.js';
import { UpgradeCard } from '../components/upgrade-card.js';
import { fitsYou, recommendationsPage as texts } from '../texts.js';

const waiting = <LoadingLines label={fitsYou.loading} lines={14} />;

function Recommendations() {
  const query = useRecommendationsQuery();
  const problem = loadProblem(query, fitsYou.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return waiting;
  const { data, placeKnown } = query.data.recommendations;
  if (data.length === 0) return <NoRecommendations placeKnown={placeKnown} />;
  return (
    <Card>
      <RecommendationLines recommendations={data} />
    </Card>
  );
}

export function Component() {
  const query = useSuggestionAccessQuery();
  const problem = loadProblem(query, fitsYou.notLoaded);
  const access = query.data?.flags.canViewSuggestions;
  return (
    <Page width="narrow">
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <LinkButton small look="secondary" to="/vendor/preferences">
            {texts.preferences}
          </LinkButton>
        }
      />
      {problem ? (
        <ErrorState {...problem} />
      ) : access === undefined ? (
        waiting
      ) : access ? (
        <Recommendations />
      ) : (
        <UpgradeCard role="vendor" />
      )}
    </Page>
  );
}
