import { randomUUID } from 'node:crypto';
import { Controller, Inject, Module } from '@nestjs/common';
import { defineCommand } from '@stallbook/kernel';
import { inTransaction } from '@stallbook/messaging';
import { Handles, RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import type { Db, MongoClient } from 'mongodb';
import { dropDatabases, openProxy, testConfig } from '../testing/index.js';
import { DB, MONGO_CLIENT } from '../tokens.js';
import { hostService } from './start-service.js';

class Nothing {}

const note = defineCommand<null>()('content.note', { input: Nothing, access: 'public' });
const noteTwice = defineCommand<null>()('content.noteTwice', { input: Nothing, access: 'public' });

let between = () => Promise.resolve();

@Controller()
class NoteController {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Handles(note)
  async note() {
    await this.db.collection('notes').insertOne({});
    return null;
  }

  @Handles(noteTwice)
  async noteTwice() {
    const notes = this.db.collection('notes');
    await inTransaction(this.client, async (session) => {
      await notes.insertOne({}, { session });
      await between();
      await notes.insertOne({}, { session });
    });
    return null;
  }
}

@Module({ controllers: [NoteController] })
class NoteModule {}

/** Past the addresses that MongoDB reports, which lead around the proxy. */
function directly(url: string): string {
  const direct = new URL(url);
  direct.searchParams.delete('replicaSet');
  direct.searchParams.set('directConnection', 'true');
  return direct.href;
}

describe('a service whose MongoDB is unreachable', () => {
  it('answers UNAVAILABLE, also in the middle of a transaction, and works once MongoDB is back', async () => {
    const prefix = `test_mongodb_${randomUUID().slice(0, 8)}`;
    const proxy = await openProxy(testConfig().MONGODB_URL);
    const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, MONGODB_URL: directly(proxy.url) });
    const service = await hostService({ name: 'content', module: NoteModule, config });
    const client = new RpcClient({ timeoutMs: 60_000 });
    await client.call(note, {});

    between = proxy.disconnect;
    const inTime = new RpcClient({});
    await expect(inTime.call(noteTwice, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const signIn = { timeoutMs: 15_000 };
    await expect(inTime.call(note, {}, signIn)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    between = () => Promise.resolve();

    await proxy.reconnect();
    await eventually(() => client.call(noteTwice, {}));
    await service.close();
    await proxy.close();
    await dropDatabases(testConfig().MONGODB_URL, prefix);
  });
});
