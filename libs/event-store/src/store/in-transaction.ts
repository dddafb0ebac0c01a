import { insideTransaction } from '@stallbook/messaging';
import type { ClientSession, MongoClient } from 'mongodb';

export async function inTransaction<R>(client: MongoClient, work: (session: ClientSession) => Promise<R>): Promise<R> {
  const session = client.startSession();
  try {
    session.startTransaction();
    const result = await insideTransaction(() => work(session));
    await session.commitTransaction();
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction();
    throw error;
  } finally {
    await session.endSession();
  }
}
