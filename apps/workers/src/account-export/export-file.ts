import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { requestAccountExportUpload } from '@stallbook/contracts';
import type { Clock, ServiceName } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { RpcClient } from '@stallbook/rpc';
import { FileClient } from '../file-client.js';
import { WORKERS } from '../system-actor.js';
import { Collector, type DataPage, type Person } from './collector.js';
import { contentAsJson, uploadsIn, type Upload } from './export-content.js';
import { ExportZip } from './export-zip.js';

/** Reads everything twice, first for the uploads and the length of the text, so that it holds one page at a time. */
@Injectable()
export class ExportFile {
  constructor(
    private readonly collector: Collector,
    private readonly rpc: RpcClient,
    private readonly zip: ExportZip,
    private readonly files: FileClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A ZIP for people who uploaded files. Storing it makes the export ready; a repeated export is stored once. Throws
   * `NotCollected`. `collected` receives the finished services.
   */
  async store(exportId: string, person: Person, collected: (services: ServiceName[]) => Promise<void>): Promise<void> {
    const madeAt = this.clock.now().toISOString();
    const content = { madeAt, personId: person.personId, pages: () => this.collector.pages(person) };
    const uploads: Upload[] = [];
    const noting = async function* (pages: AsyncIterable<DataPage>) {
      for await (const page of pages) {
        uploads.push(...uploadsIn(page));
        yield page;
      }
    };
    const first = { ...content, pages: () => noting(this.collector.pages(person, collected)) };
    let textBytes = 0;
    for await (const piece of contentAsJson(first, new Map())) textBytes += Buffer.byteLength(piece);
    const format = uploads.length > 0 ? 'zip' : 'json';
    const order = { exportId, format } as const;
    const { ticket, maxBytes } = await this.rpc.call(requestAccountExportUpload, order, { actor: WORKERS });
    const body =
      format === 'json'
        ? Readable.from(contentAsJson(content), { objectMode: false })
        : this.zip.stream({ exportId, content, uploads, textBytes, maxBytes });
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
