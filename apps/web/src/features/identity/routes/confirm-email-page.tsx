import { Navigate } from 'react-router-dom';
import { Loading } from '../../../components/ui/loading.js';
import { useSession } from '../../../lib/session/use-session.js';
import { ResendConfirmation } from '../components/check-inbox.js';
import { AuthLayout } from '../components/auth-layout.js';
import { awaiting } from '../texts/confirmation.js';

export function Component() {
  const { status, session } = useSession();
  if (status === 'loading') return <Loading />;
  if (!session) return <Navigate to="/login" replace />;
  if (session.user.emailConfirmedAt) return <Navigate to="/dashboard" replace />;
  return (
    <AuthLayout title={awaiting.title} lead={awaiting.lead(session.user.email)}>
      <ResendConfirmation email={session.user.email} />
    </AuthLayout>
  );
}
