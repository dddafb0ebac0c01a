import { z } from 'zod';
import { profileEvents } from './profile.events.js';

/** What may be stored unencrypted, and remains after an erasure. */
const KEPT = ['personId', 'role', 'productCategories', 'language', 'boosted'];

describe('the events of a profile', () => {
  it.each(Object.entries(profileEvents))('%s encrypts every field that may not remain after an erasure', (_, event) => {
    const { schema, personal = [] } = event;
    const fields = Object.keys((schema as z.ZodObject).shape);
    const encrypted: string[] = personal.flatMap((one) => one.fields);
    expect(fields.filter((field) => !encrypted.includes(field) && !KEPT.includes(field))).toEqual([]);
  });
});
