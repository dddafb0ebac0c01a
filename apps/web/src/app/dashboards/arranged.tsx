import { useDeferredValue, type ReactNode } from 'react';
import { Card } from '../../components/ui/layout.js';
import { LoadingLines } from '../../components/ui/loading.js';
import { dashboard } from './texts.js';

const LINES = 24;

interface Answer {
  /** Only until the first answer or error. */
  isLoading: boolean;
}

/** Waits for the answers that decide which parts there are: a part that came later would move those below it. */
export function Arranged({ by, children }: { by: readonly Answer[]; children: ReactNode }) {
  const isSettled = useDeferredValue(by.every(({ isLoading }) => !isLoading));
  return isSettled ? (
    children
  ) : (
    <Card>
      <LoadingLines label={dashboard.loading} lines={LINES} />
    </Card>
  );
}
