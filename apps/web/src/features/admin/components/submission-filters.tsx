import { Field } from '../../../components/ui/field.js';
import { Segments } from '../../../components/ui/filters.js';
import type { SubmissionFilterState } from './use-submission-filter.js';

const options = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'all', label: 'All' },
] as const;

/** `byState`: false where nothing can be done. */
export function SubmissionFilters({ filter, byState = true }: { filter: SubmissionFilterState; byState?: boolean }) {
  return (
    <>
      <Field label="Search">
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder="Name, email or text"
            value={filter.search}
            onChange={(event) => filter.setSearch(event.target.value)}
          />
        )}
      </Field>
      {byState && <Segments label="State" value={filter.shown} options={options} onChange={filter.setShown} />}
    </>
  );
}
