import type { MarketEventReplica } from './market-event-replica.schema.js';

/** A date that an import made up says nothing. */
export const isPast = (
  { startsAt, dateToBeAnnounced }: Pick<MarketEventReplica, 'startsAt' | 'dateToBeAnnounced'>,
  now: Date,
): boolean => !dateToBeAnnounced && startsAt < now;
