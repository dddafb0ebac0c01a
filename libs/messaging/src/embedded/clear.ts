import type { Db } from 'mongodb';

export async function clearEmbeddedBus(db: Db): Promise<void> {
  await db.collection('bus_messages').deleteMany({});
  await db.collection('bus_groups').deleteMany({});
}
