import { z } from 'zod';
import { defineIntegrationEvent, readIntegrationEvent } from './integration-event.js';
import { eventType, NewerVersionError, upcast } from './stream-events.js';

const upcasters = {
  1: ({ grams, ...rest }: Record<string, unknown>) => ({ ...rest, weight: grams }),
  2: (data: Record<string, unknown>) => ({ ...data, fragile: false }),
};
const schema = z.object({ to: z.string(), weight: z.int(), fragile: z.boolean() });
const sent = eventType({ version: 3, schema, upcast: upcasters });

describe('the data of an event', () => {
  it.each([
    [1, { to: 'Ann', grams: 5 }],
    [2, { to: 'Ann', weight: 5 }],
    [3, { to: 'Ann', weight: 5, fragile: false }],
  ])('of version %d becomes that of the current version, step by step', (version, stored) => {
    expect(upcast(sent, version, stored)).toEqual({ to: 'Ann', weight: 5, fragile: false });
  });

  it('of a newer version cannot be read', () => {
    expect(() => upcast(sent, 4, {})).toThrow(NewerVersionError);
    expect(() => upcast(sent, 4, {})).toThrow('Version 4 is newer than the current version 3');
  });

  it('needs an upcaster from each earlier version', () => {
    const incomplete = eventType({ ...sent, upcast: { 1: upcasters[1] } });
    expect(() => upcast(incomplete, 1, { grams: 5 })).toThrow('No upcaster from version 2');
  });
});

describe('a message', () => {
  const parcelSent = defineIntegrationEvent({ ...sent, type: 'parcel.sent', topic: 'post.parcel.v1', key: 'to' });

  it('of an earlier version is read as one of the current version', () => {
    const message = { version: 1, data: { to: 'Ann', grams: 5 } };
    expect(readIntegrationEvent(parcelSent, message)).toEqual({ to: 'Ann', weight: 5, fragile: false });
  });

  it('must match the current version', () => {
    expect(() => readIntegrationEvent(parcelSent, { version: 1, data: { grams: 'five' } })).toThrow(z.ZodError);
    expect(() => readIntegrationEvent(parcelSent, { version: 4, data: {} })).toThrow(NewerVersionError);
  });
});
