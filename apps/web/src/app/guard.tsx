import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorScreen } from '../components/ui/error-screen.js';
import { Loading } from '../components/ui/loading.js';
import { useSession } from '../lib/session/use-session.js';
import type { Role } from '../lib/session/types.js';

export type Access = 'user' | Role;

interface GuardProps {
  access: Access;
  /** Begins to load the code of the screen. */
  loadAhead: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Loading, user, confirmed e-mail, profile, role: in this order. An account on the admin list needs no profile, and where admins
 * need a second factor it is led there. When the
 * check itself failed, nobody is sent away.
 */
export function Guard({ access, loadAhead, children }: GuardProps) {
  const { status, session, error, profileLoading, retry } = useSession();
  const location = useLocation();
  // The screen is drawn after the frame, and in slices: a slow phone answers in between.
  const settled = useDeferredValue(status !== 'loading');
  useEffect(() => {
    // Beside the question who is there. Whether it failed is the screen's to say.
    loadAhead().catch(() => undefined);
  }, [loadAhead]);
  if (status === 'loading' || !settled) return <Loading />;
  if (status === 'signed-out' && error) {
    return <ErrorScreen message={error.message} onRetry={retry} />;
  }
  if (!session) return <Navigate to="/login" replace state={{ from: location }} />;
  if (!session.user.emailConfirmedAt) return <Navigate to="/confirm-email" replace />;
  if (access === 'admin' && session.user.awaitsSecondFactor) return <Navigate to="/second-factor" replace />;
  if (!session.profile && session.role !== 'admin' && !session.user.awaitsSecondFactor)
    return profileLoading ? <Loading /> : <Navigate to="/register" replace state={{ needsProfile: true }} />;
  if (access !== 'user' && session.role !== access) return <Navigate to="/dashboard" replace />;
  return children;
}
