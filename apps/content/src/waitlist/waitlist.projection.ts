import type { WaitlistEntry } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import type { Sent } from '../visitor/domain/sender.js';
import { waitlistEntry } from './domain/waitlist-entry.js';

export interface WaitlistDocument extends Sent, Omit<WaitlistEntry, 'id'> {}

export const waitlistView = defineProjection<WaitlistDocument>()({
  name: 'waitlist',
  collection: 'waitlist',
  aggregate: waitlistEntry,
  project({ joined }) {
    if (!joined || joined.email === ERASED) return null;
    const { at, ...sent } = joined;
    return { ...sent, createdAt: at };
  },
  indexes: [
    { key: { createdAt: -1, _id: -1 }, name: 'created' },
    { key: { addressHash: 1 }, name: 'address' },
    { key: { senderId: 1 }, name: 'sender' },
  ],
});

export const showWaitlistEntry = ({ _id: id, name, email, createdAt }: WaitlistDocument): WaitlistEntry => ({
  id,
  name,
  email,
  createdAt,
});
