import { MINUTE_MS, addDays, localDateAt } from '@stallbook/kernel';

/** The time zone of the demo's market events. */
const TEXAS = 'America/Chicago';

/** Days are counted from the first day of the demo: the markets before it are past. */
export class SeasonCalendar {
  constructor(
    private readonly today: string,
    private readonly now: Date,
  ) {}

  static startingAt(now: Date): SeasonCalendar {
    return new SeasonCalendar(localDateAt(now, TEXAS), now);
  }

  day(days: number): string {
    return addDays(this.today, days);
  }

  /** In office hours in Texas. What would be in the future happened `minutesAgo` instead. */
  at(days: number, hour: number, minutesAgo: number): Date {
    const instant = new Date(`${this.day(days)}T${String(14 + hour).padStart(2, '0')}:${10 + (minutesAgo % 47)}:00Z`);
    const latest = this.now.getTime() - minutesAgo * MINUTE_MS;
    return new Date(Math.min(instant.getTime(), latest));
  }
}
