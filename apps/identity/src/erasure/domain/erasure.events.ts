import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

const personId = z.string();
/** Keyed hashes of all addresses that the person ever had. */
const addresses = z.array(z.string());

export const erasureEvents = {
  'erasure.requested': eventType({ version: 1, schema: z.object({ personId, addresses }) }),
  /** The other services are asked to erase, more than once. */
  'erasure.announced': eventType({ version: 1, schema: z.object({ personId, addresses }) }),
  'erasure.reported': eventType({ version: 1, schema: z.object({ personId, service: z.string() }) }),
  'erasure.completed': eventType({ version: 1, schema: z.object({ personId }) }),
};

export type ErasureEvent = EventOf<typeof erasureEvents>;
