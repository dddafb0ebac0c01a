import { once } from 'node:events';
import type { DataPage } from './collector.js';
import { ExportZip } from './export-zip.js';
import type { FileContents } from './file-contents.js';

describe('the ZIP of an export', () => {
  it('reads no further once its reader stops', async () => {
    const ended = new EventTarget();
    const page: DataPage = { service: 'events', kinds: [{ kind: 'claims', records: [{ text: 'x'.repeat(100_000) }] }] };
    const pages = async function* () {
      try {
        for (;;) yield await Promise.resolve(page);
      } finally {
        ended.dispatchEvent(new Event('ended'));
      }
    };
    const content = { madeAt: '2027-01-01T00:00:00.000Z', personId: 'vera', pages };
    const contents = {} as unknown as FileContents;
    const order = { exportId: 'e1', content, uploads: [], textBytes: 0, maxBytes: 1_000 };
    const out = new ExportZip(contents).stream(order);
    await once(out, 'readable');
    const stopped = once(ended, 'ended');
    out.destroy();
    await stopped;
    expect(out.destroyed).toBe(true);
  });
});
