import { submissionReceived } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
import { waitlistEntry } from './domain/waitlist-entry.js';

export const waitlistPublication = definePublication({
  aggregate: waitlistEntry,
  announce: ({ streamId }) => [
    announce(submissionReceived, {
      submissionId: streamId.slice(waitlistEntry.name.length + 1),
      kind: 'waitlist-entry',
    }),
  ],
});
