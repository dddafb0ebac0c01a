import { HANDLED_STREAMS } from '@stallbook/messaging';
import { add, change, collection, type InjectedFault } from './injection.js';

/** Faults in published and handled messages. */
export const streamFaults: InjectedFault[] = [
  {
    what: 'a decision was never published',
    causes: [
      ['sequences', 'lost'],
      ['delivery', 'lost'],
    ],
    inject: async (dbOf) => {
      const commits = collection(dbOf('applications'), 'commits');
      const found = await commits.findOne({ 'events.type': 'application.accepted' });
      if (!found) throw new Error('nothing was decided');
      const { streamId, events } = found;
      const last = await commits.findOne({ streamId }, { sort: { firstVersion: -1 } });
      const again = (events as { id: string }[]).map((event) => ({ ...event, id: `${event.id}-planted` }));
      const firstVersion = Number(last?.['firstVersion']) + 1;
      return add(commits, { ...found, _id: 'injected', firstVersion, events: again, position: 'injected' });
    },
  },
  {
    what: 'a consumer is behind what was published',
    causes: [['delivery', 'lost']],
    inject: (dbOf) =>
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
    inject: (dbOf) =>
      change(
        collection(dbOf('billing'), HANDLED_STREAMS),
        { _id: /^billing\.reactions\|applications\./, last: { $gt: 0 } },
        { $set: { missed: [1, 2, 2] } },
      ),
  },
  {
    what: 'a consumer would skip a dead letter that is sent again',
    causes: [['missed', 'foreign']],
    inject: (dbOf) =>
      change(collection(dbOf('billing'), HANDLED_STREAMS), { 'missed.0': { $exists: true } }, { $set: { missed: [] } }),
  },
];
