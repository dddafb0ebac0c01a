import { Readable } from 'node:stream';
import { receiveUpload } from './receive-upload.js';
import type { FileStore } from './file-store.js';

const CHUNK = 65_536;

/** More than streams buffer, so that the store's failure meets a body that is still arriving. */
const body = () =>
  Readable.from(
    (function* () {
      for (let sent = 0; sent < 20; sent += 1) yield Buffer.alloc(CHUNK);
    })(),
    { objectMode: false },
  );

const storing = (put: FileStore['put']) =>
  receiveUpload(
    { put, get: () => Promise.resolve(null), delete: () => Promise.resolve() },
    { id: 'one', body: body(), maxBytes: 100 * CHUNK, check: () => Promise.resolve() },
  );

describe('receiving an upload', () => {
  it('fails with the store that fails before it reads', () =>
    expect(storing(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection'));

  it('fails with the store that fails while it reads', () =>
    expect(
      storing(async (_, stream) => {
        for await (const chunk of stream) throw new Error(`the disk is full at ${(chunk as Buffer).length}`);
      }),
    ).rejects.toThrow('the disk is full'));
});
