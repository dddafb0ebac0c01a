import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppSelector, useAppStore } from '../../lib/state/hooks.js';
import { watchInactivity } from './watch-inactivity.js';

const isLoadedAgain = (): boolean =>
  ('wasDiscarded' in document && document.wasDiscarded === true) ||
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** `endsAt` is set while the warning shows. */
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
  const store = useAppStore();
  const lastActivity = useAppSelector(({ session }) => session.lastActivity);
  const expire = useEffectEvent(onExpired);
  const resumes = useRef(isLoadedAgain());
  const watch = useRef<ReturnType<typeof watchInactivity>>(undefined);
  useEffect(() => {
    const started = watchInactivity({
      store,
      limitMs,
      timed,
      resumes: resumes.current,
      onWarning: setEndsAt,
      onExpired: () => expire(),
    });
    resumes.current = false;
    watch.current = started;
    return () => {
      started.stop();
      setEndsAt(null);
    };
  }, [store, limitMs, timed]);
  useEffect(() => watch.current?.check(), [lastActivity]);
  return { endsAt, stay: () => watch.current?.stay() };
}
