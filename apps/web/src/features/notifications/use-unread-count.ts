import { useEffect } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { onLive } from '../../lib/live/live.js';
import { useUnreadNotificationCountQuery } from './api/notifications.generated.js';

/** Refetched, with what notifications are about, after live ones and when some may have been missed. */
export function useUnreadCount(): number {
  const { data } = useUnreadNotificationCountQuery();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const news = baseApi.util.invalidateTags([
      'Notification',
      'Application',
      'Payment',
      'Event',
      'Attachment',
      'Claim',
      'Invitation',
      'Subscription',
    ]);
    const refresh = () => dispatch(news);
    return onLive({ notification: refresh, reopened: refresh });
  }, [dispatch]);
  return data?.unread.count ?? 0;
}
