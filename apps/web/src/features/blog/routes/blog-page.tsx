import { Link } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list-frame.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDate } from '../../../lib/format/dates.js';
import { picked } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { blogApi } from '../api/blog.generated.js';
import { blogPage, categoryLabel, postCategories } from '../texts.js';
import styles from './blog.module.css';

const filters = { category: picked };

export function Component() {
  const {
    list,
    filters: { chosen, choose },
  } = useListPage({
    endpoint: blogApi.endpoints.posts,
    filters,
    pageSize: 50,
    ask: ({ category }, { page, pageSize }) => ({
      input: { category: category || null, offset: (page - 1) * pageSize, limit: pageSize },
    }),
    pick: ({ posts }) => posts,
    notLoaded: blogPage.notLoaded,
  });
  return (
    <Page width="narrow">
      <PageHeader title={blogPage.title} lead={blogPage.lead} documentTitle={blogPage.documentTitle} />
      <div className={styles.categories} role="group" aria-label={blogPage.category}>
        {['', ...Object.keys(postCategories)].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === chosen.category}
            onClick={() => choose({ category: one })}
          >
            {one ? categoryLabel(one) : blogPage.allCategories}
          </button>
        ))}
      </div>
      <ListFrame
        list={list}
        waiting={<Loading inline />}
        empty={<EmptyState title={blogPage.none.title}>{blogPage.none.text}</EmptyState>}
        pagesLabel={blogPage.pages}
      >
        {(posts, isStale) => (
          <ul className={styles.list} aria-busy={isStale}>
            {posts.map((post) => (
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
        )}
      </ListFrame>
    </Page>
  );
}
