import { useParams } from 'react-router-dom';
import { BackLink } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { isApiError } from '../../../lib/api/types.js';
import { usePostForEditingQuery } from '../api/admin-blog.generated.js';
import { PostDesk } from '../components/post-desk.js';
import { postForm } from '../texts.js';

export function Component() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePostForEditingQuery({ id }, { refetchOnMountOrArgChange: true });
  const missing = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_INPUT');
  const back = <BackLink to="/admin/blog">{postForm.toList}</BackLink>;
  if (error && !missing && !isFetching && !data) {
    return (
      <ErrorScreen message={postForm.notLoaded} onRetry={() => void refetch()}>
        {back}
      </ErrorScreen>
    );
  }
  if (missing) {
    return (
      <Page>
        <EmptyState screen title={postForm.missing.title} action={back}>
          {postForm.missing.text}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      {back}
      <PageHeader title={postForm.edit} />
      {data ? <PostDesk post={data.post} /> : <Loading inline />}
    </Page>
  );
}
