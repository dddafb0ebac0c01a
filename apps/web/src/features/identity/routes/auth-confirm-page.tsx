import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { useSession } from '../../../lib/session/use-session.js';
import type { LinkType } from '../api/auth-api.js';
import { ResendConfirmation } from '../components/check-inbox.js';
import { Doorway } from '../components/doorway.js';
import { useVerification } from '../use-verification.js';

const outcomes: Record<LinkType, { text: string; target: string; afterMs: number }> = {
  signup: { text: 'Your email has been confirmed! Welcome to Stallbook.', target: '/dashboard', afterMs: 3_000 },
  recovery: { text: 'Email confirmed. You can now reset your password.', target: '/reset-password', afterMs: 2_000 },
  email_change: { text: 'Your new email address has been confirmed.', target: '/profile', afterMs: 3_000 },
};

/** Only addresses of this app; a link in a mail must not lead anywhere else. */
const ownPath = (next: string | null) => (next && /^\/(?![/\\])/.test(next) ? next : undefined);

export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const result = useVerification(params);
  const { status, session } = useSession();
  const done = result.state === 'success' ? outcomes[result.type] : undefined;
  const needsProfile = status === 'signed-in' && !session.profile && session.role !== 'admin';
  const target =
    result.state === 'success' && result.type === 'signup'
      ? (ownPath(params.get('next')) ?? done?.target)
      : done?.target;
  useEffect(() => {
    if (!done || !target || status === 'loading') return;
    const timer = setTimeout(() => {
      if (needsProfile && target !== '/reset-password')
        void navigate('/register', { replace: true, state: { needsProfile: true } });
      else void navigate(target, { replace: true });
    }, done.afterMs);
    return () => clearTimeout(timer);
  }, [done, target, needsProfile, status, navigate]);
  if (result.state === 'loading') return <Loading />;
  if (result.state === 'success') {
    return (
      <Doorway title="You are in" scene="festival">
        <Stack>
          <Notice tone="success">{done?.text}</Notice>
          <Row>
            <LinkButton to={target ?? '/dashboard'}>Continue</LinkButton>
          </Row>
        </Stack>
      </Doorway>
    );
  }
  return (
    <Doorway title={result.state === 'expired' ? 'This link no longer works' : 'We could not confirm that'}>
      <Stack>
        <Notice tone="error">{result.message}</Notice>
        <ResendConfirmation email={session?.user.email ?? params.get('email') ?? ''} />
      </Stack>
    </Doorway>
  );
}
