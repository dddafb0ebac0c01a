import { MongoClient } from 'mongodb';

/** Drops all databases of an installation. Stop its services first, because they would create them again. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = await new MongoClient(url).connect();
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  const own = databases.filter(({ name }) => name.startsWith(prefix));
  await Promise.all(own.map(({ name }) => client.db(name).dropDatabase()));
  await client.close();
}
