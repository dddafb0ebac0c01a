import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { newId } from '@stallbook/kernel';
import type { FileStore } from '../file/file-store.js';

const inChunks = (bytes: Buffer, size = 65_536) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
    { objectMode: false },
  );

/** Sends some bytes and then fails. */
const breakingOff = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      yield bytes;
      throw new Error('the sender went away');
    })(),
    { objectMode: false },
  );

/** The contract of every store. `leftovers` counts what it still holds of an ID. */
export function itKeepsFiles(storeOf: () => FileStore, leftovers: (id: string) => Promise<number>): void {
  it.each([1, 65_536, 5_242_880, 12_000_000])('returns the %i bytes that it stored', async (size) => {
    const id = newId();
    const bytes = randomBytes(size);
    await storeOf().put(id, inChunks(bytes));
    const found = await storeOf().get(id);
    expect(found?.size).toBe(size);
    expect(found && bytes.equals(await buffer(found.stream))).toBe(true);
  });

  it.each([1_000, 7_000_000])('stores nothing of a body that breaks off after %i bytes', async (size) => {
    const id = newId();
    await expect(storeOf().put(id, breakingOff(randomBytes(size)))).rejects.toThrow('the sender went away');
    expect(await storeOf().get(id)).toBeNull();
    expect(await leftovers(id)).toBe(0);
  });

  it('accepts the same ID again after a failure', async () => {
    const id = newId();
    await expect(storeOf().put(id, breakingOff(randomBytes(1_000)))).rejects.toThrow('the sender went away');
    await storeOf().put(id, Readable.from([Buffer.from('second try')]));
    const found = await storeOf().get(id);
    expect(found && String(await buffer(found.stream))).toBe('second try');
  });

  it('returns null for an unknown ID', async () => {
    expect(await storeOf().get(newId())).toBeNull();
  });

  it('deletes a file, and does nothing if there is none', async () => {
    const id = newId();
    await storeOf().put(id, Readable.from([Buffer.from('short')]));
    await storeOf().delete(id);
    expect(await storeOf().get(id)).toBeNull();
    expect(await leftovers(id)).toBe(0);
    await storeOf().delete(id);
  });
}
