import { z } from 'zod';

/** What vendors plan by: dates and times are local to the market. */
export const marketEventChanges = z.array(
  z.object({
    field: z.enum([
      ...(['eventDate', 'eventEndDate', 'startTime', 'endTime', 'loadInDate', 'loadInTime', 'loadOutTime'] as const),
      ...(['location', 'address', 'city', 'state', 'zipCode'] as const),
    ]),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
);
