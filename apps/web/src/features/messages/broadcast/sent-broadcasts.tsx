import { useEffect } from 'react';
import { ProgressBar } from '../../../components/ui/progress-bar.js';
import { BlockList, Card, Stack } from '../../../components/ui/layout.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { InstantText, LongText } from '../../../components/ui/text.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { usePolling } from '../../../lib/api/polling.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { useMyBroadcastsQuery, type BroadcastFactsFragment as Broadcast } from '../api/messages.generated.js';
import { sentBroadcasts as texts } from '../texts/broadcast.js';

const POLL_MS = 800;

function Sent({ broadcast }: { broadcast: Broadcast }) {
  const { group, category, content, status, total, done, delivered, notReached, createdAt } = broadcast;
  return (
    <Card>
      <Stack gap={8}>
        <p role="status">
          <strong>{status === 'sending' ? texts.sending(done, total) : texts.sent(delivered, total)}</strong>
        </p>
        {status === 'sending' && <ProgressBar label={texts.progress} value={done} max={total} />}
        <p>
          {texts.to(group, category)} · <InstantText iso={createdAt} />
        </p>
        <LongText text={content} />
        {notReached.length > 0 && <Notice tone="warning">{texts.notReached(notReached)}</Notice>}
      </Stack>
    </Card>
  );
}

/** What an organizer wrote to groups of one event, with the progress of what is being sent. */
export function SentBroadcasts({ eventId }: { eventId: string }) {
  const dispatch = useAppDispatch();
  const [polling, pollWhile] = usePolling(POLL_MS);
  const query = useMyBroadcastsQuery({ eventId }, polling);
  const isSending = query.data?.broadcasts.some(({ status }) => status === 'sending') ?? false;
  pollWhile(isSending);
  useEffect(() => {
    if (isSending) return () => void dispatch(baseApi.util.invalidateTags(['Thread']));
    return undefined;
  }, [dispatch, isSending]);
  const problem = loadProblem(query, texts.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data || query.data.broadcasts.length === 0) return null;
  return (
    <Stack gap={12}>
      <h2>{texts.title}</h2>
      <BlockList gap={12}>
        {query.data.broadcasts.map((broadcast) => (
          <li key={broadcast.id}>
            <Sent broadcast={broadcast} />
          </li>
        ))}
      </BlockList>
    </Stack>
  );
}
