import { Suspense } from 'react';
import { ConnectionIssue } from '../../features/landing/components/connection-issue.js';
import { EventCounter } from '../../features/landing/components/event-counter.js';
import { Hero } from '../../features/landing/components/hero.js';
import { ScrollProgress } from '../../features/landing/components/scroll-progress.js';
import { Page } from '../../components/ui/layout.js';
import { Loading } from '../../components/ui/loading.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { useSession } from '../../lib/session/use-session.js';
import { landingPage } from './texts/landing-page.js';

const BelowTheFold = lazyPart(() => import('../../features/landing/components/below-the-fold.js'), 'BelowTheFold');
const PlanComparison = lazyPart(() => import('../../features/plans/components/plan-comparison.js'), 'PlanComparison');
const QuickContactForm = lazyPart(
  () => import('../../features/content/components/quick-contact-form.js'),
  'QuickContactForm',
);

export function Component() {
  usePageMeta(landingPage.documentTitle);
  const { session, error, retry } = useSession();
  return (
    <>
      <ScrollProgress />
      <Hero start={session?.role === 'organizer' ? 'organizer' : 'vendor'} />
      {error && (
        <Page width="narrow">
          <ConnectionIssue error={error} onRetry={retry} />
        </Page>
      )}
      <EventCounter />
      {/* Full height, so that the footer does not jump. */}
      <Suspense
        fallback={
          <div style={{ minHeight: '100vh' }}>
            <Loading inline />
          </div>
        }
      >
        <BelowTheFold plans={<PlanComparison />} contactForm={<QuickContactForm />} />
      </Suspense>
    </>
  );
}
