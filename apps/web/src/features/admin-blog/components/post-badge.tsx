import { Badge } from '../../../components/ui/badge.js';
import { postStatus } from '../texts.js';

interface Timed {
  status: 'published' | 'draft';
  publishAt: string | null;
}

export const statusText = ({ status, publishAt }: Timed): string =>
  status === 'draft' && publishAt ? postStatus.scheduled(publishAt) : postStatus[status];

export function PostBadge(post: Timed) {
  const tone = post.status === 'published' ? 'green' : post.publishAt ? 'blue' : 'gray';
  return <Badge tone={tone}>{statusText(post)}</Badge>;
}
