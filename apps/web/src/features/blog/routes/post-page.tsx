import { useEffect } from 'react';
import { early, type Opening } from '../../../lib/first-data.js';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page } from '../../../components/ui/layout.js';
import { ScreenLoading } from '../../../components/ui/loading.js';
import { EmptyState, Notice } from '../../../components/ui/notice.js';
import { PageTitle } from '../../../components/ui/page-title.js';
import { categoryLabel } from '../../../components/post/texts.js';
import { RichText } from '../../../components/rich-text/rich-text.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { isNotFound } from '../../../lib/api/types.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import {
  blogApi,
  useCountPostViewMutation,
  usePostQuery,
  usePostsNearQuery,
  type PostQuery,
} from '../api/blog.generated.js';
import { dayOf, PostLinks } from '../components/post-list.js';
import { house, postPage, readingTime } from '../texts.js';
import styles from '../blog.module.css';

function Post({ post }: { post: PostQuery['post'] }) {
  const [countView] = useCountPostViewMutation();
  usePageMeta(post.title, post.excerpt || post.title);
  const isPublished = post.status === 'published';
  useEffect(() => {
    if (isPublished) void countView({ id: post.id });
  }, [countView, isPublished, post.id]);
  return (
    <article className={styles.article}>
      {!isPublished && (
        <div className={styles.draft}>
          <Notice title={postPage.draft.title}>{postPage.draft.text}</Notice>
        </div>
      )}
      <div className={styles.meta}>
        {categoryLabel(post.category)} · {dayOf(post)} · {postPage.by(post.authorName ?? house)} ·{' '}
        {readingTime(post.readingMinutes)}
        {postPage.inEnglish && ` · ${postPage.inEnglish}`}
      </div>
      <PageTitle lang="en">{post.title}</PageTitle>
      <RichText html={post.content} />
    </article>
  );
}

const recentShown = 5;

/** The post is worth reading without them, so they may fail silently. */
function Near({ post }: { post: PostQuery['post'] }) {
  const { data } = usePostsNearQuery({ slugOrId: post.slug });
  const related = data?.related ?? [];
  const known = new Set([post.id, ...related.map(({ id }) => id)]);
  const recent = (data?.recent ?? []).filter(({ id }) => !known.has(id));
  return (
    <aside className={styles.side}>
      <PostLinks title={postPage.related} posts={related} />
      <PostLinks title={postPage.recent} posts={recent.slice(0, recentShown)} />
    </aside>
  );
}

function NotFound() {
  usePageMeta(postPage.unknown.title);
  return (
    <EmptyState screen title={postPage.unknown.title}>
      {postPage.unknown.text}
    </EmptyState>
  );
}

export const firstData = ({ params: { slug = '' } }: Opening) => [
  blogApi.endpoints.post.initiate({ slugOrId: slug }, early),
];

export function Component() {
  const { slug = '' } = useParams();
  const query = usePostQuery({ slugOrId: slug });
  const { data, isFetching } = query;
  const missing = isNotFound(query.error);
  const problem = loadProblem(query, postPage.notLoaded);
  const back = <BackLink to="/blog">{postPage.toAll}</BackLink>;
  if (problem && !missing && !data) return <ErrorScreen {...problem}>{back}</ErrorScreen>;
  if (!data && isFetching) return <ScreenLoading />;
  const post = missing ? undefined : data?.post;
  return (
    <Page>
      <div className={styles.back}>{back}</div>
      {missing && <NotFound />}
      {post && (
        <div className={styles.columns}>
          <Post post={post} />
          <Near post={post} />
        </div>
      )}
    </Page>
  );
}
