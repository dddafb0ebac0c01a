import { useDeferredValue, type ReactNode } from 'react';
import { Card } from '../../components/ui/layout.js';
import { LoadingLines } from '../../components/ui/skeletons.js';
import { ErrorState } from '../../components/ui/notice.js';
import { loadProblem } from '../../lib/api/load-problem.js';
import { formatCount } from '../../lib/format/numbers.js';
import { dashboard } from './texts.js';

export interface Asked<T> {
  data?: T;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PartProps<T> {
  title: string;
  actions?: ReactNode;
  query: Asked<T>;
  problem: string;
  children: (data: T) => ReactNode;
}

export function DashboardSection<T>({ title, actions, query, problem, children }: PartProps<T>) {
  const data = useDeferredValue(query.data);
  const failed = loadProblem(query, problem);
  return (
    <Card title={title} actions={actions}>
      {data !== undefined ? (
        children(data)
      ) : failed ? (
        <ErrorState {...failed} />
      ) : (
        <LoadingLines label={dashboard.loading} lines={3} />
      )}
    </Card>
  );
}

const shown = (figure: ReactNode) => (typeof figure === 'number' ? formatCount(figure) : figure);

/** Undefined while loading, a dash after an error. */
export const figureOf = <T,>(
  { data, error, isFetching }: Asked<T>,
  pick: (data: T) => ReactNode,
): ReactNode | undefined => (data !== undefined ? shown(pick(data)) : error && !isFetching ? '—' : undefined);
