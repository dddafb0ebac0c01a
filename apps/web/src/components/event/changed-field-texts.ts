import type { PlannedField } from '@stallbook/kernel/planned-fields';

/** What an organizer’s edit can change for vendors with a booth. */
export const changedFields = {
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
} as const satisfies Record<PlannedField, string>;
