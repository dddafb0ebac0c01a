import { HANDLED_STREAMS } from '@stallbook/messaging';
import { add, change, collection, type Plant } from './planting.js';

/** Faults in published and handled messages. */
export const streamFaults: Plant[] = [
  {
    what: 'a decision was never published',
    causes: [
      ['sequences', 'lost'],
      ['delivery', 'lost'],
    ],
    plant: async (dbOf) => {
      const commits = collection(dbOf('applications'), 'commits');
      const found = await commits.findOne({ 'events.type': 'ApplicationAccepted' });
      if (!found) throw new Error('nothing was decided');
      const { streamId, events } = found;
      const last = await commits.findOne({ streamId }, { sort: { firstVersion: -1 } });
      const again = (events as { id: string }[]).map((event) => ({ ...event, id: `${event.id}-planted` }));
      const firstVersion = Number(last?.['firstVersion']) + 1;
      return add(commits, { ...found, _id: 'planted', firstVersion, events: again, position: 'planted' });
    },
  },
  {
    what: 'a consumer is behind what was published',
    causes: [['delivery', 'lost']],
    plant: (dbOf) =>
      change(
        collection(dbOf('billing'), HANDLED_STREAMS),
        { _id: /^billing\.reactions\|/, last: { $gt: 1_000 } },
        { $inc: { last: -1 } },
      ),
  },
  {
    what: 'a consumer missed a message that left no dead letter, and noted another one twice',
    causes: [
      ['missed', 'lost'],
      ['missed', 'doubled'],
    ],
    plant: (dbOf) =>
      change(
        collection(dbOf('billing'), HANDLED_STREAMS),
        { _id: /^billing\.reactions\|applications\./, last: { $gt: 0 } },
        { $set: { missed: [1, 2, 2] } },
      ),
  },
  {
    what: 'a consumer would skip a dead letter that is sent again',
    causes: [['missed', 'foreign']],
    plant: (dbOf) =>
      change(collection(dbOf('billing'), HANDLED_STREAMS), { 'missed.0': { $exists: true } }, { $set: { missed: [] } }),
  },
];
