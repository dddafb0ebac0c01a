import { useEffect, useMemo, useState } from 'react';
import { loadProblem, type LoadProblem } from '../../lib/api/load-problem.js';
import { contiguous } from './contiguous.js';
import { newestMessages } from './keep-message.js';
import { messagesApi, useMessagesQuery, type MessageFactsFragment } from './api/messages.generated.js';
import { conversation } from './texts/messages.js';

const ARRIVING_MS = 60_000;
const ASK_AGAIN_MS = 1_500;

interface LoadedMessages {
  /** Oldest first; undefined while loading. */
  messages: MessageFactsFragment[] | undefined;
  problem: LoadProblem | undefined;
  hasOlder: boolean;
  loadingOlder: boolean;
  olderFailed: boolean;
  loadOlder: () => void;
}

/** Whether images or files of a message are on their way to its readers. */
export const isArriving = ({ images, files, createdAt }: MessageFactsFragment): boolean =>
  (images.some(({ imageUrl }) => !imageUrl) || files.some(({ filename }) => !filename)) &&
  Date.now() - Date.parse(createdAt) < ARRIVING_MS;

/** The newest messages of a conversation, kept up to date, and the older ones asked for. */
export function useMessages(threadId: string): LoadedMessages {
  const query = useMessagesQuery(newestMessages(threadId));
  const [known, setKnown] = useState<readonly MessageFactsFragment[]>([]);
  const [load, { isFetching, isError }] = messagesApi.endpoints.messages.useLazyQuery();
  const newest = query.data?.page.items;
  const { refetch, fulfilledTimeStamp } = query;
  // An answer that was on its way when a message arrived lacks it, and one with many new messages lacks the oldest.
  useEffect(() => {
    if (!newest) return;
    const seqs = new Set(newest.map(({ seq }) => seq));
    setKnown((before) => [...before.filter(({ seq }) => !seqs.has(seq)), ...newest]);
  }, [newest]);
  const arriving = newest?.some(isArriving) ?? false;
  useEffect(() => {
    if (!arriving) return;
    const timer = setTimeout(() => void refetch(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [arriving, fulfilledTimeStamp, refetch]);
  const messages = useMemo(() => newest && contiguous([...known, ...newest]), [known, newest]);
  const first = messages?.[0]?.seq ?? 1;
  return {
    messages,
    problem: loadProblem(query, conversation.notLoaded),
    hasOlder: first > 1,
    loadingOlder: isFetching,
    olderFailed: isError,
    loadOlder: () => {
      if (isFetching || first <= 1) return;
      void load({ input: { threadId, before: first } }).then(({ data }) => {
        if (data) setKnown((before) => [...data.page.items, ...before]);
      });
    },
  };
}
