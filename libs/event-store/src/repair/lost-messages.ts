import { inChunks, parseStreamId } from '@stallbook/kernel';
import { HANDLED_STREAMS, type HandledStream } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import { resetRevisions } from '../replicas.js';
import { highestSequence } from '../relay/integration-event-mapper.js';
import { commitsOf } from '../store/commit.js';

const BATCH = 1_000;
/** Collections without an index on what they follow are read once for so many streams. */
const STREAMS_AT_A_TIME = 100_000;

interface Note {
  _id: string;
  topic: string;
  streamId: string;
  /** Absent where any service may own the stream: several publish to the topics of one. */
  source?: string;
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
  const wrong: { note: Note; end: number }[] = [];
  for await (const notes of notesOf(consumer)) {
    const known = notes.filter(({ topic, source = serviceOf(topic) }) => services.has(source));
    const ends = await endsOf(known, services);
    const endOf = ({ source, streamId }: Note) =>
      Math.max(
        0,
        ...(source ? [source] : [...services.keys()]).map((service) => ends.get(`${service}/${streamId}`) ?? 0),
      );
    for (const note of known) {
      const end = endOf(note);
      if (Math.max(note.last, ...note.missed) > end) wrong.push({ note, end });
    }
  }
  // First, so that a second run after a crash finds the records again.
  for (const some of inChunks(wrong, STREAMS_AT_A_TIME)) {
    await resetRevisions(
      consumer,
      some.map(({ note }) => parseStreamId(note.streamId).id),
    );
  }
  for (const some of inChunks(wrong, BATCH)) {
    const corrections = some.map(({ note, end }) => correctionOf(note, end, states.has(note.topic)));
    await consumer.collection<HandledStream>(HANDLED_STREAMS).bulkWrite(corrections, { ordered: false });
  }
  return wrong.length;
}

const serviceOf = (topic: string): string => topic.split('.')[0] ?? '';

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
      const [source, streamId] = stream.includes('/') ? stream.split('/') : [undefined, stream];
      return { _id, topic, streamId: streamId ?? '', ...(source && { source }), last, missed };
    });
  }
}

async function endsOf(notes: readonly Note[], services: ReadonlyMap<string, Db>): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const [service, db] of services) {
    const streamIds = notes.filter(({ source = service }) => source === service).map(({ streamId }) => streamId);
    const last = { $add: ['$firstVersion', { $size: '$events' }, -1] };
    const found = commitsOf(db).aggregate<{ _id: string; version: number }>([
      { $match: { streamId: { $in: [...new Set(streamIds)] } } },
      { $group: { _id: '$streamId', version: { $max: last } } },
    ]);
    for await (const { _id, version } of found) ends.set(`${service}/${_id}`, highestSequence(version));
  }
  return ends;
}
