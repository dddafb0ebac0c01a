import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Db, MongoClient } from 'mongodb';
import { DB, MONGO_CLIENT } from '../tokens.js';
import { ModelPreparation } from './model-preparation.js';
import { serviceConnection } from './service-connection.js';

@Global()
@Module({
  providers: [
    {
      provide: getConnectionToken(),
      inject: [MONGO_CLIENT, DB],
      useFactory: (client: MongoClient, db: Db) => serviceConnection(client, db),
    },
    ModelPreparation,
  ],
  exports: [getConnectionToken()],
})
export class OdmModule {}
