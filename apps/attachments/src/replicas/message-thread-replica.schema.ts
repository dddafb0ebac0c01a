import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const MESSAGE_THREAD_REPLICAS = 'messageThreadReplicas';

export interface MessageThreadReplica {
  _id: string;
  revision: number;
  /** The people who left and have not returned. */
  leftIds: string[];
}

/** Only of conversations that a person left. */
export const messageThreadReplicaSchema = defineSchema<MessageThreadReplica>(MESSAGE_THREAD_REPLICAS, {
  _id: requiredString,
  revision: { type: Number, required: true },
  leftIds: [String],
});
