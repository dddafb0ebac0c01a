import { AnchorButton, Button } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import { Page, PageHeader, Row } from '../../../components/ui/layout.js';
import { SearchField, Segments } from '../../../components/ui/list/filters.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { Loading, ScreenLoading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { postCategories } from '../../../components/post/texts.js';
import { firstText } from '../../../lib/first-text.js';
import { picked, typed } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { blogApi, useBlogHighlightsQuery } from '../api/blog.generated.js';
import { PostLinks, PostTeaser } from '../components/post-list.js';
import { blogPage } from '../texts.js';
import styles from '../blog.module.css';

const recentShown = 10;
const filters = { search: typed, category: picked };
const categories = [
  { value: '', label: blogPage.allCategories },
  ...Object.entries(postCategories).map(([value, label]) => ({ value, label })),
];

export function Component() {
  const { data: highlights, isLoading } = useBlogHighlightsQuery({ recent: { limit: recentShown } });
  const {
    list,
    filters: { chosen, choose, texts, type },
  } = useListPage({
    endpoint: blogApi.endpoints.posts,
    filters,
    pageSize: 50,
    ask: ({ search, category }, { page, pageSize }) => ({
      input: {
        search: search || null,
        category: category || null,
        offset: (page - 1) * pageSize,
        limit: pageSize,
      },
    }),
    pick: ({ posts }) => posts,
    notLoaded: blogPage.notLoaded,
  });
  if (!list.rows && !list.problem && firstText()) return <ScreenLoading />;
  const isNarrowed = chosen.category !== '' || chosen.search !== '';
  const showsAll = !isNarrowed && list.rows?.length === list.total;
  const featured = !isNarrowed && list.page === 1 ? (highlights?.featured.items ?? []) : [];
  return (
    <Page>
      <PageHeader title={blogPage.title} lead={blogPage.lead} documentTitle={blogPage.documentTitle} />
      {isLoading && !isNarrowed && <div className={styles.featuredPlace} aria-hidden="true" />}
      {featured.length > 0 && (
        <ul className={styles.featured} aria-label={blogPage.featured}>
          {featured.map((post) => (
            <li key={post.id}>
              <PostTeaser post={post} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <div>
          <div className={styles.search} role="search">
            <SearchField
              label={blogPage.search}
              placeholder={blogPage.searchExample}
              maxLength={100}
              value={texts.search}
              onChange={(search) => type({ search })}
            />
          </div>
          <div className={styles.categories}>
            <Segments
              label={blogPage.category}
              value={chosen.category}
              options={categories}
              onChange={(category) => choose({ category })}
            />
          </div>
          <ListFrame
            list={list}
            waiting={<Loading inline />}
            empty={
              <EmptyState
                title={chosen.search ? blogPage.none.search(chosen.search) : blogPage.none.title}
                action={
                  isNarrowed && (
                    <Button look="secondary" onClick={() => choose({ search: '', category: '' })}>
                      {blogPage.none.action}
                    </Button>
                  )
                }
              >
                {blogPage.none.text}
              </EmptyState>
            }
            pagesLabel={blogPage.pages}
          >
            {(posts, isStale) => (
              <ul className={styles.list} aria-busy={isStale}>
                {posts.map((post) => (
                  <li key={post.id}>
                    <PostTeaser post={post} />
                  </li>
                ))}
              </ul>
            )}
          </ListFrame>
        </div>
        <aside className={styles.side}>
          <PostLinks title={blogPage.popular} posts={highlights?.popular ?? []} />
          <div className={cx(showsAll && styles.doubled)}>
            <PostLinks title={blogPage.recent} posts={highlights?.recent ?? []} />
          </div>
          <Row gap={8}>
            <AnchorButton look="quiet" small className={styles.first} href="/blog/rss.xml">
              {blogPage.feed}
            </AnchorButton>
            <AnchorButton look="quiet" small href="/blog/atom.xml">
              {blogPage.atom}
            </AnchorButton>
          </Row>
        </aside>
      </div>
    </Page>
  );
}
