import { Module } from '@nestjs/common';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ controllers: [PersonDataHandler] })
export class PersonDataModule {}
