import { randomUUID } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';

export interface TestDatabase {
  client: MongoClient;
  db: Db;
  drop(): Promise<void>;
}

export async function testDatabase(name: string): Promise<TestDatabase> {
  const url = process.env['MONGODB_URL'];
  if (!url) throw new Error('MONGODB_URL is not set. Run the tests with `npm test`.');
  const client = await new MongoClient(url).connect();
  const db = client.db(`test_${name}_${randomUUID().slice(0, 8)}`);
  return {
    client,
    db,
    async drop() {
      await db.dropDatabase();
      await client.close();
    },
  };
}
