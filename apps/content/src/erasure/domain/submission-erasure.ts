import { defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const submissionErasureEvents = {
  'submission.erased': eventType({
    version: 1,
    schema: z.object({ submissionId: z.string(), adminId: z.string() }),
  }),
};

export type SubmissionErasureEvent = EventOf<typeof submissionErasureEvents>;

/** That an admin erased a submission outlives the submission; its id is the submission's. */
export const submissionErasure = defineAggregate({
  name: 'submission-erasure',
  events: submissionErasureEvents,
  initialState: () => ({ erased: false }),
  evolve: (_state: { erased: boolean }, _event: SubmissionErasureEvent) => ({ erased: true }),
});

export const erase = (
  { erased }: { erased: boolean },
  data: SubmissionErasureEvent['data'],
): SubmissionErasureEvent[] => (erased ? [] : [{ type: 'submission.erased', data }]);
