/** What accepted vendors plan by. Dates and times are local to the market. */
export const plannedFields = [
  'eventDate',
  'eventEndDate',
  'startTime',
  'endTime',
  'loadInDate',
  'loadInTime',
  'loadOutTime',
  'location',
  'address',
  'city',
  'state',
  'zipCode',
] as const;

export type PlannedField = (typeof plannedFields)[number];
