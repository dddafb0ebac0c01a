import { randomUUID } from 'node:crypto';
import { createDraft, marketEventDeleted, marketEventSaved } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import type { MessageBus } from '@stallbook/messaging';
import { BUS, hostService } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { eventually, testDatabase } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { ApplicationsModule } from '../../applications.module.js';
import { contents, facts, marketEvent, organizer, vendor } from '../../testing/builders.js';
import { openHarness } from '../../testing/harness.js';
import { application } from '../domain/application.decider.js';
import type { MarketOffer } from '../domain/submission.js';

const MANY = 5_000;
const AT_A_TIME = 500;
const LIMIT_MS = 300_000;

describe('a deleted market event with thousands of applications', () => {
  const owner = organizer();

  const left = (db: Db, marketEventId: string) => db.collection('applications').countDocuments({ marketEventId });

  async function applyMany(store: EventStore): Promise<string> {
    const marketEventId = newId();
    const vendorId = newId();
    for (let done = 0; done < MANY; done += AT_A_TIME) {
      const { boothFeeCents, applicationFeeCents } = facts;
      const fees = { boothFeeCents, applicationFeeCents };
      const offer: MarketOffer = {
        window: 'open',
        marketEventId,
        organizerId: owner.id,
        ...fees,
        refundPolicy: null,
        terms: '',
      };
      const commands = Array.from({ length: AT_A_TIME }, newId).flatMap((id) => [
        { id, command: { type: 'create-draft' as const, applicationId: id, vendorId, offer } },
        { id, command: { type: 'submit' as const, vendorId, contents: contents(), offer, terms: '' } },
      ]);
      await store.transaction(systemContext({ commandId: newId() }), (tx) => tx.executeMany(application, commands));
    }
    return marketEventId;
  }

  const someRemoved = (db: Db, marketEventId: string): Promise<void> =>
    eventually(async () => expect(await left(db, marketEventId)).toBeLessThan(MANY), 20_000);
  const allRemoved = (db: Db, marketEventId: string): Promise<void> =>
    eventually(async () => expect(await left(db, marketEventId)).toBe(0), 150_000);

  it(
    'loses all of them, while other messages arrive and none becomes a dead letter',
    async () => {
      const stage = await openHarness('2027-04-01T10:00:00Z');
      const marketEventId = await applyMany(stage.app.get(EventStore));
      expect(await left(stage.db, marketEventId)).toBe(MANY);
      // Not by the harness, which would wait until the service has also handled the messages about all its drafts.
      const bus = stage.app.get<MessageBus>(BUS);
      await bus.publish([stage.messageOf(marketEventDeleted, { marketEventId, organizerId: owner.id })]);
      await someRemoved(stage.db, marketEventId);
      const others = Array.from({ length: 50 }, () => marketEvent({ organizerId: owner.id }));
      await bus.publish(others.map((other) => stage.messageOf(marketEventSaved, other)));
      const eventId = others.at(-1)?.marketEventId ?? '';
      await eventually(() => stage.call(createDraft, { eventId }, vendor()));
      expect(await left(stage.db, marketEventId)).toBeGreaterThan(0);
      await allRemoved(stage.db, marketEventId);
      expect(await bus.deadLetters.list()).toEqual([]);
      await stage.close();
    },
    LIMIT_MS,
  );

  it(
    'loses the rest of them when the service starts again after it stopped in the middle',
    async () => {
      const config = testConfig({ STALLBOOK_DB_PREFIX: `test_restart_${randomUUID().slice(0, 8)}` });
      const start = () => hostService({ name: 'applications', module: ApplicationsModule, config });
      const { client, drop } = await testDatabase('restart');
      const db = client.db(`${config.STALLBOOK_DB_PREFIX}_applications`);
      const first = await start();
      const marketEventId = await applyMany(first.app.get(EventStore));
      const { topic, type, version } = marketEventDeleted;
      const place = { key: marketEventId, stream: `market-event-${marketEventId}`, sequence: 2_000 };
      const data = { marketEventId, organizerId: owner.id };
      const message = {
        id: newId(),
        topic,
        type,
        version,
        ...place,
        occurredAt: new Date().toISOString(),
        correlationId: newId(),
        data,
      };
      await first.app.get<MessageBus>(BUS).publish([message]);
      await someRemoved(db, marketEventId);
      await first.close();
      expect(await left(db, marketEventId)).toBeGreaterThan(0);
      const second = await start();
      await allRemoved(db, marketEventId);
      await second.close();
      await dropDatabases(config.MONGODB_URL, config.STALLBOOK_DB_PREFIX);
      await drop();
    },
    LIMIT_MS,
  );
});
