import type { Readable } from 'node:stream';
import type { FastifyMultipartOptions, Multipart } from '@fastify/multipart';
import { badInput } from '@stallbook/kernel';
import type { FastifyRequest } from 'fastify';

/** More than any file may have: attachments refuses each at its own limit, while it arrives. */
const BACKSTOP_BYTES = 67_108_864;
/** What is still read of a refused body, so that the sender sees the answer and not a broken connection. */
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

/** Reads a form as far as the first byte of its file; the fields have to come before. @throws DomainError BAD_INPUT */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw badInput('Send the file as multipart/form-data.');
  const fields: Record<string, string> = {};
  const parts = request.parts();
  // Stepped by hand: leaving a loop would close the file before it is read.
  for (let next = await step(parts); !next.done; next = await step(parts)) {
    const part = next.value;
    // Browsers write some characters of a file's name as escapes; a field has it as it is.
    if (part.type === 'file') return { fields, filename: fields['filename'] || part.filename, file: part.file };
    fields[part.fieldname] = String(part.value);
  }
  throw badInput('Choose a file first.');
}

/** The parser's own errors are about what the client sent. Errors of limits carry a status and are answered as such. */
const step = (parts: AsyncIterator<Multipart>) =>
  parts.next().catch((error: unknown) => {
    throw error instanceof Error && 'statusCode' in error ? error : badInput('The form could not be read.');
  });

/** Lets the rest of a refused body pass by, as far as that is reasonable. */
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
