import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Page } from '../components/ui/layout.js';
import { Loading } from '../components/ui/loading.js';
import { ErrorState } from '../components/ui/notice.js';
import { useSession } from '../lib/session/use-session.js';
import type { Role } from '../lib/session/types.js';

export type Access = 'user' | Role;

/**
 * Loading, user, confirmed e-mail, profile, role: in this order. An account on the admin list needs no profile. When the
 * check itself failed, nobody is sent away.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, session, error, profileLoading, retry } = useSession();
  const location = useLocation();
  if (status === 'loading') return <Loading />;
  if (status === 'signed-out' && error) {
    return (
      <Page width="narrow">
        <ErrorState message={error.message} onRetry={retry} />
      </Page>
    );
  }
  if (!session) return <Navigate to="/login" replace state={{ from: location }} />;
  if (!session.user.emailConfirmedAt) return <Navigate to="/confirm-email" replace />;
  if (!session.profile && session.role !== 'admin')
    return profileLoading ? <Loading /> : <Navigate to="/register" replace state={{ needsProfile: true }} />;
  if (access !== 'user' && session.role !== access) return <Navigate to="/dashboard" replace />;
  return children;
}
