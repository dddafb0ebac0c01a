import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventType, type EventType } from '@stallbook/kernel';
import { z } from 'zod';
import { faultsOf, forgottenIn, record, versionsOf, type Catalog } from './golden-files.js';

const parcel = (sent: EventType): Catalog => ({ name: 'parcel', events: { Sent: sent } });
const to = z.object({ to: z.string() });
const first = eventType({ version: 1, schema: to });
const second = eventType({
  version: 2,
  schema: z.object({ street: z.string() }),
  upcast: { 1: ({ to: street }) => ({ street }) },
});

describe('golden files', () => {
  let folder: string;
  const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content));
  const faults = (catalog: Catalog) => versionsOf(catalog).flatMap((version) => faultsOf(catalog, folder, version));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'));
    write('parcel.v1.json', { Sent: { to: '1 River Road' } });
    record(parcel(first), folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('accept an unchanged event', () => {
    expect(faults(parcel(first))).toEqual([]);
    expect(forgottenIn(parcel(first), folder)).toEqual([]);
  });

  it.each([
    ['an additional optional field', { version: 1, schema: to.extend({ note: z.string().optional() }) }],
    ['a less strict field', { version: 1, schema: z.object({ to: z.string().nullable() }) }],
    ['a field that became personal', { version: 1, schema: to, personal: [{ subject: 'to', fields: ['to'] }] }],
  ])('refuse %s in the same version, even if the example still fits', (_what, changed: EventType) => {
    expect(faults(parcel(changed))).toEqual([expect.stringContaining('raise the version')]);
    // Recording must not bypass the check.
    record(parcel(changed), folder);
    expect(faults(parcel(changed))).toHaveLength(1);
  });

  it('refuse a stricter refinement, which no shape shows', () => {
    const short = eventType({ version: 1, schema: to.refine((sent) => sent.to.length < 100) });
    const some = eventType({ version: 1, schema: to.refine((sent) => sent.to !== '') });
    expect(faults(parcel(short))).toEqual([expect.stringContaining('edge 1 cannot be read')]);
    expect(faults(parcel(some))).toEqual([expect.stringContaining('edge 0 cannot be read')]);
  });

  it('refuse a removed field and name what cannot be read', () => {
    expect(faults(parcel({ version: 1, schema: z.object({ to: z.int() }) }))).toEqual([
      expect.stringContaining('cannot be read'),
      expect.stringContaining('raise the version'),
    ]);
  });

  it('accept a new version that can read the old one', () => {
    write('parcel.v2.json', { Sent: { street: '2 River Road' } });
    const unrecorded = expect.stringContaining('GOLDEN=record') as string;
    expect(faults(parcel(second))).toEqual([unrecorded, unrecorded]);
    record(parcel(second), folder);
    expect(faults(parcel(second))).toEqual([]);
    expect(forgottenIn(parcel(first), folder)).toEqual(['Sent, version 2']);
  });

  it('refuse a new version without an upcaster or without an example', () => {
    record(parcel(second), folder);
    expect(faults(parcel({ ...second, upcast: {} }))).toEqual([
      'cannot be read: No upcaster from version 1',
      'no example in parcel.v2.json',
    ]);
  });

  it('report an event that was removed from the catalog', () => {
    expect(forgottenIn({ name: 'parcel', events: {} }, folder)).toEqual(['Sent, version 1']);
  });
});
