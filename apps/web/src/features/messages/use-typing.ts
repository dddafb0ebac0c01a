import { useEffect, useRef, useState } from 'react';
import { onLive } from '../../lib/live/live.js';
import { useSignalTypingMutation } from './api/messages.generated.js';

const SHOWN_MS = 5_000;
const SIGNAL_EVERY_MS = 3_000;

/** Whether the other person is typing. */
export function useIsTyping(threadId: string): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const stop = onLive({
      typing: (signal) => {
        if (signal.threadId !== threadId) return;
        clearTimeout(timer);
        timer = setTimeout(end, SHOWN_MS);
        setTyping(true);
      },
      message: ({ message }) => {
        if (message.threadId === threadId) end();
      },
    });
    return () => {
      stop();
      end();
    };
  }, [threadId]);
  return typing;
}

/** Signals at most every few seconds that the viewer is typing. */
export function useSignalTyping(threadId: string): () => void {
  const [signal] = useSignalTypingMutation();
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < SIGNAL_EVERY_MS) return;
    last.current = Date.now();
    void signal({ id: threadId });
  };
}
