import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [CopiesModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
