import { defineAggregate, ERASED, eventType, isPresent, type Absent, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { sender } from '../../visitor/domain/sender.js';

const events = {
  'waitlist-entry.joined': eventType({
    version: 1,
    schema: z.object({ ...sender, name: z.string(), email: z.string() }),
    personal: [{ subject: 'subject', fields: ['name', 'email'] }],
  }),
};

type JoinedWaitlist = EventOf<typeof events>['data'];

export interface WaitlistEntryDetails extends JoinedWaitlist {
  /** ISO instant. */
  createdAt: string;
}

export type WaitlistEntryState = WaitlistEntryDetails | Absent;

export interface JoinWaitlist extends JoinedWaitlist {
  type: 'join';
}

/** One per address: the ID follows from the address. An erased address can join again. */
export const waitlistEntry = defineAggregate<WaitlistEntryState, typeof events, JoinWaitlist>({
  name: 'waitlist-entry',
  events,
  initialState: () => null,
  decide: ({ type: _, ...data }, state) =>
    isPresent(state) && state.email !== ERASED ? [] : [{ type: 'waitlist-entry.joined', data }],
  evolve: (_, { data, meta }) => ({ ...data, createdAt: meta.occurredAt.toISOString() }),
});
