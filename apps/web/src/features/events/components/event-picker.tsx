import { Field } from '../../../components/ui/field.js';
import { useMyEventsQuery } from '../api/events.generated.js';

/** One of the organizer's own events, or all of them. */
export function EventPicker({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useMyEventsQuery({ input: { page: 1, pageSize: 100 } });
  return (
    <div style={{ maxWidth: 420 }}>
      <Field label="Event">
        {(control) => (
          <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">All my events</option>
            {data?.events.items.map((event) => (
              <option key={event.id} value={event.id}>
                {event.title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
