import { randomUUID } from 'node:crypto';
import { createDraft, marketEventDeleted, marketEventSaved } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId, type IntegrationData, type IntegrationEvent } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';
import { BUS, CLOCK, hostService, type TestClock } from '@stallbook/platform';
import { dropDatabases, testConfig } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually, testDatabase } from '@stallbook/testing';
import type { Db } from 'mongodb';
import { ApplicationsModule } from '../../applications.module.js';
import { contents, facts, marketEvent, organizer, vendor } from '../../testing/builders.js';
import { application } from '../domain/application.decider.js';
import type { MarketOffer } from '../domain/submission.js';
import { MarketEventDeletedReaction } from './market-event-deleted.reaction.js';

const MANY = 1_500;
const AT_A_TIME = 500;
const LIMIT_MS = 300_000;

describe('a deleted market event with many applications', () => {
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

  const messageOf = <E extends IntegrationEvent>(event: E, data: IntegrationData<E>, key: string): BusMessage => ({
    id: newId(),
    topic: event.topic,
    type: event.type,
    version: event.version,
    key,
    stream: `market-event-${key}`,
    sequence: 2_000,
    occurredAt: new Date().toISOString(),
    correlationId: newId(),
    data,
  });

  /** Chunks after the first wait, so that the service stops in the middle however fast it is. */
  function holdAfterFirst(held: Promise<void>) {
    const { deleteSome } = MarketEventDeletedReaction.prototype;
    let chunks = 0;
    return jest.spyOn(MarketEventDeletedReaction.prototype, 'deleteSome').mockImplementation(async function (
      this: MarketEventDeletedReaction,
      ...chunk
    ) {
      if (chunks++ > 0) await held;
      return deleteSome.apply(this, chunk);
    });
  }

  it(
    'loses all of them, also when the service stops in the middle, while other messages arrive and none becomes a dead letter',
    async () => {
      const prefix = `test_deleted_${randomUUID().slice(0, 8)}`;
      const config = testConfig({ STALLBOOK_DB_PREFIX: prefix, STALLBOOK_TEST_CLOCK: '1' });
      const start = async () => {
        const { app, close } = await hostService({ name: 'applications', module: ApplicationsModule, config });
        return { app, close, bus: app.get<MessageBus>(BUS), clock: app.get<TestClock>(CLOCK) };
      };
      const { client, drop } = await testDatabase('deleted');
      const db = client.db(`${prefix}_applications`);
      let goOn = (): void => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const deletion = holdAfterFirst(held);
      const first = await start();
      await first.clock.moveTo(new Date('2027-04-01T10:00:00Z'));
      const marketEventId = await applyMany(first.app.get(EventStore));
      expect(await left(db, marketEventId)).toBe(MANY);
      const deleted = { marketEventId, organizerId: owner.id };
      await first.bus.publish([messageOf(marketEventDeleted, deleted, marketEventId)]);
      await eventually(async () => expect(await left(db, marketEventId)).toBeLessThan(MANY));

      const others = Array.from({ length: 50 }, () => marketEvent({ organizerId: owner.id }));
      await first.bus.publish(others.map((other) => messageOf(marketEventSaved, other, other.marketEventId)));
      const eventId = others.at(-1)?.marketEventId ?? '';
      await eventually(() => first.app.get(RpcClient).call(createDraft, { eventId }, { actor: vendor() }));
      const closed = first.close();
      goOn();
      await closed;
      deletion.mockRestore();
      expect(await left(db, marketEventId)).toBeGreaterThan(0);

      const second = await start();
      await eventually(async () => expect(await left(db, marketEventId)).toBe(0), 150_000);
      expect(await second.bus.deadLetters.list()).toEqual([]);
      await second.clock.reset();
      await second.close();
      await dropDatabases(config.MONGODB_URL, prefix);
      await drop();
    },
    LIMIT_MS,
  );
});
