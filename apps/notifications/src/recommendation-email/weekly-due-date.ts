import { addDays, instantOf, localDateAt } from '@stallbook/kernel';
import { DateTime } from 'luxon';

const THURSDAY = 4;
const MORNING = '08:00';

/** The next Thursday morning in the zone: in time to plan the weekend. */
export function nextWeeklyDueDate(now: Date, zone: string): Date {
  const today = localDateAt(now, zone);
  const days = (THURSDAY - DateTime.fromISO(today).weekday + 7) % 7;
  const moment = instantOf(addDays(today, days), MORNING, zone);
  return moment > now ? moment : instantOf(addDays(today, days + 7), MORNING, zone);
}
