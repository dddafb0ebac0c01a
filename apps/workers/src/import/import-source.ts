import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { fileLink, type ImportSourceOf } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { RpcClient } from '@stallbook/rpc';
import { FileClient } from '../file-client.js';
import { WORKERS } from '../system-actor.js';

/** The text that an admin pasted, or the file that they uploaded, streamed from attachments. */
@Injectable()
export class ImportSource {
  constructor(
    private readonly rpc: RpcClient,
    private readonly files: FileClient,
  ) {}

  /** Every call reads from the start. @throws DomainError IMPORT.NO_SOURCE, UNAVAILABLE */
  async open({ text, fileId }: ImportSourceOf): Promise<AsyncIterable<Uint8Array>> {
    if (text !== null) return Readable.from([Buffer.from(text, 'utf8')]);
    const content = fileId === null ? null : await this.read(fileId);
    if (content) return content;
    throw new DomainError('IMPORT.NO_SOURCE', 'The file of this import was not found.');
  }

  private async read(fileId: string) {
    const { signedUrl } = await this.rpc.call(fileLink, { id: fileId }, { actor: WORKERS });
    return this.files.read(signedUrl);
  }
}
