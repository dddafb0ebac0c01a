import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { newId } from '@stallbook/kernel';
import { DB, LOGGER } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Collection } from 'mongodb';
import { parcel, parcels } from '../testing/parcel.js';
import { overriding } from '../testing/overriding.js';
import { command, openStore } from '../testing/store.js';
import { prepareEventStore } from '../prepare.js';
import { IndexBuilder, UnbuiltProjections } from './index-builder.js';

@Module({})
class Root {}

it('a service starts while the indexes of its filled read models are still being built', async () => {
  const s = await openStore();
  await s.store.execute(parcel, newId(), command(), () => [{ type: 'parcel.moved', data: { place: 'depot' } }]);
  const collection = parcels.in(s.db);
  await collection.dropIndex('moves_1');
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const createIndexes = async (...args: Parameters<Collection['createIndexes']>) => {
    await gate;
    return collection.createIndexes(...args);
  };
  const slow = overriding(collection, { createIndexes });
  const db = overriding(s.db, {
    collection: (name: string) => (name === parcels.collection ? slow : s.db.collection(name)),
  });
  const app = await NestFactory.createApplicationContext(
    {
      module: Root,
      providers: [
        { provide: DB, useValue: db },
        { provide: LOGGER, useValue: {} },
        {
          provide: UnbuiltProjections,
          useFactory: async () => new UnbuiltProjections(await prepareEventStore(db, [parcels])),
        },
        IndexBuilder,
      ],
    },
    { logger: false },
  );
  const names = async () => (await collection.indexes()).map(({ name }) => name);
  expect(await names()).not.toContain('moves_1');
  release();
  await eventually(async () => expect(await names()).toContain('moves_1'));
  await app.close();
  await s.drop();
});
