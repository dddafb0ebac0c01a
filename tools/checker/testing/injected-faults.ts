import { commitsOf } from '@stallbook/event-store';
import { parseStreamId } from '@stallbook/kernel';
import { HANDLED_STREAMS } from '@stallbook/messaging';
import { serviceDb } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type { System } from '../system.js';
import { add, change, collection, remove, type Any, type InjectedFault } from './injection.js';
import { replicaFaults } from './replica-faults.js';
import { streamFaults } from './stream-faults.js';
import { workFaults } from './work-faults.js';

/** Faults of every kind, written directly to the databases. */
export const injectedFaults: InjectedFault[] = [
  {
    what: 'a decision that was answered is gone',
    causes: [
      ['answers', 'lost'],
      ['positions', 'lost'],
      ['delivery', 'foreign'],
      ['read models', 'differs'],
    ],
    inject: async (dbOf) =>
      remove(collection(dbOf('applications'), 'commits'), { 'events.type': 'application.accepted' }),
  },
  {
    what: 'the approval of a claim is gone',
    causes: [
      ['answers', 'lost'],
      ['read models', 'differs'],
    ],
    inject: async (dbOf) => remove(collection(dbOf('events'), 'commits'), { 'events.type': 'claim.approved' }),
  },
  {
    what: 'a market that was imported is gone',
    causes: [
      ['streams', 'lost'],
      ['delivery', 'foreign'],
    ],
    inject: async (dbOf) => remove(collection(dbOf('events'), 'commits'), { 'events.type': 'market-event.seeded' }),
  },
  {
    what: 'a decision is gone from the middle of its stream',
    causes: [
      ['streams', 'lost'],
      ['answers', 'lost'],
    ],
    inject: async (dbOf) =>
      remove(collection(dbOf('applications'), 'commits'), { 'events.type': 'application.drafted' }),
  },
  {
    what: 'a decision is there twice',
    causes: [
      ['streams', 'doubled'],
      ['positions', 'doubled'],
      ['delivery', 'doubled'],
    ],
    inject: async (dbOf) => {
      const commits = commitsOf(dbOf('applications'));
      const found = await commits.findOne({ 'events.type': 'application.accepted' });
      if (!found) throw new Error('nothing to double');
      await commits.dropIndex('position_1');
      const again = { ...found, _id: `${found._id}-again`, firstVersion: found.firstVersion + 100 };
      const undo = await add(collection(dbOf('applications'), 'commits'), again as unknown as Any);
      return async () => {
        await undo();
        await commits.createIndex({ position: 1 }, { unique: true });
      };
    },
  },
  {
    what: 'a booth was given away twice',
    causes: [['capacity', 'doubled']],
    inject: async (dbOf) => {
      const commits = collection(dbOf('applications'), 'commits');
      const [last] = await commits
        .find({ 'events.type': 'booth-allocation.booth-taken' }, { sort: { firstVersion: -1 }, limit: 1 })
        .toArray();
      if (!last) throw new Error('no booth was taken');
      const firstVersion = Number(last['firstVersion']) + 1;
      const events = [
        { id: 'injected', type: 'booth-allocation.booth-taken', schemaVersion: 1, data: { applicationId: 'injected' } },
      ];
      return add(commits, { ...last, _id: 'injected', firstVersion, events, position: 'injected' });
    },
  },
  {
    what: 'a consumer forgot a message',
    causes: [['delivery', 'lost']],
    inject: async (dbOf) =>
      remove(collection(dbOf('billing'), HANDLED_STREAMS), { _id: /^billing\.reactions\|/, last: { $gt: 0 } }),
  },
  {
    what: 'a consumer handled what was never sent',
    causes: [['delivery', 'foreign']],
    inject: async (dbOf) =>
      add(collection(dbOf('billing'), HANDLED_STREAMS), { _id: 'billing.reactions|planted|planted', last: 1 }),
  },
  {
    what: 'a movement of money is not in the ledger',
    causes: [['ledger', 'lost']],
    inject: async (dbOf) => remove(collection(dbOf('billing'), 'ledgerEntries'), { kind: 'charge' }),
  },
  {
    what: 'a movement of money is in the ledger twice',
    causes: [['ledger', 'doubled']],
    inject: async (dbOf) => {
      const entries = collection(dbOf('billing'), 'ledgerEntries');
      const found = await entries.findOne({ kind: 'charge' });
      if (!found) throw new Error('nothing was paid');
      return add(entries, { ...found, _id: 'injected' });
    },
  },
  {
    what: 'a refund is not in the ledger',
    causes: [['ledger', 'lost']],
    inject: async (dbOf) => remove(collection(dbOf('billing'), 'ledgerEntries'), { kind: 'refund' }),
  },
  {
    what: 'an application outlives its market',
    causes: [['deletions', 'foreign']],
    inject: async (dbOf) => {
      const deleted = await commitsOf(dbOf('events')).findOne({ 'events.type': 'market-event.deleted' });
      if (!deleted) throw new Error('no market was deleted');
      const { id: marketEventId } = parseStreamId(deleted.streamId);
      return add(collection(dbOf('applications'), 'applications'), { _id: 'injected', marketEventId });
    },
  },
  {
    what: 'a notification is gone',
    causes: [['notices', 'lost']],
    inject: async (dbOf) => remove(collection(dbOf('notifications'), 'notifications'), {}),
  },
  {
    what: 'a notification is given twice',
    causes: [
      ['notices', 'foreign'],
      ['notices', 'doubled'],
    ],
    inject: async (dbOf) => {
      const notices = collection(dbOf('notifications'), 'notifications');
      const found = await notices.findOne({});
      if (!found) throw new Error('there is no notification');
      const indexes = await notices.indexes();
      const unique = indexes.find(({ unique: is, key }) => is && 'seq' in key);
      if (unique?.name) await notices.dropIndex(unique.name);
      const undo = await add(notices, { ...found, _id: 'injected' });
      return async () => {
        await undo();
        if (unique) await notices.createIndex(unique.key, { unique: true });
      };
    },
  },
  {
    what: 'a mail was never sent',
    causes: [['mails', 'lost']],
    inject: async (dbOf) => remove(collection(dbOf('notifications'), 'emails'), { status: 'sent' }),
  },
  {
    what: 'a page shows an amount that no event holds',
    causes: [['read models', 'differs']],
    inject: (dbOf) => change(collection(dbOf('billing'), 'payments'), {}, { $set: { amountCents: -1 } }),
  },
  {
    what: 'a rebuild lost a page',
    causes: [['read models', 'lost']],
    inject: (dbOf) => remove(collection(dbOf('billing'), 'payments'), {}),
  },
  {
    what: 'a rebuild brought back a page that is out of date',
    causes: [['read models', 'differs']],
    inject: (dbOf) => change(collection(dbOf('events'), 'marketEvents'), {}, { $inc: { streamVersion: -1 } }),
  },
  ...streamFaults,
  ...replicaFaults,
  ...workFaults,
];

export const databasesOf =
  ({ client, config }: System) =>
  (service: string): Db =>
    serviceDb(client, config.STALLBOOK_DB_PREFIX, service);
