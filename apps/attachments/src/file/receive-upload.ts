import { Transform, type Readable } from 'node:stream';
import { DomainError } from '@stallbook/kernel';
import type { FileStore } from './file-store.js';
import { HEAD_BYTES } from './file-type.js';

const tooLargeFor = (maxBytes: number) => () =>
  new DomainError('TOO_LARGE', `File size exceeds ${Math.round(maxBytes / 1024 / 1024)}MB limit`);

/**
 * Stores a body while it arrives. Checks its first bytes before anything is stored, and stops at the first byte over the
 * limit. A refused or broken upload leaves nothing behind.
 */
export async function receiveUpload<T>(
  store: FileStore,
  upload: {
    id: string;
    body: Readable;
    maxBytes: number;
    check: (head: Buffer) => Promise<T>;
    tooLarge?: () => DomainError;
  },
): Promise<{ size: number; checked: T }> {
  const { id, body, maxBytes, check, tooLarge = tooLargeFor(maxBytes) } = upload;
  // A refused body is read to its end, so that the sender gets the response.
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    const { head, ended } = await readHead(chunks);
    if (head.length === 0) throw new DomainError('BAD_INPUT', 'The file is empty.');
    if (head.length > maxBytes) throw tooLarge();
    const checked = await check(head);
    const measured = measure(maxBytes, tooLarge);
    const feeding = feed(measured.through, head, ended ? undefined : chunks);
    const results = await Promise.allSettled([store.put(id, measured.through), feeding]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return { size: measured.size(), checked };
  } finally {
    await chunks.return?.();
    body.resume();
  }
}

function measure(maxBytes: number, tooLarge: () => DomainError): { through: Transform; size: () => number } {
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(tooLarge());
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
