import type { Readable } from 'node:stream';
import type { StoredUpload } from '@stallbook/contracts';
import { DomainError, notFound, type FieldError } from '@stallbook/kernel';
import { unavailable } from '@stallbook/rpc';
import { request, type Dispatcher } from 'undici';

interface Refusal {
  error?: { code?: string; message?: string; fields?: FieldError[] };
}

export type Answer = Dispatcher.ResponseData<unknown>;
type Options = NonNullable<Parameters<typeof request>[1]> & { signal: AbortSignal };

/** By undici's own API, because the web streams of `fetch` double the processor time of a download. */
export class FileServer {
  /** `url` is absent in a process without configured file storage. */
  constructor(private readonly url: string | undefined) {}

  /** @throws DomainError with the code of the refusal, `UNAVAILABLE`, `UPLOAD_INTERRUPTED` */
  async send(ticket: string, body: Readable, signal: AbortSignal): Promise<StoredUpload> {
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'PUT' as const, headers, body, signal };
    const reply = await this.request(ticket, init).catch((error: unknown) => {
      throw body.errored
        ? new DomainError('UPLOAD_INTERRUPTED', 'The upload was interrupted. Please try again.')
        : error;
    });
    if (!isOk(reply)) throw await refusalOf(reply);
    return (await reply.body.json()) as StoredUpload;
  }

  /** The answer with its body unread. @throws DomainError `LINK_EXPIRED`, `UNAVAILABLE` */
  async open(token: string, signal: AbortSignal): Promise<Answer> {
    const reply = await this.request(token, { signal });
    if (!isOk(reply)) throw await refusalOf(reply);
    return reply;
  }

  /** @throws DomainError NOT_FOUND, `UNAVAILABLE` */
  async openImage(path: string, signal: AbortSignal): Promise<Answer> {
    const parts = path.split('/');
    // `request` resolves them, so the address would lead to what is not an image.
    if (parts.some((part) => part === '.' || part === '..')) throw notFound('Image not found');
    const reply = await this.requestFrom(`/media/${parts.map(encodeURIComponent).join('/')}`, { signal });
    if (!isOk(reply)) throw await refusalOf(reply);
    return reply;
  }

  private request(permit: string, options: Options): Promise<Answer> {
    return this.requestFrom(`/files/${encodeURIComponent(permit)}`, options);
  }

  private async requestFrom(path: string, options: Options): Promise<Answer> {
    if (!this.url) throw unavailable();
    try {
      return await request(`${this.url}${path}`, options);
    } catch (error) {
      // An aborted request has no client left to answer.
      if (options.signal.aborted) throw error;
      throw unavailable();
    }
  }
}

const isOk = ({ statusCode }: Answer): boolean => statusCode >= 200 && statusCode < 300;

async function refusalOf({ body }: Answer): Promise<DomainError> {
  const { error } = (await body.json().catch(() => ({}))) as Refusal;
  return error?.code ? new DomainError(error.code, error.message ?? '', error.fields ?? []) : unavailable();
}
