import { z } from 'zod';

/** What vendors plan by: dates and times are local to the market. */
const plannedField = z.enum([
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
]);
export type PlannedField = z.infer<typeof plannedField>;

export const marketEventChanges = z.array(
  z.object({ field: plannedField, before: z.string().nullable(), after: z.string().nullable() }),
);
