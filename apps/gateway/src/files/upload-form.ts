import type { Readable } from 'node:stream';
import type { FastifyMultipartOptions, Multipart } from '@fastify/multipart';
import { badInput } from '@stallbook/kernel';
import type { FastifyRequest } from 'fastify';

/** Above every file limit; attachments enforces the limit of each kind of file while it streams. */
const BACKSTOP_BYTES = 67_108_864;
/** A rejected body is read up to this size, so that the client receives the response and not a broken connection. */
const DRAIN_BYTES = 67_108_864;

export const uploadLimits: FastifyMultipartOptions = {
  limits: {
    files: 1,
    fields: 8,
    parts: 9,
    fieldNameSize: 100,
    fieldSize: 4_096,
    headerPairs: 50,
    fileSize: BACKSTOP_BYTES,
  },
};

export interface UploadForm {
  fields: Readonly<Record<string, string>>;
  filename: string;
  file: Readable;
}

/** Reads the fields before the file and stops at its first byte. @throws DomainError BAD_INPUT */
export async function readUploadForm(
  request: FastifyRequest,
  withoutFile = 'Choose a file first.',
): Promise<UploadForm> {
  if (!request.isMultipart()) throw badInput('Send the file as multipart/form-data.');
  const fields: Record<string, string> = {};
  const parts = request.parts();
  // Leaving a `for await` loop would close the file before it is read.
  for (let next = await step(parts); !next.done; next = await step(parts)) {
    const part = next.value;
    if (part.type === 'file') {
      // Browsers escape some characters in the file name of the part, but not in a field. Other clients may send none.
      const filename = fields['filename'] || part.filename || '';
      return { fields, filename, file: part.file };
    }
    fields[part.fieldname] = String(part.value);
  }
  throw badInput(withoutFile);
}

/** Limit errors carry a status and pass through; other parser errors are client errors. */
const step = (parts: AsyncIterator<Multipart>) =>
  parts.next().catch((error: unknown) => {
    throw error instanceof Error && 'statusCode' in error ? error : badInput("We couldn't read the upload form.");
  });

export function drain(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  let read = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > DRAIN_BYTES) raw.destroy();
  });
  raw.resume();
}
