import { plannedFields } from '@stallbook/kernel';
import { z } from 'zod';

export const marketEventChanges = z.array(
  z.object({ field: z.enum(plannedFields), before: z.string().nullable(), after: z.string().nullable() }),
);
