import { useEffect, useRef, useState } from 'react';
import { watchInactivity } from './watch-inactivity.js';

/** `endsAt` is set while the warning is to show. */
export function useInactivity({
  limitMs,
  timed,
  onExpired,
}: {
  limitMs: number;
  timed: boolean;
  onExpired: () => void;
}) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const expired = useRef(onExpired);
  const watch = useRef<ReturnType<typeof watchInactivity>>(undefined);
  useEffect(() => {
    expired.current = onExpired;
  });
  useEffect(() => {
    const started = watchInactivity({ limitMs, timed, onWarning: setEndsAt, onExpired: () => expired.current() });
    watch.current = started;
    return () => {
      started.stop();
      setEndsAt(null);
    };
  }, [limitMs, timed]);
  return { endsAt, stay: () => watch.current?.stay() };
}
