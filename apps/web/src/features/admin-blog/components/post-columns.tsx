import { Link } from 'react-router-dom';
import { categoryLabel } from '../../../components/post/texts.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { countColumn, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Row } from '../../../components/ui/layout.js';
import type { AllPostsQuery } from '../api/admin-blog.generated.js';
import { adminBlog, publishing } from '../texts.js';
import { usePublishing } from '../use-publishing.js';
import { PostBadge, statusText } from './post-badge.js';

export type ListedPost = AllPostsQuery['posts']['items'][number];

function Actions({ post, onDelete }: { post: ListedPost; onDelete: (post: ListedPost) => void }) {
  const { busy, publish, unpublish } = usePublishing(post.id);
  return (
    <Row gap={6}>
      <LinkButton small look="secondary" to={`/admin/blog/${post.id}/edit`}>
        {adminBlog.edit}
      </LinkButton>
      {post.publishAt === null ? (
        <Button small look="secondary" busy={busy} onClick={() => void publish()}>
          {publishing.publish.action}
        </Button>
      ) : (
        <Button small look="secondary" busy={busy} onClick={() => void unpublish()}>
          {post.status === 'published' ? publishing.unpublish.action : publishing.cancel.action}
        </Button>
      )}
      <Button small look="dangerQuiet" onClick={() => onDelete(post)}>
        {publishing.remove.action}
      </Button>
    </Row>
  );
}

const { columns: headers } = adminBlog;

export const postColumns = (onDelete: (post: ListedPost) => void): readonly Column<ListedPost>[] => [
  {
    header: headers.title,
    field: 'title',
    cell: ({ slug, title }) => <Link to={`/blog/${slug}`}>{title}</Link>,
    value: ({ title }) => title,
  },
  {
    header: headers.status,
    field: 'status',
    cell: (post) => <PostBadge {...post} />,
    value: statusText,
    csv: ({ status, publishAt }) => (status === 'draft' && publishAt ? 'scheduled' : status),
  },
  {
    header: headers.category,
    field: 'category',
    cell: ({ category }) => categoryLabel(category),
    value: ({ category }) => categoryLabel(category),
    csv: ({ category }) => category,
  },
  countColumn(headers.views, ({ viewCount }) => viewCount, 'view_count'),
  instantColumn(headers.changed, ({ updatedAt }) => updatedAt, 'updated_at'),
  { header: adminBlog.actions, actions: true, cell: (post) => <Actions post={post} onDelete={onDelete} /> },
];
