import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RpcClient } from '@stallbook/rpc';
import type { FileClient } from '../file-client.js';
import { Collector, NotCollected } from './collector.js';
import { ExportFile } from './export-file.js';
import { ExportZip } from './export-zip.js';
import type { FileContents } from './file-contents.js';

const person = { personId: 'vera' };
const upload = { id: 'f1', filename: 'map.pdf', fileSize: 3, uploadedAt: '2027-01-01T00:00:00.000Z' };

/** Services with one page each, but for `notifications`, which has two. */
function open(given: { files?: object[]; failsAt?: number } = {}) {
  const formats: string[] = [];
  const sent: string[] = [];
  let calls = 0;
  const pageOf = (service: string, after?: string) => {
    if (service === 'attachments') return { kinds: [{ kind: 'files', records: given.files ?? [] }], next: null };
    const records = service === 'notifications' ? [{ id: after ?? 'first' }] : [];
    const next = service === 'notifications' && after === undefined ? 'second' : null;
    return { kinds: [{ kind: 'messages', records }], next };
  };
  const call = ({ name }: { name: string }, input: { after?: string; format?: string }) => {
    if (input.format) {
      formats.push(input.format);
      return Promise.resolve({ ticket: 't', maxBytes: 1_000_000 });
    }
    calls += 1;
    if (calls === given.failsAt) return Promise.reject(new Error('away'));
    return Promise.resolve(pageOf(name.split('.')[0]!, input.after));
  };
  const rpc = { call } as unknown as RpcClient;
  const send = async (_ticket: string, body: Readable) => {
    try {
      sent.push(await text(body));
    } catch {
      throw new Error('the upload failed');
    }
  };
  const contents = { open: () => Promise.resolve(Readable.from(['pdf'])) } as unknown as FileContents;
  const clock = { now: () => new Date(0) };
  const files = { send } as unknown as FileClient;
  const exports = new ExportFile(new Collector(rpc), rpc, new ExportZip(contents), files, clock);
  const collected: string[][] = [];
  const store = () => exports.store('e1', person, (services) => Promise.resolve(void collected.push(services)));
  return { store, formats, sent, collected };
}

describe('the file of an account export', () => {
  it('is JSON with the records of all pages, and names each service once it answered', async () => {
    const { store, formats, sent, collected } = open();
    await store();
    expect(formats).toEqual(['json']);
    const { data, ...about } = JSON.parse(sent[0]!) as { data: Record<string, object> };
    expect(about).toMatchObject({ personId: 'vera', madeAt: '1970-01-01T00:00:00.000Z' });
    expect(data).toMatchObject({
      identity: { messages: [] },
      attachments: { files: [] },
      notifications: { messages: [{ id: 'first' }, { id: 'second' }] },
    });
    expect(collected).toHaveLength(7);
    expect(collected.at(-1)).toEqual(Object.keys(data));
  });

  it('is a ZIP with the place of each file in the data', async () => {
    const { store, formats, sent } = open({ files: [upload] });
    await store();
    expect(formats).toEqual(['zip']);
    expect(sent[0]).toContain('files/f1/map.pdf');
    expect(sent[0]).toContain('data.json');
  });

  it.each([
    ['JSON', [], 11],
    ['a ZIP', [upload], 11],
  ])('fails with the service that does not answer while %s is sent', async (_what, files, failsAt) => {
    const { store } = open({ files, failsAt });
    await expect(store()).rejects.toBeInstanceOf(NotCollected);
  });

  it('is not begun if a service does not answer', async () => {
    const { store, formats } = open({ failsAt: 3 });
    await expect(store()).rejects.toBeInstanceOf(NotCollected);
    expect(formats).toEqual([]);
  });
});
