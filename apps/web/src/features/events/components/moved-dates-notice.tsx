import { useEffect, useRef, useState } from 'react';
import { useFormContext, type UseFormGetValues, type UseFormSetValue } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { formatDate, ownTimeZone, todayIn } from '../../../lib/format/dates.js';
import { movedDates } from '../texts/moved-dates.js';
import type { EventFormValues } from '../event-form-schema.js';
import {
  followingOf,
  isWhole,
  movedWith,
  plannedDates,
  type FollowingDate,
  type MovedDates,
  type PlannedDates,
} from '../moved-dates.js';

function read(getValues: UseFormGetValues<EventFormValues>): PlannedDates {
  const [eventDate, eventEndDate, loadInDate, applicationDeadline] = getValues(plannedDates);
  return { eventDate, eventEndDate, loadInDate, applicationDeadline };
}

function write(setValue: UseFormSetValue<EventFormValues>, dates: MovedDates): void {
  for (const [field, date] of Object.entries(dates)) {
    setValue(field as FollowingDate, date, { shouldDirty: true, shouldValidate: true });
  }
}

/** Moves the other dates with the event date, and shows what moved until the organizer changes one of them. */
export function MovedDatesNotice() {
  const { getValues, setValue, watch } = useFormContext<EventFormValues>();
  const before = useRef<PlannedDates>(undefined);
  const [moved, setMoved] = useState<MovedDates>({});
  useEffect(() => {
    before.current = read(getValues);
    const { unsubscribe } = watch((values, { name, type }) => {
      const isOwnChange = name !== undefined && type === undefined;
      if (isOwnChange || (name && !plannedDates.some((field) => field === name))) return;
      const known = before.current ?? read(getValues);
      if (name !== 'eventDate' || !isWhole(known.eventDate)) {
        // Load-in is on the first day until the organizer says otherwise.
        if (name === 'eventDate' && isWhole(values.eventDate) && !values.loadInDate) {
          write(setValue, { loadInDate: values.eventDate });
        }
        before.current = read(getValues);
        setMoved({});
        return;
      }
      const next = movedWith(known, values.eventDate ?? '', todayIn(ownTimeZone()));
      write(setValue, { ...followingOf(known), ...next });
      setMoved(next);
    });
    return unsubscribe;
  }, [getValues, setValue, watch]);
  const entries = Object.entries(moved) as [FollowingDate, string][];
  if (entries.length === 0) return null;
  const deadline = moved.applicationDeadline ? '' : getValues('applicationDeadline');
  const keep = () => {
    if (before.current) write(setValue, followingOf(before.current));
    before.current = read(getValues);
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
      {deadline && <div>{movedDates.stays(formatDate(deadline))}</div>}
    </Notice>
  );
}
