import { Notice } from '../../../components/ui/notice.js';
import { useUpcomingBoothsQuery } from '../api/applications.generated.js';
import { quickApply as texts } from '../texts/templates.js';

interface Dated {
  id: string;
  title: string;
  eventDate: string;
  eventEndDate: string | null;
}

const endOf = ({ eventDate, eventEndDate }: Dated) => eventEndDate ?? eventDate;
const meet = (one: Dated, other: Dated) =>
  one.id !== other.id && one.eventDate <= endOf(other) && other.eventDate <= endOf(one);

interface DateClashProps {
  event: Dated;
  /** That the vendor applies to in the same step. */
  others?: readonly Dated[];
}

/** Warns of days on which a vendor would have to be at two events. */
export function DateClash({ event, others = [] }: DateClashProps) {
  const { data } = useUpcomingBoothsQuery(undefined);
  const booths = (data?.applications.items ?? []).flatMap(({ event: booked }) =>
    booked ? [{ ...booked, eventDate: booked.startDate, eventEndDate: booked.endDate }] : [],
  );
  const titlesOf = (events: readonly Dated[]) =>
    events
      .filter((other) => meet(event, other))
      .map(({ title }) => title)
      .join(', ');
  const booked = titlesOf(booths);
  const selected = titlesOf(others);
  if (!booked && !selected) return null;
  return (
    <Notice tone="warning">
      {booked && <p>{texts.booked(booked)}</p>}
      {selected && <p>{texts.sameDays(selected)}</p>}
    </Notice>
  );
}
