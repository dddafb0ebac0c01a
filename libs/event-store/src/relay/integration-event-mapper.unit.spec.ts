import { outgoing, defineIntegrationEvent, newId } from '@stallbook/kernel';
import { z } from 'zod';
import { parcel } from '../testing/parcel.js';
import type { RecordedEvent } from '../store/commit.js';
import { defineIntegrationEventMapper, messagesOf } from './integration-event-mapper.js';

const parcelMoved = defineIntegrationEvent({
  type: 'parcel.moved',
  version: 1,
  topic: 'tests.parcel.v1',
  key: 'parcelId',
  schema: z.object({ parcelId: z.string() }),
});

const mapper = defineIntegrationEventMapper({
  aggregate: parcel,
  mapWithState: ({ streamId }, { moves }) =>
    Array.from({ length: moves }, () => outgoing(parcelMoved, { parcelId: streamId })),
});

const eventOf = (streamId: string, version: number): RecordedEvent => ({
  id: newId(),
  streamId,
  version,
  commandId: 'command',
  meta: { actorId: 'ann', correlationId: 'a journey', occurredAt: new Date('2027-05-08T12:00:00Z') },
  type: 'parcel.moved',
  data: { place: 'here' },
});

describe('the messages of a stream', () => {
  const messages = (version: number, moves: number, source?: string) =>
    messagesOf(
      { ...mapper, ...(source && { source }) },
      { event: eventOf('parcel-1', version), state: { moves }, before: { moves: 0 } },
    );
  const sequences = (version: number, moves: number) => messages(version, moves).map(({ sequence }) => sequence);

  it('have strictly increasing sequences across messages and events of a commit', () => {
    const all = [sequences(1, 3), sequences(2, 1), sequences(3, 999), sequences(4, 2)].flat();
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(new Set(all).size).toBe(all.length);
  });

  it('keep their sequences when a later release adds messages to an event', () => {
    expect(sequences(7, 3).slice(0, 2)).toEqual(sequences(7, 2));
  });

  it('are refused if an event has more messages than sequences', () => {
    expect(() => sequences(1, 1_001)).toThrow(RangeError);
  });

  it('name the stream, and its service if several services use the same ID', () => {
    expect(messages(1, 1)[0]?.stream).toBe('parcel-1');
    expect(messages(1, 1, 'billing')[0]?.stream).toBe('billing/parcel-1');
  });
});
