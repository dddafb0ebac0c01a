import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { planEventVersion } from './event-version.js';

const EVENTS = `
const withoutWeight = { 1: (data) => ({ ...data, grams: 0 }) };

export const parcelEvents = {
  'parcel.sent': eventType({ version: 2, schema: z.object({ to: z.string() }), upcast: { 1: (data) => data } }),
  'parcel.moved': eventType({ version: 2, schema: z.object({ to: z.string() }), upcast: withoutWeight }),
  'parcel.weighed': eventType({ version: 2, schema: z.object({ grams: z.int() }), upcast: withoutWeight }),
};
`;
const HOME = 'apps/post/src/parcel/domain';

describe('the next version of an event', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'stallbook-event-version-'));
    write('apps/post/src/post.module.ts', '');
    write(`${HOME}/parcel.decider.ts`, 'export const parcel = defineAggregate({});');
    write(`${HOME}/parcel.events.ts`, EVENTS);
    write(
      `${HOME}/golden/parcel.v2.json`,
      JSON.stringify({ 'parcel.sent': { to: 'Ann' }, 'parcel.moved': { to: 'Ben' } }),
    );
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const changed = (event: string, file: string) =>
    planEventVersion(root, 'post', 'parcel', event).changes.find(({ path }) => path === `${HOME}/${file}`)?.text;

  it('keeps the upcasters that the event has', () =>
    expect(changed('sent', 'parcel.events.ts')).toBe(
      EVENTS.replace(
        "'parcel.sent': eventType({ version: 2, schema: z.object({ to: z.string() }), upcast: { 1: (data) => data }",
        "'parcel.sent': eventType({ version: 3, schema: z.object({ to: z.string() }), upcast: { 2: (data) => data, 1: (data) => data }",
      ),
    ));

  it('keeps the upcasters that events share, and leaves the other events as they are', () =>
    expect(changed('moved', 'parcel.events.ts')).toBe(
      EVENTS.replace(
        "'parcel.moved': eventType({ version: 2, schema: z.object({ to: z.string() }), upcast: withoutWeight",
        "'parcel.moved': eventType({ version: 3, schema: z.object({ to: z.string() }), upcast: { ...withoutWeight, 2: (data) => data, }",
      ),
    ));

  it('begins with the example of the current one', () =>
    expect(JSON.parse(changed('moved', 'golden/parcel.v3.json') ?? '')).toEqual({ 'parcel.moved': { to: 'Ben' } }));
});
