import { useEffect, useState } from 'react';
import { parsePath, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { returnKept } from '../../../lib/session/session.slice.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useAppDispatch, useAppStore } from '../../../lib/state/hooks.js';
import type { ChosenPlan, LinkType } from '../api/auth-api.js';
import { ResendConfirmation } from '../components/check-inbox.js';
import { AuthLayout } from '../components/auth-layout.js';
import { ProvePassword } from '../components/prove-password.js';
import { SecondStep } from '../components/second-step.js';
import { ownPath } from '../../../lib/session/own-path.js';
import { confirmation } from '../texts/confirmation.js';
import { resetPassword } from '../texts/passwords.js';
import { useLinkParams } from '../use-link-params.js';
import { useVerification } from '../use-verification.js';

const outcomes: Record<LinkType, { target: string; afterMs: number }> = {
  signup: { target: '/dashboard', afterMs: 3_000 },
  recovery: { target: '/reset-password', afterMs: 2_000 },
  email_change: { target: '/profile', afterMs: 3_000 },
};

const pricingOf = (plan: ChosenPlan | null) => (plan && plan !== 'basic' ? `/pricing?upgrade=${plan}` : undefined);

export function Component() {
  const params = useLinkParams();
  return <Confirmation key={params.toString()} params={params} />;
}

function Confirmation({ params }: { params: URLSearchParams }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [kept] = useState(() => ownPath(store.getState().session.returnTo));
  const result = useVerification(params);
  const { status, session } = useSession();
  const isAlready = result.state === 'success' && result.isAlready;
  const done = result.state === 'success' && !isAlready ? outcomes[result.type] : undefined;
  const needsProfile =
    status === 'signed-in' && !session.profile && session.role !== 'admin' && !session.user.awaitsSecondFactor;
  const target =
    result.state === 'success' && result.type === 'signup'
      ? (ownPath(params.get('next')) ?? pricingOf(result.chosenPlan) ?? kept ?? done?.target)
      : done?.target;
  useEffect(() => {
    if (done) dispatch(returnKept({ to: null }));
  }, [done, dispatch]);
  useEffect(() => {
    if (!done || !target || status === 'loading') return;
    const timer = setTimeout(() => {
      if (needsProfile && target !== '/reset-password')
        void navigate('/register', { replace: true, state: { needsProfile: true, from: parsePath(target) } });
      else void navigate(target, { replace: true });
    }, done.afterMs);
    return () => clearTimeout(timer);
  }, [done, target, needsProfile, status, navigate]);
  if (result.state === 'loading') {
    if (!result.needsPassword) return <Loading />;
    return <ProvePassword type={result.needsPassword} prove={result.prove} />;
  }
  if (result.state === 'second-factor')
    return <SecondStep methods={result.methods} onDone={result.pass} onExpired={result.expire} />;
  if (isAlready) {
    return (
      <AuthLayout title={confirmation.alreadyTitle} scene="festival">
        <Stack>
          <Notice tone="success">{confirmation.already}</Notice>
          <Row>
            {session ? (
              <LinkButton to="/dashboard">{confirmation.goOn}</LinkButton>
            ) : (
              <LinkButton to="/login">{confirmation.toLogin}</LinkButton>
            )}
          </Row>
        </Stack>
      </AuthLayout>
    );
  }
  if (result.state === 'success') {
    return (
      <AuthLayout title={confirmation.doneTitle} scene="festival">
        <Stack>
          <Notice tone="success">{confirmation.done[result.type]}</Notice>
          <Row>
            <LinkButton to={target ?? '/dashboard'}>{confirmation.goOn}</LinkButton>
          </Row>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={result.state === 'expired' ? confirmation.expiredTitle : confirmation.failedTitle}>
      <Stack>
        <ErrorState message={result.message} onRetry={result.mayRetry ? result.retry : undefined} />
        <NextStep type={params.get('type')} email={session?.user.email ?? params.get('email') ?? ''} />
      </Stack>
    </AuthLayout>
  );
}

function NextStep({ type, email }: { type: string | null; email: string }) {
  if (type === 'recovery') return <LinkButton to="/forgot-password">{resetPassword.newLink}</LinkButton>;
  if (type === 'email_change') return <LinkButton to="/profile">{confirmation.toProfile}</LinkButton>;
  return <ResendConfirmation email={email} />;
}
