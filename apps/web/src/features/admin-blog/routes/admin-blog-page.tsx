import { useState } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminBlogApi } from '../api/admin-blog.generated.js';
import { DeletePost } from '../components/delete-post.js';
import { postColumns, type ListedPost } from '../components/post-columns.js';
import { adminBlog } from '../texts.js';

export function Component() {
  const [deleting, setDeleting] = useState<ListedPost | null>(null);
  const { list } = useListPage({
    endpoint: adminBlogApi.endpoints.allPosts,
    pageSize: 50,
    ask: (_, { page, pageSize }) => ({ input: { offset: (page - 1) * pageSize, limit: pageSize } }),
    pick: ({ posts }) => posts,
    notLoaded: adminBlog.notLoaded,
  });
  const create = (
    <LinkButton icon="plus" to="/admin/blog/new">
      {adminBlog.create}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={adminBlog.title} actions={create} />
      <DataTable
        id="posts"
        caption={adminBlog.title}
        columns={postColumns(setDeleting)}
        list={list}
        rowKey={({ id }) => id}
        empty={<EmptyState title={adminBlog.none.title}>{adminBlog.none.text}</EmptyState>}
      />
      <DeletePost post={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}
