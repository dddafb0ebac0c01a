import { submissionErased } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce } from '@stallbook/kernel';
import { submissionErasure } from './domain/submission-erasure.js';

export const erasurePublication = definePublication({
  aggregate: submissionErasure,
  announce: ({ data }) => [announce(submissionErased, data)],
});
