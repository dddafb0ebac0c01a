import { useState } from 'react';
import { Navigate, useLocation, useSearchParams, type Location } from 'react-router-dom';
import { AnchorButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader, Row } from '../../../components/ui/layout.js';
import { pathFrom } from '../../../lib/session/own-path.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { SecondFactorCard } from '../components/second-factor-card.js';
import { StepUpForm } from '../components/step-up-form.js';
import { check } from '../texts.js';

const OUTSIDE = '/admin/queues';

/** Where an admin shows the second factor, or sets one up, before going on. */
export function Component() {
  const viewer = useViewer();
  const [params] = useSearchParams();
  const asked = pathFrom((useLocation().state as { from?: Location } | null)?.from);
  const [shown, setShown] = useState(false);
  // The session can change while the recovery codes are still to be saved.
  const [isEnrolling] = useState(viewer?.user.awaitsSecondFactor && !viewer.user.hasSecondFactor);
  if (!viewer) return null;
  const { hasSecondFactor, awaitsSecondFactor } = viewer.user;
  const outside = params.get('next') === OUTSIDE;
  const done = !awaitsSecondFactor && (shown || !(hasSecondFactor || isEnrolling));
  if (done && !outside) return <Navigate to={asked ?? '/dashboard'} replace />;
  if (done) {
    return (
      <Page width="narrow">
        <PageHeader title={check.checkTitle} />
        <Row>
          <AnchorButton href={OUTSIDE}>{check.done}</AnchorButton>
        </Row>
      </Page>
    );
  }
  return (
    <Page width="narrow">
      {hasSecondFactor && !isEnrolling ? (
        <>
          <PageHeader title={check.checkTitle} lead={check.checkLead} />
          <Card>
            <StepUpForm onDone={() => setShown(true)} />
          </Card>
        </>
      ) : (
        <>
          <PageHeader title={check.enrollTitle} lead={check.enrollLead} />
          <SecondFactorCard onReady={() => setShown(true)} />
        </>
      )}
    </Page>
  );
}
