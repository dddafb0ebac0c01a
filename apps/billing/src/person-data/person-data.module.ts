import { Module } from '@nestjs/common';
import { ReplicaModule } from '../replicas/replica.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [ReplicaModule], controllers: [PersonDataHandler] })
export class PersonDataModule {}
