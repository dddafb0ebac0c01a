import { Field } from '../../../components/ui/field.js';
import { Segments } from '../../../components/ui/filters.js';
import { submissions } from '../texts.js';
import type { SubmissionFilterState } from './use-submission-filter.js';

export function SubmissionFilters({ filter, byState = true }: { filter: SubmissionFilterState; byState?: boolean }) {
  return (
    <>
      <Field label={submissions.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder={submissions.searchExample}
            value={filter.search}
            onChange={(event) => filter.setSearch(event.target.value)}
          />
        )}
      </Field>
      {byState && (
        <Segments
          label={submissions.state}
          value={filter.shown}
          options={submissions.states}
          onChange={filter.setShown}
        />
      )}
    </>
  );
}
