import { MINUTE_MS, type Absent } from '@stallbook/kernel';

export interface ErasureDetails {
  personId: string;
  addresses: string[];
  /** ISO instants. */
  requestedAt: string;
  announcedAt: string[];
  /** The services that reported. */
  done: string[];
  completedAt: string | null;
}

export type ErasureState = ErasureDetails | Absent;

/** By then every process has dropped the destroyed keys, and Kafka has rolled the segment of the profile topic. */
const SECOND_AFTER_MS = 6 * MINUTE_MS;
const FURTHER_AFTER_MS = 60 * MINUTE_MS;

/**
 * Time until the next announcement: 0 for now, null for none. The second one erases what was in progress at the first;
 * further ones remind services that have not reported.
 */
export function announceInMs({ announcedAt, completedAt }: ErasureDetails, now: Date): number | null {
  const last = announcedAt.at(-1);
  if (last === undefined) return 0;
  if (completedAt && announcedAt.length > 1) return null;
  const pause = announcedAt.length === 1 ? SECOND_AFTER_MS : FURTHER_AFTER_MS;
  return Math.max(0, Date.parse(last) + pause - now.getTime());
}
