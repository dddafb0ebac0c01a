import { Fragment, Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Card } from '../../components/ui/layout.js';
import { OnceIdle } from '../../components/ui/once-idle.js';
import { LoadingLines } from '../../components/ui/skeletons.js';
import { dashboard } from './texts.js';

const LINES = 24;
const PATIENCE_MS = 8_000;

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

interface ArrangedProps {
  /** From the top: a part, and what it waits for. */
  parts: readonly { after: readonly Answer[]; shows: ReactNode }[];
  children: ReactNode;
}

/**
 * Each part waits for those above it, once: one that came later would move what is below it.
 * After a while all parts show, in case an answer never comes.
 */
export function Arranged({ parts, children }: ArrangedProps) {
  const [isLate, setLate] = useState(false);
  const waits = isLate ? -1 : parts.findIndex(({ after }) => after.some(({ isLoading }) => isLoading));
  const isWaiting = waits >= 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const known = useDeferredValue(isWaiting ? waits : parts.length);
  const [shown, setShown] = useState(known);
  if (known > shown) setShown(known);
  return (
    <>
      {parts.slice(0, shown).map(({ shows }, place) => (
        <Fragment key={place}>{shows}</Fragment>
      ))}
      {/* A new one below each part, because one that moves would count as a shift. */}
      {shown === parts.length ? children : <Fragment key={`after-${shown}`}>{waiting}</Fragment>}
    </>
  );
}
