import { useMemo, useState } from 'react';
import { loadProblem, type LoadProblem } from '../../lib/api/load-problem.js';
import { contiguous } from './contiguous.js';
import { newestMessages } from './keep-message.js';
import { useLazyMessagesQuery, useMessagesQuery, type MessageFactsFragment } from './api/messages.generated.js';
import { conversation } from './texts.js';

interface LoadedMessages {
  /** Oldest first; undefined while loading. */
  messages: MessageFactsFragment[] | undefined;
  problem: LoadProblem | undefined;
  hasOlder: boolean;
  loadingOlder: boolean;
  loadOlder: () => void;
}

/** The newest messages of a conversation, kept up to date, and the older ones asked for. */
export function useMessages(threadId: string): LoadedMessages {
  const query = useMessagesQuery(newestMessages(threadId));
  const [older, setOlder] = useState<readonly MessageFactsFragment[]>([]);
  const [load, { isFetching }] = useLazyMessagesQuery();
  const newest = query.data?.page.items;
  const messages = useMemo(() => newest && contiguous([...older, ...newest]), [older, newest]);
  const first = messages?.[0]?.seq ?? 1;
  return {
    messages,
    problem: loadProblem(query, conversation.notLoaded),
    hasOlder: first > 1,
    loadingOlder: isFetching,
    loadOlder: () => {
      if (isFetching || first <= 1) return;
      void load({ input: { threadId, before: first } }).then(({ data }) => {
        if (data) setOlder((before) => [...data.page.items, ...before]);
      });
    },
  };
}
