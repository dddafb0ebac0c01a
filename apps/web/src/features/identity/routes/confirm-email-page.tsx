import { Navigate } from 'react-router-dom';
import { Loading } from '../../../components/ui/loading.js';
import { useSession } from '../../../lib/session/use-session.js';
import { ResendConfirmation } from '../components/check-inbox.js';
import { Doorway } from '../components/doorway.js';

export function Component() {
  const { status, session } = useSession();
  if (status === 'loading') return <Loading />;
  if (!session) return <Navigate to="/login" replace />;
  if (session.user.emailConfirmedAt) return <Navigate to="/dashboard" replace />;
  return (
    <Doorway
      title="Confirm your email"
      lead={`We sent a link to ${session.user.email}. Open it to go on; it works for 24 hours.`}
    >
      <ResendConfirmation email={session.user.email} />
    </Doorway>
  );
}
