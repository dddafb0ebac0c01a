import { FilterSelect } from '../../../components/ui/list/filters.js';
import { useAdminPerformersQuery } from '../api/admin.generated.js';
import { operationFilter as texts } from '../operation-filter-texts.js';
import { performerName } from '../performer-name.js';

/** Narrows the log to what one admin did. */
export function PerformerFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data, isLoading } = useAdminPerformersQuery();
  const performers = (data?.performers ?? []).map(({ id, account }) => ({ value: id, label: performerName(account) }));
  return (
    <FilterSelect
      label={texts.by}
      value={value}
      options={[
        { value: '', label: texts.anyone },
        ...performers.toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
      onChange={onChange}
      busy={isLoading}
      wide
    />
  );
}
