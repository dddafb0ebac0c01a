import { defineSchema } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';

export const REPLICAS = 'replicas';

/** Data about another service's aggregate. One without data exists only to list who waits for it. */
export interface ReplicaDocument {
  _id: string;
  data: object | null;
  /** IDs of the triggers that wait. */
  waiting: string[];
  /** Grows with every wait, so that each is a write and conflicts with an arrival at the same moment. */
  waits?: number;
}

export const replicaSchema = defineSchema<ReplicaDocument>(REPLICAS, {
  _id: { type: String, required: true },
  data: { type: Schema.Types.Mixed, default: null },
  waiting: { type: [String], required: true },
  waits: Number,
});
