import { eventType, type EventTypes } from '@stallbook/kernel';
import { z } from 'zod';
import { parcel } from '../testing/parcel.js';
import { assertSealable } from './assert-sealable.js';

describe('personal fields', () => {
  const withName = (name: z.ZodType, fields = ['name']): { name: string; events: EventTypes } => ({
    name: 'letter',
    events: {
      LetterSent: eventType({
        version: 1,
        schema: z.object({ personId: z.string(), name }),
        personal: [{ subject: 'personId', fields }],
      }),
    },
  });

  it.each([
    ['a string', z.string().max(10)],
    ['a nullable string', z.string().nullable()],
    ['an optional string', z.string().optional()],
    ['an enum of strings', z.enum(['Ada', 'Bob'])],
    ['a union of strings', z.union([z.email(), z.literal('')])],
  ])('may be declared as %s', (_, schema) => {
    expect(() => assertSealable([withName(schema), parcel])).not.toThrow();
  });

  it.each([
    ['a number', z.number()],
    ['an object', z.object({ first: z.string() })],
    ['a list', z.array(z.string())],
    ['a string or a number', z.union([z.string(), z.int()])],
    ['anything', z.unknown()],
    ['a record', z.record(z.string(), z.string())],
  ])('are refused at startup if declared as %s', (_, schema) => {
    expect(() => assertSealable([withName(schema)])).toThrow('the personal field name of LetterSent is not a string');
  });

  it('are refused at startup if no event has such a field', () => {
    expect(() => assertSealable([withName(z.string(), ['nmae'])])).toThrow('no event has the personal field nmae');
  });
});
