import { Inject, Injectable } from '@nestjs/common';
import { fileLink, type ImportSourceOf } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { RpcClient, unavailable } from '@stallbook/rpc';
import { WORKERS } from '../system-actor.js';
import type { ImportSource } from './import-source.js';

const GONE = 410;

/** What an admin uploaded before, read from attachments as it comes. */
@Injectable()
export class UploadedFile implements ImportSource {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  open({ fileId }: ImportSourceOf): Promise<AsyncIterable<Uint8Array>> | undefined {
    return fileId === null ? undefined : this.read(fileId);
  }

  /** @throws DomainError IMPORT.NO_SOURCE, UNAVAILABLE */
  private async read(fileId: string): Promise<AsyncIterable<Uint8Array>> {
    const { STALLBOOK_FILES_URL: server } = this.config;
    if (!server) throw unavailable();
    const { signedUrl } = await this.rpc.call(fileLink, { id: fileId }, { actor: WORKERS });
    const reply = await fetch(`${server}${signedUrl}`);
    if (reply.ok && reply.body) return reply.body;
    await reply.body?.cancel();
    if (reply.status === GONE) throw new DomainError('IMPORT.NO_SOURCE', 'The file of this import was not found.');
    throw unavailable();
  }
}
