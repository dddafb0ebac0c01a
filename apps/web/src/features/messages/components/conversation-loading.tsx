import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import type { LoadProblem } from '../../../lib/api/load-problem.js';
import { messagesPage } from '../texts/messages.js';

export function ConversationLoading({ problem }: { problem: LoadProblem | undefined }) {
  return (
    <>
      <h1 className="visually-hidden">{messagesPage.title}</h1>
      {problem ? <ErrorState {...problem} /> : <Loading inline />}
    </>
  );
}
