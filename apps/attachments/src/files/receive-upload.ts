import { Transform, type Readable } from 'node:stream';
import { DomainError } from '@stallbook/kernel';
import type { FileStore } from './file-store.js';
import { HEAD_BYTES } from './file-type.js';

const tooLarge = (maxBytes: number) =>
  new DomainError('TOO_LARGE', `File size exceeds ${Math.round(maxBytes / 1024 / 1024)}MB limit`);

/**
 * Keeps a body while it arrives. It is judged by its first bytes before anything is kept, and refused at the first byte
 * too many; what was refused or broken off leaves nothing behind.
 */
export async function receiveUpload<T>(
  store: FileStore,
  upload: { id: string; body: Readable; maxBytes: number; judge: (head: Buffer) => Promise<T> },
): Promise<{ size: number; verdict: T }> {
  const { id, body, maxBytes, judge } = upload;
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const { head, ended } = await readHead(chunks);
  if (head.length === 0) throw new DomainError('BAD_INPUT', 'The file is empty.');
  if (head.length > maxBytes) throw tooLarge(maxBytes);
  const verdict = await judge(head);

  let size = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  const feeding = feed(measured, head, ended ? undefined : chunks);
  const results = await Promise.allSettled([store.put(id, measured), feeding]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return { size, verdict };
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<{ head: Buffer; ended: boolean }> {
  const parts: Buffer[] = [];
  for (let size = 0; size < HEAD_BYTES; ) {
    const { value, done } = await chunks.next();
    if (done) return { head: Buffer.concat(parts), ended: true };
    parts.push(value);
    size += value.length;
  }
  return { head: Buffer.concat(parts), ended: false };
}

async function feed(target: Transform, head: Buffer, rest: AsyncIterator<Buffer> | undefined): Promise<void> {
  const write = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => target.write(chunk, (error) => (error ? reject(error) : resolve())));
  try {
    await write(head);
    for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) await write(next.value);
    target.end();
  } catch (error) {
    target.destroy(error as Error);
    throw error;
  }
}
