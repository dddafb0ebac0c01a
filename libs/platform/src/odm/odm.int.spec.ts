import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getModelToken } from '@nestjs/mongoose';
import { newId } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';
import { testDatabase } from '@stallbook/testing';
import type { Model } from 'mongoose';
import { DB, MONGO_CLIENT } from '../tokens.js';
import { defineSchema, modelsOf, OdmModule } from './index.js';
import { serviceConnection } from './service-connection.js';

interface Stall {
  _id: string;
  name: string;
  size: 'small' | 'large';
}

const schema = defineSchema<Stall>(
  'stalls',
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    size: { type: String, enum: ['small', 'large'], required: true },
  },
  [{ key: { name: 1 }, unique: true }],
);

describe('a collection with a schema', () => {
  let opened: Awaited<ReturnType<typeof testDatabase>>;
  let stalls: Model<Stall>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    opened = await testDatabase('odm');
    const { client, db } = opened;
    @Global()
    @Module({
      imports: [OdmModule, modelsOf(schema)],
      providers: [
        { provide: DB, useValue: db },
        { provide: MONGO_CLIENT, useValue: client },
      ],
      exports: [DB, MONGO_CLIENT],
    })
    class TestModule {}
    const app = await NestFactory.createApplicationContext(TestModule, { logger: false });
    stalls = app.get<Model<Stall>>(getModelToken('stalls'));
    close = () => app.close();
  });
  afterAll(async () => {
    await close();
    await opened.drop();
  });

  const honey = () => ({ _id: newId(), name: `Honey ${newId()}`, size: 'small' as const });

  it('exists with its indexes after startup, so that transactions can write to it', async () => {
    const indexes = await opened.db.collection('stalls').indexes();
    expect(indexes.map(({ key, unique }) => [key, unique])).toContainEqual([{ name: 1 }, true]);
  });

  it('refuses unknown fields in documents, updates, and filters', async () => {
    await expect(stalls.create({ ...honey(), color: 'red' } as never)).rejects.toThrow('color');
    await expect(stalls.updateOne({}, { $set: { color: 'red' } })).rejects.toThrow('color');
    await expect(stalls.find({ color: 'red' } as never).exec()).rejects.toThrow('color');
  });

  it('validates documents and updates', async () => {
    await expect(stalls.create({ ...honey(), size: 'huge' as never })).rejects.toThrow('huge');
    const stall = honey();
    await stalls.create(stall);
    for (const update of [{ size: 'huge' }, { name: null }]) {
      await expect(stalls.updateOne({ _id: stall._id }, { $set: update } as never)).rejects.toThrow(
        'Validation failed',
      );
      await expect(stalls.findOneAndUpdate({ _id: stall._id }, { $set: update } as never)).rejects.toThrow(
        'Validation failed',
      );
    }
  });

  it('returns plain objects', async () => {
    const stall = honey();
    await stalls.create(stall);
    expect(await stalls.findOne({ _id: stall._id })).toEqual(stall);
    expect(Object.getPrototypeOf(await stalls.findOne({ _id: stall._id }))).toBe(Object.prototype);
  });

  it('ends a read with the current call', async () => {
    await stalls.create(honey());
    const slow = { $where: 'sleep(10000) || true' };
    const read = requestContext.run({ correlationId: newId(), deadline: Date.now() + 1_000 }, () =>
      stalls.find(slow as never).exec(),
    );
    await expect(read).rejects.toMatchObject({ code: 50 });
  });

  it('opens a service while the server does not answer, and reads once it does', async () => {
    const { client } = opened;
    const away = { newDescription: { type: 'Unknown' } } as never;
    client.emit('serverDescriptionChanged', away);
    client.emit('topologyDescriptionChanged', away);
    const model = serviceConnection(client, opened.db.databaseName).model<Stall>('late', schema, 'stalls');
    const stall = honey();
    await stalls.create(stall);
    expect(await model.findOne({ _id: stall._id })).toEqual(stall);
  });

  it("participates in a transaction of the process's client", async () => {
    const stall = honey();
    await opened.client.withSession((session) =>
      session
        .withTransaction(async () => {
          await stalls.insertMany([stall], { session });
          throw new Error('changed my mind');
        })
        .catch(() => undefined),
    );
    expect(await stalls.exists({ _id: stall._id })).toBeNull();
  });
});
