import { ownTimeZone } from '../../lib/format/dates.js';
import { formatCount } from '../../lib/format/numbers.js';
import {
  useAdminAccountCountsQuery,
  useAdminEventCountsQuery,
  useAdminRecordSummariesQuery,
  type AdminAccountCountsQuery,
  type AdminEventCountsQuery,
  type AdminRecordSummariesQuery,
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

export type RecordSummary = AdminRecordSummariesQuery['records']['items'][number];
type SummarizedType = RecordSummary['type'];

/** Counts and days of all record types, in the viewer's time zone. Those of an unavailable service are missing. */
export function useRecordSummaries() {
  const asked = useAdminRecordSummariesQuery({ input: { timeZone: ownTimeZone() } });
  const of = (type: SummarizedType) => asked.data?.records.items.find((one) => one.type === type);
  const isAway = (type: SummarizedType) => asked.data?.records.missing.includes(type) === true;
  /** With statuses, the records that have one of them. */
  const count = (type: SummarizedType, ...wanted: string[]) => {
    if (isAway(type)) return { value: '–', note: dashboard.notCounted };
    const found = of(type);
    const counts = found?.statuses.flatMap((one) => (wanted.includes(one.status) ? one.count : [])) ?? [];
    const counted = wanted.length > 0 ? counts.reduce((sum, one) => sum + one, 0) : found?.total;
    return figure(asked, found && counted);
  };
  const isPartial = (asked.data?.records.missing.length ?? 0) > 0 && !asked.isFetching;
  return { of, count, missing: isMissing(asked) || isPartial ? [asked] : [] };
}
