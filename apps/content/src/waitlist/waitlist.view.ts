import type { WaitlistEntry } from '@stallbook/contracts';
import { defineView } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import type { Sent } from '../visitors/sender.js';
import { waitlistEntry } from './domain/waitlist-entry.js';

export interface WaitlistDocument extends Sent, Omit<WaitlistEntry, 'id'> {}

export const waitlistView = defineView<WaitlistDocument>()({
  name: 'waitlist',
  collection: 'waitlist',
  aggregate: waitlistEntry,
  of({ joined }) {
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
