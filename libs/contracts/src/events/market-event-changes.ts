import { plannedFields } from '@stallbook/kernel/planned-fields';
import { z } from 'zod';

export type { PlannedField } from '@stallbook/kernel/planned-fields';

export const marketEventChanges = z.array(
  z.object({ field: z.enum(plannedFields), before: z.string().nullable(), after: z.string().nullable() }),
);
