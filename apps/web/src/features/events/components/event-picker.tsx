import { FilterSelect } from '../../../components/ui/filters.js';
import { largestPage } from '../../../lib/pages.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { eventPicker } from '../texts/own-events.js';

export function EventPicker({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useMyEventsQuery({ input: { page: 1, pageSize: largestPage } });
  const events = data?.events.items.map((event) => ({ value: event.id, label: event.title })) ?? [];
  return (
    <FilterSelect
      label={eventPicker.label}
      value={value}
      options={[{ value: '', label: eventPicker.all }, ...events]}
      onChange={onChange}
    />
  );
}
