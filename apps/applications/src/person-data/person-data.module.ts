import { Module } from '@nestjs/common';
import { AddressHash } from '@stallbook/platform';
import { ReplicaModule } from '../replicas/replica.module.js';
import { PersonDataHandler } from './person-data.handler.js';

@Module({ imports: [ReplicaModule], providers: [AddressHash], controllers: [PersonDataHandler] })
export class PersonDataModule {}
