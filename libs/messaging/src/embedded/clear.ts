import type { Db } from 'mongodb';

/** Removes all messages and group positions but keeps dead letters. Run only while everything is stopped. */
export async function clearEmbeddedBus(db: Db): Promise<void> {
  await db.collection('bus_messages').deleteMany({});
  await db.collection('bus_groups').deleteMany({});
}
