import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { formatDate, ownTimeZone, todayIn } from '../../../lib/format/dates.js';
import { movedDates } from '../texts/moved-dates.js';
import type { EventFormValues } from './event-form-schema.js';
import { movedWith, plannedDates, type FollowingDate, type MovedDates, type PlannedDates } from './moved-dates.js';

/** Moves the other dates with the event date, and shows what moved until the organizer changes one of them. */
export function MovedDatesNotice() {
  const { getValues, setValue, watch } = useFormContext<EventFormValues>();
  const read = (): PlannedDates => {
    const [eventDate, eventEndDate, loadInDate, applicationDeadline] = getValues(plannedDates);
    return { eventDate, eventEndDate, loadInDate, applicationDeadline };
  };
  const before = useRef<PlannedDates>(undefined);
  const [moved, setMoved] = useState<MovedDates>({});
  const set = (dates: MovedDates) => {
    for (const [field, date] of Object.entries(dates)) {
      setValue(field as FollowingDate, date, { shouldDirty: true, shouldValidate: true });
    }
  };
  useEffect(() => {
    before.current = read();
    const { unsubscribe } = watch((values, { name, type }) => {
      const isOwnChange = name !== undefined && type === undefined;
      if (isOwnChange || (name && !plannedDates.some((field) => field === name))) return;
      const known = before.current ?? read();
      if (name !== 'eventDate' || !known.eventDate) {
        before.current = read();
        setMoved({});
        return;
      }
      const next = movedWith(known, values.eventDate ?? '', todayIn(ownTimeZone()));
      const { eventDate: _, ...others } = known;
      set({ ...others, ...next });
      setMoved(next);
    });
    return unsubscribe;
  }, []);
  const entries = Object.entries(moved) as [FollowingDate, string][];
  if (entries.length === 0) return null;
  const keep = () => {
    const { eventDate: _, ...others } = before.current ?? read();
    set(others);
    before.current = read();
    setMoved({});
  };
  return (
    <Notice
      title={movedDates.title}
      actions={
        <Button look="secondary" small onClick={keep}>
          {movedDates.keep}
        </Button>
      }
    >
      {entries.map(([field, date]) => (
        <div key={field}>{movedDates.line(movedDates.fields[field], formatDate(date))}</div>
      ))}
    </Notice>
  );
}
