import { FilterSelect } from '../../../components/ui/filters.js';
import { largestPage } from '../../../lib/pages.js';
import { useMyEventsQuery } from '../api/events.generated.js';

/** One of the organizer's own events, or all of them. */
export function EventPicker({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useMyEventsQuery({ input: { page: 1, pageSize: largestPage } });
  const events = data?.events.items.map((event) => ({ value: event.id, label: event.title })) ?? [];
  return (
    <FilterSelect
      label="Event"
      value={value}
      options={[{ value: '', label: 'All my events' }, ...events]}
      onChange={onChange}
    />
  );
}
