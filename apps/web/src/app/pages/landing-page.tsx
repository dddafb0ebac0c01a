import { LinkButton } from '../../components/ui/button.js';
import { Page } from '../../components/ui/layout.js';
import { ErrorState } from '../../components/ui/notice.js';
import { Hero } from '../../features/landing/components/hero.js';
import { ClaimTeaser, HowItWorks, LastCall, Plans } from '../../features/landing/components/sections.js';
import { usePlanCatalogQuery } from '../../features/plans/api/plans.generated.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { useSession } from '../../lib/session/use-session.js';

export function Component() {
  usePageMeta('Book a booth at the market');
  const { session, error, retry } = useSession();
  const { data } = usePlanCatalogQuery();
  return (
    <>
      <Hero key={session?.role ?? 'visitor'} start={session?.role === 'organizer' ? 'organizer' : 'vendor'} />
      {error && (
        <Page width="narrow">
          <ErrorState message="Connection Issue" onRetry={retry} retryLabel="Try Again">
            <LinkButton look="secondary" small to="/events">
              Browse Events
            </LinkButton>
            <span>{error.message}</span>
          </ErrorState>
        </Page>
      )}
      <HowItWorks />
      <ClaimTeaser />
      <Plans
        plans={(data?.catalog.plans ?? []).map((plan) => ({ ...plan, maxBookmarks: plan.features.maxBookmarks }))}
      />
      <LastCall />
    </>
  );
}
