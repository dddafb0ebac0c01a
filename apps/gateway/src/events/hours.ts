import type { MarketEvent } from '@stallbook/contracts';

export interface Hours {
  startTime: string | null;
  endTime: string | null;
}

/** Hours that an import made up are still to be announced. */
export const announcedHours = ({ startTime, endTime, defaultedFields }: MarketEvent): Hours => ({
  startTime: defaultedFields.includes('startTime') ? null : startTime,
  endTime: defaultedFields.includes('endTime') ? null : endTime,
});

/** A market that closes before it opens closes on the next day. */
export const closesNextDay = ({ startTime, endTime }: Hours): boolean =>
  startTime !== null && endTime !== null && endTime <= startTime;
