import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorScreen } from '../components/ui/error-screen.js';
import { Loading, ScreenLoading } from '../components/ui/loading.js';
import { useSession } from '../lib/session/use-session.js';
import type { Role } from '../lib/session/types.js';

export type Access = 'user' | Role;

interface GuardProps {
  access: Access;
  loadAhead: () => Promise<unknown>;
  children: ReactNode;
}

/** Checks user, confirmed email, profile and role, in this order. Admins need no profile. A failed check never redirects. */
export function Guard({ access, loadAhead, children }: GuardProps) {
  const { status, session, error, profileLoading, retry } = useSession();
  const location = useLocation();
  // Deferred, so that slow phones stay responsive while the screen renders.
  const settled = useDeferredValue(status !== 'loading');
  useEffect(() => {
    // In parallel with the session check; the screen itself reports a failure.
    loadAhead().catch(() => undefined);
  }, [loadAhead]);
  if (status === 'loading' || !settled) return <ScreenLoading />;
  if (status === 'signed-out' && error) {
    return <ErrorScreen message={error.message} onRetry={retry} />;
  }
  if (!session) return <Navigate to="/login" replace state={{ from: location }} />;
  if (!session.user.emailConfirmedAt) return <Navigate to="/confirm-email" replace />;
  if (access === 'admin' && session.user.awaitsSecondFactor)
    return <Navigate to="/second-factor" replace state={{ from: location }} />;
  if (!session.profile && session.role !== 'admin' && !session.user.awaitsSecondFactor)
    return profileLoading ? (
      <Loading />
    ) : (
      <Navigate to="/register" replace state={{ needsProfile: true, from: location }} />
    );
  if (access !== 'user' && session.role !== access) return <Navigate to="/dashboard" replace />;
  return children;
}
