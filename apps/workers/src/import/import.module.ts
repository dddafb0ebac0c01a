import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { IMPORTS_QUEUE } from '@stallbook/contracts';
import { FileClient } from '../file-client.js';
import { ImportSource } from './import-source.js';
import { ImportsProcessor } from './import.processor.js';

@Module({
  imports: [BullModule.registerQueue({ name: IMPORTS_QUEUE })],
  providers: [FileClient, ImportsProcessor, ImportSource],
})
export class ImportModule {}
