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
  // The body stays open when it is refused: the rest is let by, so that its sender hears the answer.
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    const { head, ended } = await readHead(chunks);
    if (head.length === 0) throw new DomainError('BAD_INPUT', 'The file is empty.');
    if (head.length > maxBytes) throw tooLarge(maxBytes);
    const verdict = await judge(head);
    const measured = measure(maxBytes);
    const feeding = feed(measured.through, head, ended ? undefined : chunks);
    const results = await Promise.allSettled([store.put(id, measured.through), feeding]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return { size: measured.size(), verdict };
  } finally {
    await chunks.return?.();
    body.resume();
  }
}

function measure(maxBytes: number): { through: Transform; size: () => number } {
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  return { through, size: () => size };
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<{ head: Buffer; ended: boolean }> {
  const parts: Buffer[] = [];
  for (let size = 0; size < HEAD_BYTES;) {
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
