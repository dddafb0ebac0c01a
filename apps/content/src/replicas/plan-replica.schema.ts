import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const PLAN_REPLICAS = 'planReplicas';

/** The ID is the tier. */
export interface PlanReplica {
  _id: string;
  planId: string;
  /** Sequence of the fact. */
  revision: number;
  /** -1: unlimited. */
  maxBookmarks: number;
}

export const planReplicaSchema = defineSchema<PlanReplica>(PLAN_REPLICAS, {
  _id: requiredString,
  planId: requiredString,
  revision: { type: Number, required: true },
  maxBookmarks: { type: Number, required: true },
});
