import type { MarketEvent } from '@stallbook/contracts';
import type { MarketHours } from '@stallbook/kernel';

/** A date that an import made up is still to be announced. */
export const isDateAnnounced = ({ defaultedFields }: Pick<MarketEvent, 'defaultedFields'>): boolean =>
  !defaultedFields.includes('eventDate');

/** Hours that an import made up are still to be announced. */
export const announcedHours = ({ startTime, endTime, defaultedFields }: MarketEvent): MarketHours => ({
  startTime: defaultedFields.includes('startTime') ? null : startTime,
  endTime: defaultedFields.includes('endTime') ? null : endTime,
});
