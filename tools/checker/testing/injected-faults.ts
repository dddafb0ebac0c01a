import { commitsOf } from '@stallbook/event-store';
import { HANDLED_STREAMS } from '@stallbook/messaging';
import { serviceDb } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type { System } from '../system.js';
import { add, change, collection, remove, type Any, type Plant } from './planting.js';
import { replicaFaults } from './replica-faults.js';
import { streamFaults } from './stream-faults.js';
import { workFaults } from './work-faults.js';

/** Faults of every kind, written directly to the databases. */
export const injectedFaults: Plant[] = [
  {
    what: 'a decision that was answered is gone',
    causes: [
      ['answers', 'lost'],
      ['positions', 'lost'],
      ['delivery', 'foreign'],
      ['read models', 'differs'],
    ],
    plant: async (dbOf) =>
      remove(collection(dbOf('applications'), 'commits'), { 'events.type': 'ApplicationAccepted' }),
  },
  {
    what: 'the approval of a claim is gone',
    causes: [
      ['answers', 'lost'],
      ['read models', 'differs'],
    ],
    plant: async (dbOf) => remove(collection(dbOf('events'), 'commits'), { 'events.type': 'claim.approved' }),
  },
  {
    what: 'a market that was imported is gone',
    causes: [
      ['streams', 'lost'],
      ['delivery', 'foreign'],
    ],
    plant: async (dbOf) => remove(collection(dbOf('events'), 'commits'), { 'events.type': 'market-event.seeded' }),
  },
  {
    what: 'a decision is gone from the middle of its stream',
    causes: [
      ['streams', 'lost'],
      ['answers', 'lost'],
    ],
    plant: async (dbOf) => remove(collection(dbOf('applications'), 'commits'), { 'events.type': 'ApplicationDrafted' }),
  },
  {
    what: 'a decision is there twice',
    causes: [
      ['streams', 'doubled'],
      ['positions', 'doubled'],
      ['delivery', 'doubled'],
    ],
    plant: async (dbOf) => {
      const commits = commitsOf(dbOf('applications'));
      const found = await commits.findOne({ 'events.type': 'ApplicationAccepted' });
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
    plant: async (dbOf) => {
      const commits = collection(dbOf('applications'), 'commits');
      const [last] = await commits
        .find({ 'events.type': 'BoothTaken' }, { sort: { firstVersion: -1 }, limit: 1 })
        .toArray();
      if (!last) throw new Error('no booth was taken');
      const firstVersion = Number(last['firstVersion']) + 1;
      const events = [{ id: 'planted', type: 'BoothTaken', schemaVersion: 1, data: { applicationId: 'planted' } }];
      return add(commits, { ...last, _id: 'planted', firstVersion, events, position: 'planted' });
    },
  },
  {
    what: 'a consumer forgot a message',
    causes: [['delivery', 'lost']],
    plant: async (dbOf) =>
      remove(collection(dbOf('billing'), HANDLED_STREAMS), { _id: /^billing\.reactions\|/, last: { $gt: 0 } }),
  },
  {
    what: 'a consumer handled what was never sent',
    causes: [['delivery', 'foreign']],
    plant: async (dbOf) =>
      add(collection(dbOf('billing'), HANDLED_STREAMS), { _id: 'billing.reactions|planted|planted', last: 1 }),
  },
  {
    what: 'a movement of money is not in the ledger',
    causes: [['ledger', 'lost']],
    plant: async (dbOf) => remove(collection(dbOf('billing'), 'ledgerEntries'), { kind: 'charge' }),
  },
  {
    what: 'a movement of money is in the ledger twice',
    causes: [['ledger', 'doubled']],
    plant: async (dbOf) => {
      const entries = collection(dbOf('billing'), 'ledgerEntries');
      const found = await entries.findOne({ kind: 'charge' });
      if (!found) throw new Error('nothing was paid');
      return add(entries, { ...found, _id: 'planted' });
    },
  },
  {
    what: 'a refund is not in the ledger',
    causes: [['ledger', 'lost']],
    plant: async (dbOf) => remove(collection(dbOf('billing'), 'ledgerEntries'), { kind: 'refund' }),
  },
  {
    what: 'an application outlives its market',
    causes: [['deletions', 'foreign']],
    plant: async (dbOf) => {
      const deleted = await commitsOf(dbOf('events')).findOne({ 'events.type': 'market-event.deleted' });
      if (!deleted) throw new Error('no market was deleted');
      const marketEventId = deleted.streamId.slice('market-event-'.length);
      return add(collection(dbOf('applications'), 'applications'), { _id: 'planted', marketEventId });
    },
  },
  {
    what: 'a notification is gone',
    causes: [['notices', 'lost']],
    plant: async (dbOf) => remove(collection(dbOf('notifications'), 'notifications'), {}),
  },
  {
    what: 'a notification is given twice',
    causes: [
      ['notices', 'foreign'],
      ['notices', 'doubled'],
    ],
    plant: async (dbOf) => {
      const notices = collection(dbOf('notifications'), 'notifications');
      const found = await notices.findOne({});
      if (!found) throw new Error('there is no notification');
      const indexes = await notices.indexes();
      const unique = indexes.find(({ unique: is, key }) => is && 'seq' in key);
      if (unique?.name) await notices.dropIndex(unique.name);
      const undo = await add(notices, { ...found, _id: 'planted' });
      return async () => {
        await undo();
        if (unique) await notices.createIndex(unique.key, { unique: true });
      };
    },
  },
  {
    what: 'a mail was never sent',
    causes: [['mails', 'lost']],
    plant: async (dbOf) => remove(collection(dbOf('notifications'), 'emails'), { status: 'sent' }),
  },
  {
    what: 'a page shows an amount that no event holds',
    causes: [['read models', 'differs']],
    plant: (dbOf) => change(collection(dbOf('billing'), 'payments'), {}, { $set: { amountCents: -1 } }),
  },
  {
    what: 'a rebuild lost a page',
    causes: [['read models', 'lost']],
    plant: (dbOf) => remove(collection(dbOf('billing'), 'payments'), {}),
  },
  {
    what: 'a rebuild brought back a page that is out of date',
    causes: [['read models', 'differs']],
    plant: (dbOf) => change(collection(dbOf('events'), 'marketEvents'), {}, { $inc: { streamVersion: -1 } }),
  },
  ...streamFaults,
  ...replicaFaults,
  ...workFaults,
];

export const databasesOf =
  ({ client, config }: System) =>
  (service: string): Db =>
    serviceDb(client, config.STALLBOOK_DB_PREFIX, service);
