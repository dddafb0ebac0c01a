import { Module } from '@nestjs/common';
import { ErasureReportReaction } from './reactions/erasure-report.reaction.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ controllers: [PersonDataHandler], providers: [ErasureReportReaction] })
export class PersonDataModule {}
