import {
  decideBy,
  defineAggregate,
  DomainError,
  eventType,
  isPresent,
  permissionDenied,
  type Absent,
  type EventOf,
} from '@stallbook/kernel';
import { z } from 'zod';

const ids = { interestId: z.string(), marketEventId: z.string(), vendorId: z.string() };

const events = {
  'interest.expressed': eventType({
    version: 1,
    /** The message is empty if the vendor wrote none. */
    schema: z.object({ ...ids, message: z.string() }),
    personal: [{ subject: 'vendorId', fields: ['message'] }],
  }),
  'interest.removed': eventType({ version: 1, schema: z.object(ids) }),
};

type InterestEvent = EventOf<typeof events>;

type Expressed = Extract<InterestEvent, { type: 'interest.expressed' }>['data'];

export interface InterestDetails extends Expressed {
  /** ISO instant. */
  createdAt: string;
}

export type InterestState = InterestDetails | Absent;

export interface Express extends Expressed {
  type: 'express';
  /** null without an organizer. */
  organizerId: string | null;
  isPast: boolean;
}

export interface Remove {
  type: 'remove';
}

export type InterestCommand = Express | Remove;

function express(command: Express, state: InterestState): InterestEvent[] {
  const { interestId, marketEventId, vendorId, organizerId, isPast, message } = command;
  if (vendorId === organizerId) throw permissionDenied('You cannot express interest in your own event.');
  if (isPresent(state)) return [];
  if (isPast) throw new DomainError('INTEREST.EVENT_PAST', 'This event has already passed.');
  return [{ type: 'interest.expressed', data: { interestId, marketEventId, vendorId, message } }];
}

function remove(_command: Remove, state: InterestState): InterestEvent[] {
  if (!isPresent(state)) return [];
  const { interestId, marketEventId, vendorId } = state;
  return [{ type: 'interest.removed', data: { interestId, marketEventId, vendorId } }];
}

/** One stream per vendor and market event, so that two tabs express one interest. */
export const interest = defineAggregate<InterestState, typeof events, InterestCommand>({
  name: 'interest',
  events,
  initialState: () => null,
  decide: decideBy<InterestCommand, InterestState, InterestEvent>({ express, remove }),
  evolve: (_state, { type, data, meta }) =>
    type === 'interest.expressed' ? { ...data, createdAt: meta.occurredAt.toISOString() } : null,
});
