import { useFormContext } from 'react-hook-form';
import { Notice } from '../../../components/ui/notice.js';
import { ownTimeZone, todayIn } from '../../../lib/format/dates.js';
import type { EventFormValues } from '../event-form-schema.js';
import { closedToVendors, noBooths } from '../texts/form.js';

/** The badge of the event that the form describes. */
export function badgeOf({ eventDate, applicationDeadline }: EventFormValues) {
  const today = todayIn(ownTimeZone());
  if (eventDate < today) return 'past_event' as const;
  return applicationDeadline && applicationDeadline < today
    ? ('applications_closed' as const)
    : ('applications_open' as const);
}

/** An organizer may record a market of the past, so a date that has passed is no error. */
export function ClosedNotice() {
  const values = useFormContext<EventFormValues>().watch();
  const badge = badgeOf(values);
  // A year that is being typed begins with zeros.
  if (!/^[1-9]/.test(values.eventDate) || badge === 'applications_open') return null;
  return <Notice tone="warning" title={closedToVendors[badge]} />;
}

/** A maximum of 0 holds applications back, so it is no error. */
export function NoBoothsNotice() {
  const maxVendors = useFormContext<EventFormValues>().watch('maxVendors');
  return /^0+$/.test(maxVendors.trim()) && <Notice tone="warning" title={noBooths.title} />;
}
