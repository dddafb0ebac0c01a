import { formatCount } from '../../../lib/format/numbers.js';
import { statusFilter } from '../texts/lists.js';

type Status = keyof typeof statusFilter.statuses;

/** The choices of a filter by status, each with how many there are. */
export const statusOptions = <S extends Status | ''>(
  statuses: readonly S[],
  counts: Partial<Record<Status, number>> | undefined,
) =>
  statuses.map((value) => {
    const status: Status = value || 'all';
    const label = statusFilter.statuses[status];
    const count = counts?.[status] ?? 0;
    return { value, label: count > 0 ? `${label} ${formatCount(count)}` : label };
  });
