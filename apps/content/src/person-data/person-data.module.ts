import { Module } from '@nestjs/common';
import { VisitorsModule } from '../visitors/visitors.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [VisitorsModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
