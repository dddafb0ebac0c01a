import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { accountExportFileLink, type AccountExportFileInput } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { RpcClient } from '@stallbook/rpc';
import { FileClient } from '../file-client.js';
import { WORKERS } from '../system-actor.js';

@Injectable()
export class FileContents {
  constructor(
    private readonly rpc: RpcClient,
    private readonly files: FileClient,
  ) {}

  /**
   * null if the file was deleted meanwhile.
   * @throws DomainError UNAVAILABLE
   */
  async open(file: AccountExportFileInput, signal: AbortSignal): Promise<Readable | null> {
    const path = await this.linkTo(file);
    const content = path !== null && (await this.files.read(path, { signal }));
    return content ? Readable.fromWeb(content) : null;
  }

  private async linkTo(file: AccountExportFileInput): Promise<string | null> {
    try {
      return (await this.rpc.call(accountExportFileLink, file, { actor: WORKERS })).signedUrl;
    } catch (error) {
      if (DomainError.is(error, 'NOT_FOUND')) return null;
      throw error;
    }
  }
}
