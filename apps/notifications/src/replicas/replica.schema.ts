import { defineSchema, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';

export const REPLICAS = 'replicas';

/** A replica without data exists only to list the triggers that wait for it. */
export interface ReplicaDocument {
  _id: string;
  data: object | null;
  /** Trigger IDs. */
  waiting: string[];
  /** Grows with every wait, so that each wait is a write and conflicts with a concurrent arrival. */
  waits?: number;
}

export const replicaSchema = defineSchema<ReplicaDocument>(REPLICAS, {
  _id: requiredString,
  data: { type: Schema.Types.Mixed, default: null },
  waiting: { type: [String], required: true },
  waits: Number,
});
