import type { ReactNode } from 'react';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useMessageThreadsQuery, type MessageThreadsQueryVariables } from '../api/messages.generated.js';
import { messagesPage } from '../texts/messages.js';
import { ThreadRow } from './thread-row.js';

interface ThreadPageProps {
  input: MessageThreadsQueryVariables['input'];
  current: string | undefined;
  empty: ReactNode;
  more: (cursor: string) => ReactNode;
}

export function ThreadPage({ input, current, empty, more }: ThreadPageProps) {
  const query = useMessageThreadsQuery({ input });
  const problem = loadProblem(query, messagesPage.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <Loading inline />;
  const { items, nextCursor } = query.data.threads;
  if (!input.cursor && items.length === 0) return empty;
  return (
    <>
      <ul>
        {items.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} current={thread.id === current} />
        ))}
      </ul>
      {nextCursor && more(nextCursor)}
    </>
  );
}
