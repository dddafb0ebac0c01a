import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMarkThreadReadMutation } from './api/messages.generated.js';

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Marks a conversation as read up to `seq` while its page is visible. */
export function useReadMark(threadId: string, lastReadSeq: number, seq: number): void {
  const [mark] = useMarkThreadReadMutation();
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const marked = useRef(0);
  useEffect(() => {
    if (!visible || seq <= lastReadSeq || seq <= marked.current) return;
    marked.current = seq;
    void mark({ input: { threadId, seq } });
  }, [mark, threadId, lastReadSeq, seq, visible]);
}
