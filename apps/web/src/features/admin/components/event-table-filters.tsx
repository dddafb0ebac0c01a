import { Field } from '../../../components/ui/field.js';
import { FilterSelect } from '../../../components/ui/filters.js';
import { eventTable } from '../texts.js';
import {
  claimChoices,
  sourceChoices,
  statusChoices,
  type EventTableFilters as Filters,
} from '../use-event-table-filters.js';

const { sources, claims, statuses } = eventTable;
const sourceOptions = [
  { value: '', label: sources.any },
  ...sourceChoices.map((value) => ({ value, label: sources[value] })),
] as const;
const claimOptions = [
  { value: '', label: claims.any },
  ...claimChoices.map((value) => ({ value, label: claims[value] })),
] as const;
const statusOptions = [
  { value: '', label: statuses.any },
  ...statusChoices.map((value) => ({ value, label: statuses[value] })),
] as const;

export function EventTableFilters({ filters }: { filters: Filters }) {
  const { typed, setSearch, chosen, choose } = filters;
  return (
    <>
      <Field label={eventTable.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            maxLength={100}
            placeholder={eventTable.searchExample}
            value={typed}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <FilterSelect
        label={eventTable.source}
        value={chosen.source}
        options={sourceOptions}
        onChange={(source) => choose('source', source)}
      />
      <FilterSelect
        label={eventTable.claim}
        value={chosen.claim}
        options={claimOptions}
        onChange={(claim) => choose('claim', claim)}
      />
      <FilterSelect
        label={eventTable.status}
        value={chosen.status}
        options={statusOptions}
        onChange={(status) => choose('status', status)}
      />
    </>
  );
}
