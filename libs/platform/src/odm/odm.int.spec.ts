import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getModelToken } from '@nestjs/mongoose';
import { newId } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';
import { testDatabase } from '@stallbook/testing';
import type { Db } from 'mongodb';
import type { Model } from 'mongoose';
import { serviceDb } from '../resources/mongo.js';
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
  let db: Db;
  let stalls: Model<Stall>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    opened = await testDatabase('odm');
    const { client } = opened;
    db = serviceDb(client, opened.db.databaseName, 'stalls');
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
    await db.dropDatabase();
    await opened.drop();
  });

  const honey = () => ({ _id: newId(), name: `Honey ${newId()}`, size: 'small' as const });

  it('exists with its indexes after startup, so that transactions can write to it', async () => {
    const indexes = await db.collection('stalls').indexes();
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

  const slowly = { $expr: { $function: { body: 'function () { sleep(2000); return true; }', args: [], lang: 'js' } } };
  it.each<[string, () => Promise<unknown>]>([
    ['a query', () => stalls.find(slowly as never).exec()],
    ['a count', () => stalls.countDocuments(slowly as never).exec()],
    ['an aggregation', () => stalls.aggregate([{ $match: slowly as never }]).exec()],
  ])('ends %s with the current call', async (_, read) => {
    await stalls.create(honey());
    const call = { correlationId: newId(), deadline: Date.now() + 1_000 };
    await expect(requestContext.run(call, read)).rejects.toMatchObject({ code: 50 });
    await expect(requestContext.run({ ...call, deadline: 0 }, read)).rejects.toMatchObject({
      code: 'DEADLINE_EXCEEDED',
    });
  });

  it('shows nothing that a failover can undo', async () => {
    await db.command({ profile: 2 });
    await stalls.findOne({});
    await stalls.exists({});
    await stalls.countDocuments({});
    await stalls.distinct('name');
    await stalls.aggregate([{ $match: {} }]);
    await db.command({ profile: 0 });
    const ns = `${db.databaseName}.stalls`;
    const reads = await db
      .collection('system.profile')
      .find({ ns, op: { $in: ['query', 'command'] } })
      .toArray();
    const levels = reads.map(({ command }) => (command as { readConcern?: { level: string } }).readConcern?.level);
    expect(levels).toEqual(Array.from({ length: 5 }, () => 'majority'));
  });

  it('opens a service while the server does not answer, and reads once it does', async () => {
    const { client } = opened;
    const away = { newDescription: { type: 'Unknown' } } as never;
    client.emit('serverDescriptionChanged', away);
    client.emit('topologyDescriptionChanged', away);
    const model = serviceConnection(client, db).model<Stall>('late', schema, 'stalls');
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
