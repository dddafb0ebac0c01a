import type { WaitlistEntry } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent } from '@stallbook/kernel';
import type { SubmissionDocument } from '../visitor/domain/sender.js';
import { waitlistEntry } from './domain/waitlist-entry.decider.js';

export interface WaitlistEntryDocument extends SubmissionDocument, Omit<WaitlistEntry, 'id'> {}

export const waitlistEntries = defineProjection<WaitlistEntryDocument>()({
  name: 'waitlist-entries',
  collection: 'waitlistEntries',
  aggregate: waitlistEntry,
  project: (state) => (isPresent(state) && state.email !== ERASED ? { ...state } : null),
  indexes: [
    { key: { createdAt: -1, _id: -1 }, name: 'created' },
    { key: { addressHash: 1 }, name: 'address' },
    { key: { senderId: 1 }, name: 'sender' },
  ],
});
