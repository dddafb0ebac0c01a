import { Readable } from 'node:stream';
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
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  try {
    const head = await readHead(chunks);
    if (head.length === 0) throw new DomainError('BAD_INPUT', 'The file is empty.');
    if (head.length > maxBytes) throw tooLarge();
    const checked = await check(head);
    let size = 0;
    // The store pulls: a body that is pushed would wait forever for a store that failed.
    const limited = async function* () {
      for (let chunk: Buffer | undefined = head; chunk; chunk = (await chunks.next()).value) {
        size += chunk.length;
        if (size > maxBytes) throw tooLarge();
        yield chunk;
      }
    };
    await store.put(id, Readable.from(limited(), { objectMode: false }));
    return { size, checked };
  } finally {
    await chunks.return?.();
    body.resume();
  }
}

async function readHead(chunks: AsyncIterator<Buffer, undefined>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let size = 0; size < HEAD_BYTES;) {
    const { value } = await chunks.next();
    if (!value) break;
    parts.push(value);
    size += value.length;
  }
  return Buffer.concat(parts);
}
