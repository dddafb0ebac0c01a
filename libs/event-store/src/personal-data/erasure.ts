import type { Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { commitsOf } from '../store/commit.js';
import { refreshStreams } from '../views/rebuild.js';
import type { View } from '../views/view.js';
import type { PersonalData } from './personal-data.js';

/** Forgets a person in this service: destroys the key, then shows every stream anew that held something of theirs. */
export async function erasePerson(
  parts: { db: Db; codec: EventCodec; personal: PersonalData; views: readonly View[] },
  person: string,
  at: Date,
): Promise<{ streams: number }> {
  await parts.personal.keys.destroy(person, at);
  const streamIds = await commitsOf(parts.db).distinct('streamId', { subjects: person });
  for (const view of parts.views) {
    const own = streamIds.filter((streamId) => streamId.slice(0, -37) === view.aggregate.name);
    await refreshStreams(parts, view, own, { evenIfSameVersion: true });
  }
  return { streams: streamIds.length };
}
