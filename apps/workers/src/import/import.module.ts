import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { IMPORTS_QUEUE } from '@stallbook/contracts';
import { FileClient } from '../file-client.js';
import { IMPORT_SOURCE, pastedText, type ImportSource } from './import-source.js';
import { ImportsProcessor } from './import.processor.js';
import { UploadedFile } from './uploaded-file.js';

@Module({
  imports: [BullModule.registerQueue({ name: IMPORTS_QUEUE })],
  providers: [
    FileClient,
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
