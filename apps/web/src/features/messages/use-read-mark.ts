import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { onLive } from '../../lib/live/live.js';
import { useMarkThreadReadMutation } from './api/messages.generated.js';

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Marks a conversation as read up to `seq` while its page is visible, also after an interruption. */
export function useReadMark(threadId: string, lastReadSeq: number, seq: number): void {
  const [mark] = useMarkThreadReadMutation();
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const [connection, reconnected] = useReducer((count: number) => count + 1, 0);
  const marked = useRef(0);
  useEffect(() => onLive({ reopened: reconnected }), []);
  useEffect(() => {
    if (!visible || seq <= lastReadSeq || seq <= marked.current) return;
    marked.current = seq;
    void mark({ input: { threadId, seq } }).then(({ error }) => {
      if (error) marked.current = 0;
    });
  }, [mark, threadId, lastReadSeq, seq, visible, connection]);
}
