import { formatCount } from '../../lib/format/numbers.js';
import {
  useAdminAccountCountsQuery,
  useAdminApplicationCountsQuery,
  useAdminEventCountsQuery,
  type AdminAccountCountsQuery,
  type AdminEventCountsQuery,
} from './api/admin.generated.js';
import { dashboard } from './texts.js';

interface Asked {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const isMissing = ({ error, isFetching, data }: Asked & { data?: unknown }) => Boolean(error) && !data && !isFetching;

function figure(asked: Asked & { data?: unknown }, count: number | undefined) {
  if (isMissing(asked)) return { value: '–', note: dashboard.notCounted };
  return { value: count === undefined ? undefined : formatCount(count) };
}

/** One query per service, so that one outage does not hide the other counts. */
export function useAdminCounts() {
  const accounts = useAdminAccountCountsQuery();
  const events = useAdminEventCountsQuery();
  return {
    ofAccounts: (kind: keyof AdminAccountCountsQuery['accounts']) => figure(accounts, accounts.data?.accounts[kind]),
    ofEvents: (kind: keyof AdminEventCountsQuery['events']) => figure(events, events.data?.events[kind]),
    missing: [accounts, events].filter(isMissing),
  };
}

export function useApplicationCount() {
  const asked = useAdminApplicationCountsQuery();
  return { total: figure(asked, asked.data?.applications.total), missing: [asked].filter(isMissing) };
}
