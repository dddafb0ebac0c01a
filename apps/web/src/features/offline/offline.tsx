import { useEffect } from 'react';
import type { Session } from '../../lib/session/types.js';
import { keepAppShell } from './app-shell.js';
import { OfflineNotice } from './offline-notice.js';
import { useOffline } from './use-offline.js';

/** Keeps what is read without a network, and says so when there is none. Admins have nothing to read. */
export function Offline({ session }: { session: Session }) {
  const isOffline = useOffline();
  const keeps = session.role !== 'admin';
  useEffect(() => {
    if (keeps) void keepAppShell();
  }, [keeps]);
  return isOffline && <OfflineNotice personId={session.user.id} />;
}
