import type { Clock } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import type { EventCodec } from '../store/codec.js';
import { streamsAbout } from '../store/commit.js';
import { dropAbandonedShadows } from '../projections/shadow.js';
import { refreshStreams } from '../projections/refresh.js';
import type { Projection } from '../projections/projection.js';
import type { PersonalData } from './personal-data.js';

/** A repetition this soon is a retry of a lost transaction, so the work is already done. */
const AGAIN_MS = 60_000;

interface ErasureParts {
  db: Db;
  codec: EventCodec;
  personal: PersonalData;
  projections: readonly Projection[];
}

export class PersonEraser {
  constructor(private readonly parts: ErasureParts & { clock: Clock }) {}

  /** @param person the subject of personal fields: a person, or an address or submission with its own key */
  async erase(person: string): Promise<void> {
    await erasePerson(this.parts, person, this.parts.clock.now());
  }

  isErased(person: string): Promise<boolean> {
    return this.parts.personal.keys.isDestroyed(person);
  }
}

export async function erasePerson(parts: ErasureParts, person: string, at: Date): Promise<{ streams: number }> {
  const { keys } = parts.personal;
  await keys.destroy(person, at);
  const shownAt = await keys.shownAt(person);
  if (shownAt && at.getTime() - shownAt.getTime() < AGAIN_MS) return { streams: 0 };
  await dropAbandonedShadows(parts.db, parts.projections);
  const streamIds = await streamsAbout(parts.db, [person]);
  for (const projection of parts.projections) {
    await refreshStreams(parts, projection, streamIds, { evenIfSameVersion: true });
  }
  await keys.markShown(person, at);
  return { streams: streamIds.length };
}
