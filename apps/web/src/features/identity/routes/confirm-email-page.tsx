import { Navigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Loading } from '../../../components/ui/loading.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useSignOut } from '../../../lib/session/use-sign-out.js';
import { ResendConfirmation } from '../components/check-inbox.js';
import { AuthLayout } from '../components/auth-layout.js';
import { authLayout } from '../texts/auth-layout.js';
import { awaiting } from '../texts/confirmation.js';

export function Component() {
  const { status, session } = useSession();
  const signOut = useSignOut();
  if (status === 'loading') return <Loading />;
  if (!session) return <Navigate to="/login" replace />;
  if (session.user.emailConfirmedAt) return <Navigate to="/dashboard" replace />;
  return (
    <AuthLayout title={awaiting.title} lead={awaiting.lead(session.user.email)}>
      <ResendConfirmation
        email={session.user.email}
        back={
          <Button look="quiet" onClick={() => void signOut({ to: '/login' })}>
            {authLayout.toLogin}
          </Button>
        }
      />
    </AuthLayout>
  );
}
