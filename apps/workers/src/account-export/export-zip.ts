import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { UploadedFileData } from '@stallbook/contracts';
import { ZipFile } from 'yazl';
import { entryPath } from './entry-path.js';
import { contentAsJson, uploadsIn, type ExportContent, type ExportedFile } from './export-content.js';
import { FileContents } from './file-contents.js';
import { fittingFiles } from './fitting-files.js';

const NO_ROOM = 'It did not fit into this ZIP. You can download it on the page of its event.';
const DELETED = 'It was deleted while this ZIP was made.';

export interface ZipOrder {
  exportId: string;
  content: ExportContent;
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
    // Closes the open file when the reader stops.
    out.once('close', () => closed.abort());
    // The reader handles errors; without this listener, an unread stream would end the process.
    out.on('error', () => undefined);
    const fail = (error: unknown) => out.destroy(error as Error);
    zip.once('error', fail);
    this.fill(zip, order, closed.signal).then(() => zip.end(), fail);
    return out;
  }

  /** The JSON comes last, when it is known which files are included. */
  private async fill(zip: ZipFile, { exportId, content, maxBytes }: ZipOrder, signal: AbortSignal): Promise<void> {
    const uploads = uploadsIn(content.data);
    let textBytes = 0;
    for (const piece of contentAsJson(content, uploads)) textBytes += Buffer.byteLength(piece);
    const fitting = fittingFiles(uploads, { maxBytes, textBytes });
    const files: ExportedFile[] = [];
    for (const file of uploads) {
      const fits = fitting.has(file.id);
      files.push(fits ? await this.take(zip, exportId, file, signal) : { ...file, path: null, leftOut: NO_ROOM });
    }
    const text = Readable.from(contentAsJson(content, files), { objectMode: false });
    zip.addReadStream(text, 'data.json', { mtime: new Date(content.madeAt) });
  }

  private async take(
    zip: ZipFile,
    exportId: string,
    file: UploadedFileData,
    signal: AbortSignal,
  ): Promise<ExportedFile> {
    const body = await this.contents.open({ exportId, fileId: file.id }, signal);
    if (!body) return { ...file, path: null, leftOut: DELETED };
    const path = entryPath(file);
    // Stored uncompressed: most uploads are compressed already, and the size is known in advance.
    zip.addReadStream(body, path, { compress: false, mtime: new Date(file.uploadedAt) });
    await finished(body);
    return { ...file, path };
  }
}
