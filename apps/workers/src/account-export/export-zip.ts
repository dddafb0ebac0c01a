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

/** An export with the contents of files. */
@Injectable()
export class ExportZip {
  constructor(private readonly contents: FileContents) {}

  /** Comes into being as it is read: of one file after the other no more is held than is on its way. */
  stream(order: ZipOrder): Readable {
    const zip = new ZipFile();
    const out = zip.outputStream as PassThrough;
    const closed = new AbortController();
    // Nobody reads any more, or all was read: a file that is still open is closed.
    out.once('close', () => closed.abort());
    // Whoever reads hears of a failure; without a listener one that nobody reads would end the process.
    out.on('error', () => undefined);
    const fail = (error: unknown) => out.destroy(error as Error);
    zip.once('error', fail);
    this.fill(zip, order, closed.signal).then(() => zip.end(), fail);
    return out;
  }

  /** What is told of the files comes last: only then is known which of them came. */
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
    // Stored as it is: what people upload is nearly always compressed already, and this way its size is known.
    zip.addReadStream(body, path, { compress: false, mtime: new Date(file.uploadedAt) });
    await finished(body);
    return { ...file, path };
  }
}
