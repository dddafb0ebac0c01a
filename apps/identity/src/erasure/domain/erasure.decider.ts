import { decideBy, defineAggregate, isPresent, type OccurredEventOf } from '@stallbook/kernel';
import { erasureEvents, type ErasureEvent } from './erasure.events.js';
import { announceInMs, type ErasureState } from './erasure.state.js';

export interface Request {
  type: 'request';
  personId: string;
  addresses: string[];
}

export interface Announce {
  type: 'announce';
  now: Date;
}

export interface RecordReport {
  type: 'record-report';
  service: string;
  /** All services that have to report. */
  expected: readonly string[];
}

export type ErasureCommand = Request | Announce | RecordReport;

const request = ({ personId, addresses }: Request, state: ErasureState): ErasureEvent[] =>
  isPresent(state) ? [] : [{ type: 'erasure.requested', data: { personId, addresses } }];

function announce({ now }: Announce, state: ErasureState): ErasureEvent[] {
  if (!isPresent(state) || announceInMs(state, now) !== 0) return [];
  const { personId, addresses } = state;
  return [{ type: 'erasure.announced', data: { personId, addresses } }];
}

function recordReport({ service, expected }: RecordReport, state: ErasureState): ErasureEvent[] {
  if (!isPresent(state) || state.done.includes(service)) return [];
  const { personId, done, completedAt } = state;
  const reported: ErasureEvent = { type: 'erasure.reported', data: { personId, service } };
  const all = new Set([...done, service]);
  const isComplete = !completedAt && expected.every((one) => all.has(one));
  return isComplete ? [reported, { type: 'erasure.completed', data: { personId } }] : [reported];
}

function evolve(state: ErasureState, { type, data, meta }: OccurredEventOf<typeof erasureEvents>): ErasureState {
  const occurredAt = meta.occurredAt.toISOString();
  if (type === 'erasure.requested') {
    return { ...data, requestedAt: occurredAt, announcedAt: [], done: [], completedAt: null };
  }
  if (!isPresent(state)) return state;
  switch (type) {
    case 'erasure.announced':
      return { ...state, announcedAt: [...state.announcedAt, occurredAt] };
    case 'erasure.reported':
      return { ...state, done: [...state.done, data.service] };
    case 'erasure.completed':
      return { ...state, completedAt: occurredAt };
  }
}

/** The erasure of a person. Its ID reveals nothing about them. */
export const erasure = defineAggregate<ErasureState, typeof erasureEvents, ErasureCommand>({
  name: 'erasure',
  events: erasureEvents,
  initialState: () => null,
  decide: decideBy<ErasureCommand, ErasureState, ErasureEvent>({ request, announce, 'record-report': recordReport }),
  evolve,
});
