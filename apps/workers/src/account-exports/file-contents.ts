import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { accountExportFileLink, type AccountExportFile } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { RpcClient, unavailable } from '@stallbook/rpc';
import { WORKERS } from '../system-actor.js';

const GONE = 410;

/** The bytes of what a person uploaded, from where files are kept. */
@Injectable()
export class FileContents {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** null for a file that was deleted meanwhile. @throws DomainError UNAVAILABLE */
  async open(file: AccountExportFile, signal: AbortSignal): Promise<Readable | null> {
    const { STALLBOOK_FILES_URL: server } = this.config;
    if (!server) throw unavailable();
    const path = await this.linkTo(file);
    if (path === null) return null;
    const reply = await fetch(`${server}${path}`, { signal });
    if (reply.ok && reply.body) return Readable.fromWeb(reply.body);
    await reply.body?.cancel();
    if (reply.status === GONE) return null;
    throw unavailable();
  }

  private async linkTo(file: AccountExportFile): Promise<string | null> {
    try {
      return (await this.rpc.call(accountExportFileLink, file, { actor: WORKERS })).signedUrl;
    } catch (error) {
      if (DomainError.is(error) && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
