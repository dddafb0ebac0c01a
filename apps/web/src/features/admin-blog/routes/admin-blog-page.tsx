import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { oneOf, typed } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminBlogApi } from '../api/admin-blog.generated.js';
import { DeletePost } from '../components/delete-post.js';
import { postColumns, type ListedPost } from '../components/post-columns.js';
import { adminBlog, postStatus } from '../texts.js';

const postFilters = { search: typed, stage: oneOf('', 'draft', 'scheduled', 'published') };
const stageOptions = postFilters.stage.values.map((value) => ({
  value,
  label: value ? postStatus[value] : adminBlog.everyStatus,
}));

export function Component() {
  const [deleting, setDeleting] = useState<ListedPost | null>(null);
  const { list, filters } = useListPage({
    endpoint: adminBlogApi.endpoints.allPosts,
    filters: postFilters,
    pageSize: 50,
    ask: ({ search, stage }, { page, pageSize }) => ({
      input: { search: search || null, stage: stage || null, offset: (page - 1) * pageSize, limit: pageSize },
    }),
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
        filters={
          <>
            <SearchField
              label={adminBlog.search}
              placeholder={adminBlog.searchExample}
              maxLength={100}
              value={filters.texts.search}
              onChange={(search) => filters.type({ search })}
            />
            <FilterSelect
              label={adminBlog.columns.status}
              value={filters.chosen.stage}
              options={stageOptions}
              onChange={(stage) => filters.choose({ stage })}
            />
          </>
        }
        empty={
          filters.isFiltered ? (
            <EmptyState
              title={adminBlog.noneFound.title}
              action={
                <Button look="secondary" onClick={filters.clear}>
                  {adminBlog.noneFound.action}
                </Button>
              }
            >
              {adminBlog.noneFound.text}
            </EmptyState>
          ) : (
            <EmptyState title={adminBlog.none.title}>{adminBlog.none.text}</EmptyState>
          )
        }
      />
      <DeletePost post={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}
