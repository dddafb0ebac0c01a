import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [PeopleModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
