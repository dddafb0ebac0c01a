import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Card } from '../../components/ui/layout.js';
import { OnceIdle } from '../../components/ui/once-idle.js';
import { LoadingLines } from '../../components/ui/skeletons.js';
import { dashboard } from './texts.js';

const LINES = 24;
const PATIENCE_MS = 2_000;

const waiting = (
  <Card>
    <LoadingLines label={dashboard.loading} lines={LINES} />
  </Card>
);

/** What comes after the first parts. */
export const BelowTheFold = ({ children }: { children: ReactNode }) => (
  <OnceIdle fallback={waiting}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </OnceIdle>
);

interface Answer {
  isLoading: boolean;
}

/**
 * Waits for the answers that decide which parts there are, because a part that came later would move those below it;
 * but only once, and not for long.
 */
export function Arranged({ by, children }: { by: readonly Answer[]; children: ReactNode }) {
  const isSettled = useDeferredValue(by.every(({ isLoading }) => !isLoading));
  const [isShown, setIsShown] = useState(false);
  if (isSettled && !isShown) setIsShown(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? children : waiting;
}
