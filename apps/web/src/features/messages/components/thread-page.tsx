import type { ReactNode } from 'react';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useFocusOnMore } from '../../../lib/hooks/use-focus-on-more.js';
import { useMessageThreadsQuery, type MessageThreadsQueryVariables } from '../api/messages.generated.js';
import { messagesPage } from '../texts/messages.js';
import { ThreadRow } from './thread-row.js';

interface ThreadPageProps {
  input: MessageThreadsQueryVariables['input'];
  current: string | undefined;
  /** The filters of the list. */
  query: string;
  /** How many pages are shown after this one. */
  after: number;
  empty: ReactNode;
  /** Below the last page. */
  more: ReactNode;
}

/** With the pages after it, which begin where it ends now: a conversation that moves up moves all of them. */
export function ThreadPage({ input, after, ...shown }: ThreadPageProps) {
  const { current, query, empty, more } = shown;
  const page = useMessageThreadsQuery({ input });
  const problem = loadProblem(page, messagesPage.notLoaded);
  // After a failure, conversations of other filters would pass for the answer.
  const found = problem ? page.currentData : page.data;
  const rows = useFocusOnMore(Boolean(input.cursor && found));
  const failure = problem && <ErrorState {...problem} />;
  if (!found) return failure ?? <Loading inline />;
  const { items, nextCursor } = found.threads;
  if (!input.cursor && items.length === 0) return failure ?? empty;
  return (
    <>
      {failure}
      <ul ref={rows}>
        {items.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} query={query} current={thread.id === current} />
        ))}
      </ul>
      {nextCursor && after > 0 && <ThreadPage input={{ ...input, cursor: nextCursor }} after={after - 1} {...shown} />}
      {nextCursor && after === 0 && more}
    </>
  );
}
