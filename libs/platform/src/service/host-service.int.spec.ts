import { randomUUID } from 'node:crypto';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { MongoClient } from 'mongodb';
import { greet, GreetingModule, heard } from './testing/greetings.js';
import { testConfig } from '../testing/index.js';
import { hostService } from './start-service.js';

const prefix = `test_host_${randomUUID().slice(0, 8)}`;
const config = testConfig({ STALLBOOK_DB_PREFIX: prefix });

describe('a service in a process that hosts several', () => {
  afterAll(async () => {
    const mongo = await new MongoClient(config.MONGODB_URL).connect();
    for (const name of ['content', 'bus']) await mongo.db(`${prefix}_${name}`).dropDatabase();
    await mongo.close();
  });

  it('is called without the network and opens a port only for bodies', async () => {
    const service = await hostService({ name: 'content', module: GreetingModule, config });
    const client = new RpcClient({});
    expect(service.url).toBeUndefined();
    const correlationId = randomUUID();
    await client.call(greet, { text: 'hello' }, { correlationId });
    await eventually(async () => expect(await client.call(heard, {})).toContain(correlationId));
    await service.close();
    await expect(client.call(heard, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('accepts bodies if it is configured to', async () => {
    const configureHttp = jest.fn();
    const service = await hostService({ name: 'content', module: GreetingModule, config, configureHttp });
    expect((await fetch(`${service.url}/where`)).status).toBe(200);
    expect(configureHttp).toHaveBeenCalledTimes(1);
    await service.close();
  });
});
