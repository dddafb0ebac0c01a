import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { IMPORTS_QUEUE } from '@stallbook/contracts';
import { IMPORT_SOURCE, pastedText, type ImportSource } from './import-source.js';
import { ImportsProcessor } from './imports.processor.js';

const sources: readonly ImportSource[] = [pastedText];

@Module({
  imports: [BullModule.registerQueue({ name: IMPORTS_QUEUE })],
  providers: [ImportsProcessor, { provide: IMPORT_SOURCE, useValue: sources }],
})
export class ImportsModule {}
