import { addAbortSignal, Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { UploadKind } from '@stallbook/contracts';
import { ZipFile } from 'yazl';
import { entryPath } from './entry-path.js';
import { contentAsJson, type ExportContent, type Placed, type Upload } from './export-content.js';
import { FileContents } from './file-contents.js';
import { fittingFiles } from './fitting-files.js';

const NO_ROOM: Record<UploadKind, string> = {
  files: 'It did not fit into this ZIP. You can download it on the page of its event.',
  images: 'It did not fit into this ZIP. You can save it where it is shown.',
  messageFiles: 'It did not fit into this ZIP. You can download it in its conversation.',
};
const DELETED = 'It was deleted while this ZIP was made.';

export interface ZipOrder {
  exportId: string;
  content: ExportContent;
  uploads: readonly Upload[];
  textBytes: number;
  maxBytes: number;
}

@Injectable()
export class ExportZip {
  constructor(private readonly contents: FileContents) {}

  /** Streams one file after another, so memory use stays constant. */
  stream(order: ZipOrder): Readable {
    const zip = new ZipFile();
    const out = zip.outputStream as PassThrough;
    const closed = new AbortController();
    // Closes what is being read when the reader stops.
    out.once('close', () => closed.abort());
    // The reader handles errors; without this listener, an unread stream would end the process.
    out.on('error', () => undefined);
    const fail = (error: unknown) => out.destroy(error as Error);
    zip.once('error', fail);
    this.fill(zip, order, closed.signal).then(() => zip.end(), fail);
    return out;
  }

  /** The JSON comes last, when it is known which files are included. */
  private async fill(zip: ZipFile, order: ZipOrder, signal: AbortSignal): Promise<void> {
    const { exportId, content, uploads, textBytes, maxBytes } = order;
    const fitting = fittingFiles(uploads, { maxBytes, textBytes });
    const placed = new Map<string, Placed>();
    for (const upload of uploads) {
      const fits = fitting.has(upload.id);
      placed.set(
        upload.id,
        fits ? await this.take(zip, exportId, upload, signal) : { path: null, leftOut: NO_ROOM[upload.kind] },
      );
    }
    const text = addAbortSignal(signal, Readable.from(contentAsJson(content, placed), { objectMode: false }));
    zip.addReadStream(text, 'data.json', { mtime: new Date(content.madeAt) });
    await finished(text);
  }

  private async take(zip: ZipFile, exportId: string, upload: Upload, signal: AbortSignal): Promise<Placed> {
    const { kind, id: fileId } = upload;
    const body = await this.contents.open({ exportId, kind, fileId }, signal);
    if (!body) return { path: null, leftOut: DELETED };
    const path = entryPath(upload);
    // Stored uncompressed: most uploads are compressed already, and the size is known in advance.
    zip.addReadStream(body, path, { compress: false, mtime: new Date(upload.uploadedAt) });
    await finished(body);
    return { path };
  }
}
