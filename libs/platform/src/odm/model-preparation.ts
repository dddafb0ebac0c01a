import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { IndexDescription } from 'mongodb';
import type { Connection, Model } from 'mongoose';

/** Creates a service's collections and indexes at startup, because transactions need existing collections. */
@Injectable()
export class ModelPreparation implements OnModuleInit {
  constructor(@Inject(getConnectionToken()) private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map(prepare));
  }
}

/** One command for all indexes of a collection: `model.createIndexes()` sends one for each and waits for it. */
async function prepare(model: Model<unknown>): Promise<void> {
  await model.createCollection();
  const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }));
  if (indexes.length > 0) await model.collection.createIndexes(indexes as IndexDescription[]);
}
