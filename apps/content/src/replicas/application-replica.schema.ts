import { ApplicationStatus } from '@stallbook/contracts';
import { defineSchema } from '@stallbook/platform/odm';

export const APPLICATION_REPLICAS = 'applicationReplicas';

/** Of a submitted application. */
export interface ApplicationReplica {
  _id: string;
  /** Sequence of the fact. */
  revision: number;
  vendorId: string;
  status: `${ApplicationStatus}`;
}

const text = { type: String, required: true };

export const applicationReplicaSchema = defineSchema<ApplicationReplica>(
  APPLICATION_REPLICAS,
  {
    _id: text,
    revision: { type: Number, required: true },
    vendorId: text,
    status: { type: String, enum: Object.values(ApplicationStatus), required: true },
  },
  [{ key: { vendorId: 1, status: 1 } }],
);
