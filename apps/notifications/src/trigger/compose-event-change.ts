import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatDate, formatTime } from './dates.js';
import { marketOf, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

type Change = About<'application.event-changed'>['changes'][number];

const LABELS: Record<Change['field'], string> = {
  eventDate: 'Date',
  eventEndDate: 'Last day',
  startTime: 'Opens',
  endTime: 'Closes',
  loadInDate: 'Load-in date',
  loadInTime: 'Load-in',
  loadOutTime: 'Load-out',
  location: 'Location',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
};

function shown(field: Change['field'], value: string | null): string {
  if (value === null) return 'to be announced';
  if (field.endsWith('Date')) return formatDate(value);
  return field.endsWith('Time') ? formatTime(value) : value;
}

/** The last day of a one-day event is no news beyond its date. */
const isNews = ({ field, before, after }: Change, _: number, all: readonly Change[]): boolean =>
  field !== 'eventEndDate' ||
  !all.some((other) => other.field === 'eventDate' && other.before === before && other.after === after);

/** For a vendor with a booth: what changed, new before old. */
export function eventChanged(data: About<'application.event-changed'>, known: KnownFacts): NotificationPlan {
  const { title, event } = marketOf(data.marketEventId, known);
  const changes = data.changes
    .filter(isNews)
    .map(({ field, before, after }) => `${LABELS[field]}: ${shown(field, after)} (was ${shown(field, before)})`)
    .join('; ');
  const personId = data.vendorId;
  const link = `/events/${data.marketEventId}`;
  return {
    notes: [
      { personId, type: NotificationType.event_changed, title: 'Event changed', body: `${title}: ${changes}.`, link },
    ],
    mails: [{ personId, type: EmailType.event_changed, data: { ...event, changes, event_url: known.url(link) } }],
  };
}
