import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { toast } from '../../../components/ui/toast.js';
import { formatAgo } from '../../../lib/format/dates.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useFocusOnMore } from '../../../lib/hooks/use-focus-on-more.js';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsQuery,
} from '../api/notifications.generated.js';
import { notifications } from '../texts.js';
import { useUnreadCount } from '../use-unread-count.js';
import styles from './notifications.module.css';

interface FeedPageProps {
  cursor?: string;
  /** How many pages are shown after this one. */
  after: number;
  onMore: () => void;
}

/** With the pages after it, which begin where it ends now: a new notification moves all of them. */
function FeedPage({ cursor, after, onMore }: FeedPageProps) {
  const query = useNotificationsQuery({ input: { cursor } });
  const { data } = query;
  const problem = loadProblem(query, notifications.notLoaded);
  const [markRead] = useMarkNotificationReadMutation();
  const rows = useFocusOnMore(cursor !== undefined && data !== undefined);
  const failure = problem && <ErrorState {...problem} />;
  if (!data) return failure ?? <Loading inline />;
  const { items, nextCursor } = data.feed;
  if (!cursor && items.length === 0) {
    return (
      failure ?? (
        <EmptyState title={notifications.none.title} scene="other">
          {notifications.none.text}
        </EmptyState>
      )
    );
  }
  return (
    <>
      {failure}
      <ul ref={rows} className={styles.list}>
        {items.map((one) => (
          <li key={one.id}>
            <Link
              to={one.link}
              className={cx(styles.item, !one.readAt && styles.unread)}
              onClick={() => {
                if (!one.readAt) void markRead({ id: one.id });
              }}
            >
              <span className={styles.title}>
                <ServiceText>{one.title}</ServiceText>
                {!one.readAt && <span className="visually-hidden">{notifications.unread}</span>}
              </span>
              <span className={styles.body}>
                <ServiceText>{one.body}</ServiceText>
              </span>
              <time className={styles.time} dateTime={one.createdAt}>
                {formatAgo(one.createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      {nextCursor && after > 0 && <FeedPage cursor={nextCursor} after={after - 1} onMore={onMore} />}
      {nextCursor && after === 0 && (
        <Button look="secondary" onClick={onMore}>
          {notifications.older}
        </Button>
      )}
    </>
  );
}

export function Component() {
  const [older, setOlder] = useState(0);
  const [markAll, { isLoading }] = useMarkAllNotificationsReadMutation();
  const unread = useUnreadCount();
  const readAll = async () => {
    const { error } = await markAll();
    if (error) toast(notifications.notMarked, 'error');
  };
  return (
    <Page width="narrow">
      <PageHeader
        title={notifications.title}
        actions={
          <>
            <LinkButton look="quiet" small to="/notifications/preferences">
              {notifications.preferences}
            </LinkButton>
            {unread > 0 && (
              <Button look="secondary" small icon="check" busy={isLoading} onClick={() => void readAll()}>
                {notifications.markAllRead}
              </Button>
            )}
          </>
        }
      />
      <Stack>
        <FeedPage after={older} onMore={() => setOlder(older + 1)} />
      </Stack>
    </Page>
  );
}
