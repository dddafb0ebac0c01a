import { HANDLED_STREAMS, type HandledStream } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import { resetRevisions } from '../replicas.js';
import { highestSequence } from '../relay/integration-event-mapper.js';
import { commitsOf } from '../store/commit.js';

const BATCH = 1_000;
const UUID_LENGTH = 36;

interface Note {
  _id: string;
  topic: string;
  producer: string;
  streamId: string;
  last: number;
  missed: number[];
}

/**
 * Corrects records about streams that lost their end. Facts that still exist remain handled; states count as new, so
 * that replicas follow their source again. Returns the number of corrected records.
 */
export async function forgetLostMessages(
  consumer: Db,
  services: ReadonlyMap<string, Db>,
  states: ReadonlySet<string>,
): Promise<number> {
  let corrected = 0;
  for await (const notes of notesOf(consumer)) {
    const ends = await endsOf(notes, services);
    const wrong = notes.filter((note) => Math.max(note.last, ...note.missed) > (ends.get(keyOf(note)) ?? Infinity));
    if (wrong.length === 0) continue;
    // First, so that a second run after a crash finds the records again.
    await resetRevisions(
      consumer,
      wrong.filter(({ topic }) => states.has(topic)).map(({ streamId }) => streamId.slice(-UUID_LENGTH)),
    );
    const corrections = wrong.map((note) => correctionOf(note, ends.get(keyOf(note)) ?? 0, states.has(note.topic)));
    await consumer.collection<HandledStream>(HANDLED_STREAMS).bulkWrite(corrections, { ordered: false });
    corrected += wrong.length;
  }
  return corrected;
}

const keyOf = ({ producer, streamId }: Note): string => `${producer}/${streamId}`;

function correctionOf({ _id }: Note, end: number, isState: boolean): AnyBulkWriteOperation<HandledStream> {
  if (isState) return { deleteOne: { filter: { _id } } };
  return { updateOne: { filter: { _id }, update: { $min: { last: end }, $pull: { missed: { $gt: end } } } } };
}

async function* notesOf(consumer: Db): AsyncGenerator<Note[]> {
  const streams = consumer.collection<HandledStream>(HANDLED_STREAMS);
  for (let after = ''; ;) {
    const page = await streams.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: BATCH }).toArray();
    const end = page.at(-1);
    if (!end) return;
    after = end._id;
    yield page.map(({ _id, last, missed = [] }) => {
      const [, topic = '', stream = ''] = _id.split('|');
      const [source, sourced] = stream.split('/');
      const [producer, streamId] = sourced ? [source ?? '', sourced] : [topic.split('.')[0] ?? '', stream];
      return { _id, topic, producer, streamId, last, missed };
    });
  }
}

async function endsOf(notes: readonly Note[], services: ReadonlyMap<string, Db>): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const [producer, db] of services) {
    const streamIds = [...new Set(notes.filter((note) => note.producer === producer).map(({ streamId }) => streamId))];
    if (streamIds.length === 0) continue;
    for (const streamId of streamIds) ends.set(`${producer}/${streamId}`, 0);
    const last = { $add: ['$firstVersion', { $size: '$events' }, -1] };
    const found = commitsOf(db).aggregate<{ _id: string; version: number }>([
      { $match: { streamId: { $in: streamIds } } },
      { $group: { _id: '$streamId', version: { $max: last } } },
    ]);
    for await (const { _id, version } of found) ends.set(`${producer}/${_id}`, highestSequence(version));
  }
  return ends;
}
