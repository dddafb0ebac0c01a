import type { Collection } from 'mongodb';
import type { Revised } from '../replicas.js';
import type { Reaction } from './reacts.js';

/** Notes the message as the newest about `_id`. False if a newer one is known: dead letters are resent late. */
export async function advanceRevision(
  revisions: Collection<Revised>,
  _id: string,
  { message, session }: Pick<Reaction, 'message' | 'session'>,
): Promise<boolean> {
  const { sequence: revision } = message;
  const options = { upsert: true, returnDocument: 'before', session } as const;
  const before = await revisions.findOneAndUpdate({ _id }, { $max: { revision } }, options);
  return (before?.revision ?? revision) <= revision;
}
