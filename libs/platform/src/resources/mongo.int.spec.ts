import { mongoClientFor, serviceDb } from './mongo.js';

describe('the connection to MongoDB', () => {
  it('waits for the majority with every write, whatever the default of the servers or the URL says', async () => {
    const url = new URL(process.env['MONGODB_URL'] ?? '');
    url.searchParams.set('w', '1');
    const { value: client, release } = await mongoClientFor(url.href);
    // Transactions take it from the client.
    for (const { writeConcern } of [client, serviceDb(client, 'test', 'events').collection('commits')]) {
      expect(writeConcern?.w).toBe('majority');
    }
    await release();
  });
});
