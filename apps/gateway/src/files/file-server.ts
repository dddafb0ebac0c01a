import type { Readable } from 'node:stream';
import type { StoredUpload } from '@stallbook/contracts';
import { DomainError, notFound, type FieldError } from '@stallbook/kernel';
import { unavailable } from '@stallbook/rpc';
import { request, type Dispatcher } from 'undici';

interface Refusal {
  error?: { code?: string; message?: string; fields?: FieldError[] };
}

/** Each character of an address may become three. */
const ADDRESS_TOO_LONG = 431;

export type Answer = Dispatcher.ResponseData<unknown>;

/** Reads by undici's own API, because the web streams of `fetch` double the processor time of a download. */
export class FileServer {
  private readonly stopping = new AbortController();

  /** `url` is absent in a process without configured file storage. */
  constructor(private readonly url: string | undefined) {}

  /** @throws DomainError with the code of the refusal, `UNAVAILABLE`, `UPLOAD_INTERRUPTED` */
  async send(ticket: string, body: Readable, gone: AbortSignal): Promise<StoredUpload> {
    const signal = AbortSignal.any([gone, this.stopping.signal]);
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'PUT', headers, body, duplex: 'half' as const, signal };
    const reply = await this.answered(`/files/${encodeURIComponent(ticket)}`, (url) => fetch(url, init)).catch(
      // Unlike `request`, `fetch` leaves the body without an error when the connection breaks.
      (error: unknown) => {
        throw body.errored || this.stopping.signal.aborted
          ? new DomainError('UPLOAD_INTERRUPTED', 'The upload was interrupted. Please try again.')
          : error;
      },
    );
    if (!reply.ok) throw refusalOf(await jsonOf(reply));
    return (await reply.json()) as StoredUpload;
  }

  /** Ends the uploads that are left when the process has to stop. */
  interrupt(): void {
    this.stopping.abort();
  }

  /** The answer with its body unread. @throws DomainError `LINK_EXPIRED`, `UNAVAILABLE` */
  open(token: string, signal: AbortSignal): Promise<Answer> {
    return this.read(`/files/${encodeURIComponent(token)}`, signal);
  }

  /** @throws DomainError NOT_FOUND, `UNAVAILABLE` */
  async openImage(path: string, signal: AbortSignal): Promise<Answer> {
    const parts = path.split('/');
    // `request` resolves them, so the address would lead to what is not an image.
    if (parts.some((part) => part === '.' || part === '..')) throw notFound('Image not found');
    return this.read(`/media/${parts.map(encodeURIComponent).join('/')}`, signal);
  }

  private async read(path: string, signal: AbortSignal): Promise<Answer> {
    const reply = await this.answered(path, (url) => request(url, { signal }));
    if (reply.statusCode === 200) return reply;
    const refusal = refusalOf(await jsonOf(reply.body));
    throw reply.statusCode === ADDRESS_TOO_LONG ? notFound('File not found') : refusal;
  }

  /** Also unavailable if the client left, which is no failure to log. */
  private async answered<T>(path: string, ask: (url: string) => Promise<T>): Promise<T> {
    if (!this.url) throw unavailable();
    try {
      return await ask(`${this.url}${path}`);
    } catch {
      throw unavailable();
    }
  }
}

const jsonOf = (body: { json(): Promise<unknown> }): Promise<Refusal> =>
  body.json().catch(() => ({})) as Promise<Refusal>;

const refusalOf = ({ error }: Refusal): DomainError =>
  error?.code ? new DomainError(error.code, error.message ?? '', error.fields ?? []) : unavailable();
