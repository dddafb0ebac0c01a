import { useEffect } from 'react';
import type { Session } from '../../lib/session/types.js';
import { keepAppShell } from './app-shell.js';
import { OfflineNotice } from './offline-notice.js';
import { useOffline } from './use-offline.js';

/** Stores what can be read offline, and shows when there is no network. Stores nothing for admins. */
export function Offline({ session }: { session: Session }) {
  const isOffline = useOffline();
  const keeps = session.role !== 'admin';
  useEffect(() => {
    if (keeps) void keepAppShell();
  }, [keeps]);
  return isOffline && <OfflineNotice personId={session.user.id} />;
}
