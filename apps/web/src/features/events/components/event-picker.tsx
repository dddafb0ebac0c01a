import { eventOption } from '../../../components/event/event-option.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { eventPicker } from '../texts/own-events.js';

export interface EventPickerProps {
  value: string;
  /** The name of the chosen event, for when the list cannot be loaded. */
  title?: string;
  onChange: (id: string) => void;
  /** What it says before an event is chosen. */
  none?: string;
}

export function EventPicker({ value, title, onChange, none = eventPicker.all }: EventPickerProps) {
  const { data, isLoading } = useMyEventsQuery({ input: { page: 1, pageSize: maxPageSize } });
  const chosen = value && title ? [{ value, label: title }] : [];
  const events = data?.events.items.map(eventOption) ?? chosen;
  return (
    <FilterSelect
      wide
      busy={isLoading}
      label={eventPicker.label}
      value={value}
      options={[{ value: '', label: none }, ...events]}
      onChange={onChange}
    />
  );
}
