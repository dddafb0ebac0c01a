import { EmailType, NotificationType, type LanguageCode } from '@stallbook/contracts';
import { phrasesIn, type Change } from '../email/phrases.js';
import { languageOf } from '../replicas/replicas.js';
import { formatDate, formatTime } from '../email/dates.js';
import { marketOf, toPerson, type About, type KnownFacts, type NotificationPlan } from './notification-plan.js';

function shown(field: Change['field'], value: string | null, language: LanguageCode): string {
  if (value === null) return phrasesIn[language].unknownYet;
  if (field.endsWith('Date')) return formatDate(value, language);
  return field.endsWith('Time') ? formatTime(value, language) : value;
}

/** The last day of a one-day event is no news beyond its date. */
const isNews = ({ field, before, after }: Change, _: number, all: readonly Change[]): boolean =>
  field !== 'eventEndDate' ||
  !all.some((other) => other.field === 'eventDate' && other.before === before && other.after === after);

/** For a vendor with a booth: what changed, new before old. */
export function eventChanged(data: About<'application.event-changed'>, known: KnownFacts): NotificationPlan {
  const { title, eventFor } = marketOf(data.marketEventId, known);
  const changesIn = (language: LanguageCode) =>
    data.changes
      .filter(isNews)
      .map(({ field, before, after }) => {
        const [now, then] = [after, before].map((value) => shown(field, value, language)) as [string, string];
        return phrasesIn[language].change(phrasesIn[language].fields[field], now, then);
      })
      .join('; ');
  const { vendorId, reason } = data;
  const link = `/events/${data.marketEventId}`;
  return toPerson(
    vendorId,
    {
      type: NotificationType.event_changed,
      title: 'Event changed',
      body: `${title}: ${changesIn('en')}.${reason ? ` “${reason}”` : ''}`,
      link,
    },
    {
      type: EmailType.event_changed,
      data: {
        ...eventFor(vendorId),
        changes: changesIn(languageOf(known.person(vendorId))),
        reason: reason ?? '',
        event_url: known.url(link),
      },
    },
  );
}
