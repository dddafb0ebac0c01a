import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import type { ListAddress } from '../../../lib/lists/use-list-address.js';
import { eventTableFilters } from '../event-table-filters.js';
import { eventTable } from '../texts.js';

const { sources, claims, statuses } = eventTable;
const sourceOptions = eventTableFilters.source.values.map((value) => ({ value, label: sources[value || 'any'] }));
const claimOptions = eventTableFilters.claim.values.map((value) => ({ value, label: claims[value || 'any'] }));
const statusOptions = eventTableFilters.status.values.map((value) => ({ value, label: statuses[value || 'any'] }));

export function EventTableFilters({ filters }: { filters: ListAddress<typeof eventTableFilters> }) {
  const { texts, type, chosen, choose } = filters;
  return (
    <>
      <SearchField
        label={eventTable.search}
        maxLength={100}
        placeholder={eventTable.searchExample}
        value={texts.search}
        onChange={(search) => type({ search })}
      />
      <FilterSelect
        label={eventTable.source}
        value={chosen.source}
        options={sourceOptions}
        onChange={(source) => choose({ source })}
      />
      <FilterSelect
        label={eventTable.claim}
        value={chosen.claim}
        options={claimOptions}
        onChange={(claim) => choose({ claim })}
      />
      <FilterSelect
        label={eventTable.status}
        value={chosen.status}
        options={statusOptions}
        onChange={(status) => choose({ status })}
      />
    </>
  );
}
