import { Injectable } from '@nestjs/common';
import { fileLink, type ImportSourceOf } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { RpcClient } from '@stallbook/rpc';
import { FileClient } from '../file-client.js';
import { WORKERS } from '../system-actor.js';
import type { ImportSource } from './import-source.js';

/** A file that an admin uploaded, streamed from attachments. */
@Injectable()
export class UploadedFile implements ImportSource {
  constructor(
    private readonly rpc: RpcClient,
    private readonly files: FileClient,
  ) {}

  open({ fileId }: ImportSourceOf): Promise<AsyncIterable<Uint8Array>> | undefined {
    return fileId === null ? undefined : this.read(fileId);
  }

  /** @throws DomainError IMPORT.NO_SOURCE, UNAVAILABLE */
  private async read(fileId: string): Promise<AsyncIterable<Uint8Array>> {
    const { signedUrl } = await this.rpc.call(fileLink, { id: fileId }, { actor: WORKERS });
    const content = await this.files.read(signedUrl);
    if (content) return content;
    throw new DomainError('IMPORT.NO_SOURCE', 'The file of this import was not found.');
  }
}
