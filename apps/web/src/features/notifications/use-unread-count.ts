import { useEffect } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { onLive } from '../../lib/live/live.js';
import { useUnreadNotificationCountQuery } from './api/notifications.generated.js';

/** What notifications tell about. */
const subjects = ['Application', 'Payment', 'Event', 'Attachment', 'Claim', 'Invitation', 'Subscription'] as const;

/** Refetched on live notifications, which also keeps tabs in sync, and when some may have been missed. */
export function useUnreadCount(): number {
  const { data } = useUnreadNotificationCountQuery();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const refresh = () => dispatch(baseApi.util.invalidateTags(['Notification', ...subjects]));
    return onLive({ notification: refresh, reopened: refresh });
  }, [dispatch]);
  return data?.unread.count ?? 0;
}
