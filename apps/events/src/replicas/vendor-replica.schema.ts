import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';
import type { GeoPoint } from '../geo/domain/near.js';

export const VENDOR_REPLICAS = 'vendorReplicas';

/** Where a vendor travels from: the center of their city, absent if the city is unknown. */
export interface VendorReplica extends PersonReplica {
  point?: GeoPoint;
}

/** Only the ID and `erased` remain of an erased person. */
export const vendorReplicaSchema = defineSchema<VendorReplica>(
  VENDOR_REPLICAS,
  { _id: requiredString, erased: Boolean, revision: Number, point: Object },
  [{ key: { point: '2dsphere' } }],
);
