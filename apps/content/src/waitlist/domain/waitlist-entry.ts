import { ERASED, defineAggregate, eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';
import { sender } from '../../visitor/domain/sender.js';

export const waitlistEntryEvents = {
  'waitlist-entry.joined': eventType({
    version: 1,
    schema: z.object({ ...sender, name: z.string(), email: z.string() }),
    personal: [{ subject: 'subject', fields: ['name', 'email'] }],
  }),
};

export type WaitlistEntryEvent = EventOf<typeof waitlistEntryEvents>;
export type JoinedWaitlist = WaitlistEntryEvent['data'];

export interface WaitlistEntryState {
  joined: JoinedWaitlist | null;
}

/** An address on the waitlist. Its id follows from the address, so that there is one for each. */
export const waitlistEntry = defineAggregate({
  name: 'waitlist-entry',
  events: waitlistEntryEvents,
  initialState: (): WaitlistEntryState => ({ joined: null }),
  evolve: (_state: WaitlistEntryState, { data }: WaitlistEntryEvent): WaitlistEntryState => ({ joined: data }),
});

/** Who was erased may come again. */
export const join = ({ joined }: WaitlistEntryState, data: JoinedWaitlist): WaitlistEntryEvent[] =>
  joined && joined.email !== ERASED ? [] : [{ type: 'waitlist-entry.joined', data }];
