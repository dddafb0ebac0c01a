import { oneOf, picked } from '../../lib/lists/filters.js';
import type { AdminOperationType } from './api/admin.generated.js';
import { operationFilter } from './operation-filter-texts.js';

const kinds = (Object.entries(operationFilter.kinds) as [AdminOperationType, string][])
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label));

export const operationFilters = {
  kind: oneOf('', 'all', ...kinds.map(({ value }) => value)),
  by: picked,
  about: picked,
};
export const kindOptions = [
  { value: '' as const, label: operationFilter.changes },
  { value: 'all' as const, label: operationFilter.any },
  ...kinds,
];
