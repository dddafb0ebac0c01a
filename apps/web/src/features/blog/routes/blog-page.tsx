import { Link, useSearchParams } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { formatDate } from '../../../lib/format/dates.js';
import { usePostsQuery } from '../api/blog.generated.js';
import { blogPage, categoryLabel, postCategories } from '../texts.js';
import styles from './blog.module.css';

const pageSize = 50;

export function Component() {
  const [params, setParams] = useSearchParams();
  const category = params.get('category') ?? '';
  const page = Math.max(1, Number(params.get('page') ?? '1') || 1);
  const { data, error, isFetching, refetch } = usePostsQuery({
    input: { category: category || null, offset: (page - 1) * pageSize, limit: pageSize },
  });
  const change = (next: Record<string, string>) =>
    setParams(Object.entries({ category, ...next }).filter(([, value]) => value));
  return (
    <Page width="narrow">
      <PageHeader title={blogPage.title} lead={blogPage.lead} documentTitle={blogPage.documentTitle} />
      <div className={styles.categories} role="group" aria-label={blogPage.category}>
        {['', ...Object.keys(postCategories)].map((one) => (
          <button key={one} type="button" aria-pressed={one === category} onClick={() => change({ category: one })}>
            {one ? categoryLabel(one) : blogPage.allCategories}
          </button>
        ))}
      </div>
      {error && !isFetching && <ErrorState message={blogPage.notLoaded} onRetry={() => void refetch()} />}
      {!data && isFetching && <Loading inline />}
      {data?.posts.total === 0 && <EmptyState title={blogPage.none.title}>{blogPage.none.text}</EmptyState>}
      <ul className={styles.list}>
        {data?.posts.items.map((post) => (
          <li key={post.id}>
            <div className={styles.meta}>
              {categoryLabel(post.category)} · {formatDate(post.createdAt)}
            </div>
            <h2>
              <Link to={`/blog/${post.slug}`}>{post.title}</Link>
            </h2>
            <p>{post.excerpt}</p>
          </li>
        ))}
      </ul>
      {data && (
        <Pagination
          label={blogPage.pages}
          page={page}
          total={data.posts.total}
          pageSize={pageSize}
          onPage={(next) => change({ page: String(next) })}
        />
      )}
    </Page>
  );
}
