const DAYS = new Map([
  ['30d', 30],
  ['90d', 90],
]);
const DAY_MS = 24 * 60 * 60_000;

/** `30d`, `90d`, or anything else for 365 days. */
export const windowStart = (window: string | null | undefined, now: Date): Date =>
  new Date(now.getTime() - (DAYS.get(window ?? '') ?? 365) * DAY_MS);

/** Every month from one instant to the other, as `2027-05` in UTC. */
export function monthsBetween(from: Date, to: Date): string[] {
  const months: string[] = [];
  for (
    let month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth()));
    month <= to;
    month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1))
  )
    months.push(month.toISOString().slice(0, 7));
  return months;
}
