import { useState } from 'react';
import { eventOption } from '../../../components/event/event-option.js';
import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import { useTypedTexts } from '../../../lib/hooks/use-typed-texts.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { useEventQuery, useMyEventsQuery } from '../api/events.generated.js';
import { eventPicker } from '../texts/own-events.js';

export interface EventPickerProps {
  value: string;
  /** The name of the chosen event, for when the list cannot be loaded. */
  title?: string;
  onChange: (id: string) => void;
  /** What it says before an event is chosen. */
  none?: string;
}

/** With more events than one answer holds, a search finds the others. */
export function EventPicker({ value, title, onChange, none = eventPicker.all }: EventPickerProps) {
  const [search, setSearch] = useState('');
  const { texts, type } = useTypedTexts({ search }, (typed) => setSearch(typed.search.trim()));
  const all = useMyEventsQuery({ input: { page: 1, pageSize: maxPageSize } });
  const found = useMyEventsQuery({ input: { search, page: 1, pageSize: maxPageSize } }, { skip: !search });
  const own = all.data?.events.items ?? [];
  const matches = found.data?.events.items;
  const options = ((search && matches) || own).map(eventOption);
  const known = [...own, ...(matches ?? [])].find(({ id }) => id === value);
  const unlisted = useEventQuery({ id: value }, { skip: !value || !!known || !all.data }).currentData?.event;
  const chosen = known ?? unlisted;
  if (value && !options.some((option) => option.value === value)) {
    options.unshift(chosen ? eventOption(chosen) : { value, label: title ?? eventPicker.chosen });
  }
  return (
    <>
      {(all.data?.events.total ?? 0) > maxPageSize && (
        <SearchField
          label={eventPicker.search}
          placeholder={eventPicker.searchExample}
          maxLength={100}
          value={texts.search}
          onChange={(typed) => type({ search: typed })}
        />
      )}
      {search && found.currentData && <p role="status">{eventPicker.found(found.currentData.events.total)}</p>}
      <FilterSelect
        wide
        busy={(search ? found : all).isFetching}
        label={eventPicker.label}
        value={value}
        options={[{ value: '', label: none }, ...options]}
        onChange={onChange}
      />
    </>
  );
}
