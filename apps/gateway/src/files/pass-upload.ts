import type { StoredUpload, UploadTicket } from '@stallbook/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileServer } from './file-server.js';
import { goneSignal } from '../http/gone-signal.js';
import { drain, readUploadForm, type UploadForm } from './upload-form.js';

export interface PassOptions {
  /** Asks the owning service for a ticket, before the first byte of the file is read. */
  ask: (form: UploadForm) => Promise<UploadTicket>;
  /** The message when the form has no file. */
  withoutFile?: string;
}

/** Passes the file of a form to the file server. @throws DomainError of the ticket, the form or the file server */
export async function passUpload(
  files: FileServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { ask, withoutFile }: PassOptions,
): Promise<StoredUpload & Pick<UploadForm, 'fields' | 'filename'>> {
  try {
    const form = await readUploadForm(request, withoutFile);
    const { file, fields, filename } = form;
    const { ticket } = await ask(form);
    return { ...(await files.send(ticket, file, goneSignal(reply))), fields, filename };
  } catch (error) {
    drain(request);
    throw error;
  }
}
