import type { Readable } from 'node:stream';
import type { StoredUpload } from '@stallbook/contracts';
import { DomainError, notFound, type FieldError } from '@stallbook/kernel';
import { unavailable } from '@stallbook/rpc';

interface Refusal {
  error?: { code?: string; message?: string; fields?: FieldError[] };
}

export class FileServer {
  /** `url` is absent in a process without configured file storage. */
  constructor(private readonly url: string | undefined) {}

  /** @throws DomainError with the code of the refusal, `UNAVAILABLE`, `UPLOAD_INTERRUPTED` */
  async send(ticket: string, body: Readable, signal: AbortSignal): Promise<StoredUpload> {
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'PUT', headers, body, duplex: 'half' as const, signal };
    const reply = await this.fetch(ticket, init).catch((error: unknown) => {
      throw body.errored
        ? new DomainError('UPLOAD_INTERRUPTED', 'The upload was interrupted. Please try again.')
        : error;
    });
    if (!reply.ok) throw await refusalOf(reply);
    return (await reply.json()) as StoredUpload;
  }

  /** The answer with its body unread. @throws DomainError `LINK_EXPIRED`, `UNAVAILABLE` */
  async open(token: string, signal: AbortSignal): Promise<Response> {
    const reply = await this.fetch(token, { signal });
    if (!reply.ok) throw await refusalOf(reply);
    return reply;
  }

  /** @throws DomainError NOT_FOUND, `UNAVAILABLE` */
  async openImage(path: string, signal: AbortSignal): Promise<Response> {
    const parts = path.split('/');
    // `fetch` resolves them, so the address would lead to what is not an image.
    if (parts.some((part) => part === '.' || part === '..')) throw notFound('Image not found');
    const reply = await this.fetchFrom(`/media/${parts.map(encodeURIComponent).join('/')}`, { signal });
    if (!reply.ok) throw await refusalOf(reply);
    return reply;
  }

  private fetch(permit: string, init: RequestInit): Promise<Response> {
    return this.fetchFrom(`/files/${encodeURIComponent(permit)}`, init);
  }

  private async fetchFrom(path: string, init: RequestInit): Promise<Response> {
    if (!this.url) throw unavailable();
    try {
      return await fetch(`${this.url}${path}`, init);
    } catch (error) {
      // An aborted request has no client left to answer.
      if (init.signal?.aborted) throw error;
      throw unavailable();
    }
  }
}

async function refusalOf(reply: Response): Promise<DomainError> {
  const { error } = (await reply.json().catch(() => ({}))) as Refusal;
  return error?.code ? new DomainError(error.code, error.message ?? '', error.fields ?? []) : unavailable();
}
