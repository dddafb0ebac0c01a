import { defineAggregate, eventType } from '@stallbook/kernel';
import { z } from 'zod';

const events = {
  'submission-erasure.requested': eventType({
    version: 1,
    schema: z.object({ submissionId: z.string(), adminId: z.string() }),
  }),
};

export interface SubmissionErasureState {
  requested: boolean;
}

export interface RequestErasure {
  submissionId: string;
  adminId: string;
}

/** The record of an erasure outlives the submission. Its ID is the submission's. */
export const submissionErasure = defineAggregate<SubmissionErasureState, typeof events, RequestErasure>({
  name: 'submission-erasure',
  events,
  initialState: () => ({ requested: false }),
  decide: (data, { requested }) => (requested ? [] : [{ type: 'submission-erasure.requested', data }]),
  evolve: () => ({ requested: true }),
});
