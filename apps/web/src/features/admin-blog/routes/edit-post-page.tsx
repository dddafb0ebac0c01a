import { useParams } from 'react-router-dom';
import { BackLink } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { isNotFound } from '../../../lib/api/types.js';
import { useIsAnswered } from '../../../lib/hooks/use-is-answered.js';
import { usePostForEditingQuery } from '../api/admin-blog.generated.js';
import { PostDesk } from '../components/post-desk.js';
import { postForm } from '../texts.js';

export function Component() {
  const { id = '' } = useParams();
  const query = usePostForEditingQuery({ id }, { refetchOnMountOrArgChange: true });
  const isAnswered = useIsAnswered(query);
  const data = isAnswered ? query.data : undefined;
  const isMissing = isNotFound(query.error);
  const problem = loadProblem(query, postForm.notLoaded);
  const back = <BackLink to="/admin/blog">{postForm.toList}</BackLink>;
  if (isMissing && !data) {
    return (
      <Page>
        <EmptyState screen title={postForm.missing.title} action={back}>
          {postForm.missing.text}
        </EmptyState>
      </Page>
    );
  }
  if (problem && !data) return <ErrorScreen {...problem}>{back}</ErrorScreen>;
  return (
    <Page>
      {back}
      <PageHeader title={postForm.edit} />
      {data ? <PostDesk post={data.post} isDeleted={isMissing} /> : <Loading inline />}
    </Page>
  );
}
