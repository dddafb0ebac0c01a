import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { IMPORTS_QUEUE } from '@stallbook/contracts';
import { FileServer } from '../file-server.js';
import { IMPORT_SOURCE, pastedText, type ImportSource } from './import-source.js';
import { ImportsProcessor } from './import.processor.js';
import { UploadedFile } from './uploaded-file.js';

@Module({
  imports: [BullModule.registerQueue({ name: IMPORTS_QUEUE })],
  providers: [
    FileServer,
    ImportsProcessor,
    UploadedFile,
    {
      provide: IMPORT_SOURCE,
      inject: [UploadedFile],
      useFactory: (uploaded: UploadedFile): readonly ImportSource[] => [pastedText, uploaded],
    },
  ],
})
export class ImportModule {}
