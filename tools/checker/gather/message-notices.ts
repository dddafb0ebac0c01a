import { idFrom } from '@stallbook/kernel';
import type { Db } from 'mongodb';

interface Thread {
  _id: string;
  participants: { personId: string }[];
}

/**
 * The IDs of the notifications that messages may have caused. No event names their people, and the later messages of a
 * conversation cause none until it is read.
 */
export async function messageNotices(db: Db): Promise<string[]> {
  const threads = await db.collection<Thread>('messageThreads').find().toArray();
  const peopleOf = new Map(threads.map(({ _id, participants }) => [_id, participants]));
  const messages = await db.collection<{ _id: string; threadId: string }>('messages').find().toArray();
  return messages.flatMap(({ _id, threadId }) =>
    (peopleOf.get(threadId) ?? []).map(({ personId }) => idFrom('message-notification', _id, personId)),
  );
}
