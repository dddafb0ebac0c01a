import { Inject, Injectable } from '@nestjs/common';
import type { StoredUpload } from '@stallbook/contracts';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { unavailable } from '@stallbook/rpc';

const GONE = 410;

@Injectable()
export class FileClient {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  /**
   * `path` as in a link; null if the file is gone.
   * @throws DomainError UNAVAILABLE
   */
  async read(path: string, { signal }: { signal?: AbortSignal } = {}) {
    return this.ask(path, { ...(signal && { signal }) }, async (reply) => {
      if (reply.ok && reply.body) return reply.body;
      await reply.body?.cancel();
      if (reply.status === GONE) return null;
      throw unavailable();
    });
  }

  /** @throws DomainError UNAVAILABLE */
  async send(ticket: string, body: NonNullable<RequestInit['body']>): Promise<StoredUpload> {
    const headers = { 'content-type': 'application/octet-stream' };
    return this.ask(`/files/${ticket}`, { method: 'PUT', headers, body, duplex: 'half' }, async (reply) => {
      if (reply.ok) return (await reply.json()) as StoredUpload;
      await reply.body?.cancel();
      throw unavailable();
    });
  }

  private async ask<T>(path: string, request: RequestInit, take: (reply: Response) => Promise<T>): Promise<T> {
    const { STALLBOOK_FILES_URL: server } = this.config;
    if (!server) throw unavailable();
    try {
      return await take(await fetch(`${server}${path}`, request));
    } catch (cause) {
      // What `fetch` and its reply throw if the server cannot be reached or hangs up.
      throw cause instanceof TypeError ? Object.assign(unavailable(), { cause }) : cause;
    }
  }
}
