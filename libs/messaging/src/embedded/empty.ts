import type { Db } from 'mongodb';

/** Takes all messages off the embedded bus, with how far each group is. Dead letters stay. Nothing may run meanwhile. */
export async function emptyEmbeddedBus(db: Db): Promise<void> {
  await db.collection('bus_messages').deleteMany({});
  await db.collection('bus_groups').deleteMany({});
}
