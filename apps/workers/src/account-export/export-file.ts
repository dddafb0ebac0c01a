import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { requestAccountExportUpload } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { FileClient } from '../file-client.js';
import { WORKERS } from '../system-actor.js';
import type { Collected } from './collector.js';
import { contentAsJson, uploadsIn } from './export-content.js';
import { ExportZip } from './export-zip.js';

@Injectable()
export class ExportFile {
  constructor(
    private readonly rpc: RpcClient,
    private readonly zip: ExportZip,
    private readonly files: FileClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A ZIP for people who uploaded files. Storing it makes the export ready; a repeated export is stored once. */
  async store(exportId: string, personId: string, data: Collected): Promise<void> {
    const content = { madeAt: this.clock.now().toISOString(), personId, data };
    const format = uploadsIn(data).length > 0 ? 'zip' : 'json';
    const order = { exportId, format } as const;
    const { ticket, maxBytes } = await this.rpc.call(requestAccountExportUpload, order, { actor: WORKERS });
    if (format === 'json') {
      await this.files.send(ticket, Readable.from(contentAsJson(content), { objectMode: false }));
      return;
    }
    const body = this.zip.stream({ exportId, content, maxBytes });
    try {
      await this.files.send(ticket, body);
    } catch (error) {
      // Reports why building failed, not the upload error that followed.
      throw body.errored ?? error;
    } finally {
      body.destroy();
    }
  }
}
