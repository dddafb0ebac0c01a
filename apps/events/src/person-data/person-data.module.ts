import { Module } from '@nestjs/common';
import { OrganizerModule } from '../organizer/organizer.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [OrganizerModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
