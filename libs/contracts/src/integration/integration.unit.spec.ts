import { join } from 'node:path';
import type { IntegrationEvent } from '@stallbook/kernel';
import { describeGolden } from '@stallbook/testing';
import type { z } from 'zod';
import * as exported from './index.js';

const {
  topics,
  topicsAboutPeople,
  erasingServices: _services,
  systemOperationKinds: _kinds,
  ...definitions
} = exported;
const events: IntegrationEvent[] = Object.values(definitions);

describeGolden(
  { name: 'integration', events: Object.fromEntries(events.map((event) => [event.type, event])) },
  join(import.meta.dirname, 'golden'),
);

describe('integration events', () => {
  it('have unique names', () => {
    expect(new Set(events.map(({ type }) => type)).size).toBe(events.length);
  });

  it.each(events)('$type is sealed if it contains more personal data than an ID', ({ topic, key, schema }) => {
    const personal = /email|phone|name/i;
    const fields = Object.keys((schema as z.ZodObject).shape);
    expect(fields.some((field) => personal.test(field))).toBe(topicsAboutPeople.has(topic));
    if (topicsAboutPeople.has(topic)) expect(key).toBe('personId');
  });

  it.each(events)('$type uses a configured topic and a key that it contains', ({ topic, key, schema }) => {
    expect(topics.map(({ name }) => name as string)).toContain(topic);
    expect(Object.keys((schema as z.ZodObject).shape)).toContain(key);
  });
});
