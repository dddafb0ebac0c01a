import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** Creates a service's collections and indexes at startup, because transactions need existing collections. */
@Injectable()
export class ModelPreparation implements OnModuleInit {
  constructor(@Inject(getConnectionToken()) private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    for (const model of Object.values(this.connection.models)) {
      await model.createCollection();
      await model.createIndexes();
    }
  }
}
