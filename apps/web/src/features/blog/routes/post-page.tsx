import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useArrivalFocus } from '../../../components/ui/use-arrival-focus.js';
import { isApiError } from '../../../lib/api/types.js';
import { formatDate } from '../../../lib/format/dates.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { useCountPostViewMutation, usePostQuery, type PostQuery } from '../api/blog.generated.js';
import { PostText } from '../post-text.js';
import { categoryLabel, postPage } from '../texts.js';
import styles from './blog.module.css';

function Post({ post }: { post: PostQuery['post'] }) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const [countView] = useCountPostViewMutation();
  usePageMeta(post.title, post.excerpt);
  useEffect(() => void countView({ id: post.id }), [countView, post.id]);
  return (
    <article>
      <div className={styles.meta}>
        {categoryLabel(post.category)} · {formatDate(post.createdAt)}
      </div>
      <h1 tabIndex={-1} ref={heading} style={{ marginBottom: 26 }}>
        {post.title}
      </h1>
      <div className={styles.text}>
        <PostText content={post.content} />
      </div>
    </article>
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

export function Component() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = usePostQuery({ slugOrId: slug });
  const missing = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_INPUT');
  const back = (
    <LinkButton look="quiet" small icon="left" to="/blog">
      {postPage.toAll}
    </LinkButton>
  );
  if (error && !missing && !isFetching) {
    return (
      <ErrorScreen message={postPage.notLoaded} onRetry={() => void refetch()}>
        {back}
      </ErrorScreen>
    );
  }
  return (
    <Page width="narrow">
      {back}
      <div style={{ height: 16 }} />
      {missing && <NotFound />}
      {!data && isFetching && <Loading inline />}
      {data && !missing && <Post post={data.post} />}
    </Page>
  );
}
