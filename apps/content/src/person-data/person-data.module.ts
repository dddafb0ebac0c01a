import { Module } from '@nestjs/common';
import { VisitorModule } from '../visitor/visitor.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [VisitorModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
