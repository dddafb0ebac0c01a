import { ApplicationStatus } from '@stallbook/contracts';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const APPLICATION_REPLICAS = 'applicationReplicas';

/** What this service knows about a submitted application. */
export interface ApplicationReplica {
  _id: string;
  /** Sequence of the fact. */
  revision: number;
  vendorId: string;
  status: `${ApplicationStatus}`;
}

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(
  APPLICATION_REPLICAS,
  {
    _id: requiredString,
    revision: { type: Number, required: true },
    vendorId: requiredString,
    status: { type: String, enum: Object.values(ApplicationStatus), required: true },
  },
  [{ key: { vendorId: 1, status: 1 } }],
);
