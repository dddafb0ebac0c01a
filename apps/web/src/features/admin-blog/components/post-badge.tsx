import { Badge } from '../../../components/ui/badge.js';
import { formatInstant } from '../../../lib/format/dates.js';
import { postStatus } from '../texts.js';
import styles from './post-badge.module.css';

interface Timed {
  status: 'published' | 'draft';
  publishAt: string | null;
}

export const statusText = ({ status, publishAt }: Timed): string =>
  status === 'draft' && publishAt ? postStatus.scheduledFor(publishAt) : postStatus[status];

export function PostBadge({ status, publishAt }: Timed) {
  if (status === 'published') return <Badge tone="green">{postStatus.published}</Badge>;
  if (!publishAt) return <Badge tone="gray">{postStatus.draft}</Badge>;
  return (
    <span className={styles.scheduled}>
      <Badge tone="blue">{postStatus.scheduled}</Badge>
      <small>{formatInstant(publishAt)}</small>
    </span>
  );
}
