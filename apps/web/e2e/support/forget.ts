import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';

export async function forget(prefix: string, { MONGODB_URL, REDIS_URL }: NodeJS.ProcessEnv): Promise<void> {
  if (MONGODB_URL) {
    const client = await new MongoClient(MONGODB_URL).connect();
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (name.startsWith(`${prefix}_`)) await client.db(name).dropDatabase();
    await client.close();
  }
  if (REDIS_URL) {
    const redis = new Redis(REDIS_URL);
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 }) as AsyncIterable<string[]>)
      if (keys.length > 0) await redis.unlink(keys);
    redis.disconnect();
  }
}
