import { eventStoreOptions as billing } from '@stallbook/billing';
import {
  applicationAccepted,
  applicationDraftDeleted,
  applicationDrafted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  marketEventDeleted,
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  paymentRefundMade,
  paymentReinstated,
  paymentReopened,
  personErased,
} from '@stallbook/contracts';
import { idFrom, newId, services, type IntegrationEvent } from '@stallbook/kernel';
import { createEmbeddedBus, type BusMessage, type MessageBus } from '@stallbook/messaging';
import { openHarness, type Harness } from './testing/harness.js';

type Fact = readonly [IntegrationEvent, object?];
type Holdings = Record<string, unknown[]>;

const applicationFacts: readonly Fact[][] = [
  [[applicationDrafted], [applicationSubmitted], [applicationWithdrawn, { wasAccepted: false }]],
  [[applicationSubmitted], [applicationWithdrawn, { wasAccepted: false }], [applicationSubmitted]],
  [[applicationDrafted], [applicationSubmitted], [applicationAccepted]],
  [[applicationDrafted], [applicationSubmitted], [applicationRejected]],
  [[applicationSubmitted], [applicationAccepted], [applicationWithdrawn, { wasAccepted: true }]],
  [[applicationDrafted], [applicationDraftDeleted]],
];
const paymentFacts: readonly Fact[][] = [
  [[paymentProcessingStarted], [paymentFailed], [paymentReopened], [paymentCompleted]],
  [[paymentCompleted], [paymentRefunded], [paymentRefundMade, { full: true }]],
  [[paymentCompleted], [paymentRefunded], [paymentRefundMade, { full: true }], [paymentReinstated]],
];
const lives = [...applicationFacts, ...paymentFacts];
const titleOf = (life: readonly Fact[]): string => life.map(([{ type }]) => type).join(', ');

/** What each fact causes once, also when it arrives late: commands, and notifications that wait for their people. */
const EFFECTS = new Set([
  'commits',
  'deferredTriggers',
  'handledStreams',
  'processes',
  'replicas',
  ...billing.projections.map(({ collection }) => collection),
]);

describe('facts that arrive after newer ones', () => {
  let harness: Harness;
  let bus: MessageBus;
  beforeAll(async () => {
    harness = await openHarness();
    bus = await createEmbeddedBus({ db: harness.mongo.db(`${harness.config.STALLBOOK_DB_PREFIX}_bus`) });
  });
  afterAll(async () => {
    await bus?.close();
    await harness?.close();
  });

  const messagesOf = (life: readonly Fact[]): BusMessage[] => {
    const [marketEventId, vendorId] = [newId(), newId()];
    const applicationId = idFrom('application', marketEventId, vendorId);
    const ids = { applicationId, paymentId: newId(), marketEventId, vendorId, organizerId: newId() };
    const money = { boothFeeCents: 7_500, applicationFeeCents: 0, refundPercent: 100, currency: 'usd' };
    const paid = {
      amountCents: 7_500,
      platformFeeCents: 0,
      payoutCents: 7_500,
      refundedCents: 7_500,
      paidAt: '2027-04-01T10:00:00.000Z',
    };
    return life.map(([{ type, topic, version }, more = {}], index) => ({
      id: newId(),
      topic,
      key: ids.applicationId,
      stream: topic.startsWith('billing') ? `payment-${ids.paymentId}` : `application-${ids.applicationId}`,
      sequence: (index + 1) * 1_000,
      type,
      version,
      occurredAt: new Date(Date.parse('2027-04-01T10:00:00Z') + index).toISOString(),
      correlationId: newId(),
      data: { ...ids, ...money, ...paid, takenFromPayoutCents: 7_500, ...more },
    }));
  };

  const endOf = ({ type, topic, version }: IntegrationEvent, [first]: readonly BusMessage[]): BusMessage => {
    const { vendorId, marketEventId } = first!.data as { vendorId: string; marketEventId: string };
    const isErasure = type === personErased.type;
    const stream = isErasure ? `erasure-${vendorId}` : `market-event-${marketEventId}`;
    const data = isErasure ? { personId: vendorId, addresses: [] } : { marketEventId, organizerId: newId() };
    const key = isErasure ? vendorId : marketEventId;
    return { ...first!, id: newId(), topic, key, stream, sequence: 9_000, type, version, data };
  };

  /** Only the events service asks whether a market event exists. */
  const marketsOf = (all: readonly BusMessage[][]) => {
    const events = harness.db('events').collection<{ _id: string; eventCode: string }>('marketEvents');
    const ids = all.map(([first]) => (first!.data as { marketEventId: string }).marketEventId);
    return {
      add: () => events.insertMany(ids.map((id) => ({ _id: id, eventCode: id }))),
      delete: () => events.deleteMany({ _id: { $in: ids } }),
    };
  };

  /** What is stored about each application, with the same IDs for each. */
  async function stored(all: readonly BusMessage[][]): Promise<Holdings[]> {
    await harness.quiet();
    const texts: [place: string, text: string][] = [];
    for (const service of services) {
      for (const one of await harness.db(service).collections()) {
        if (EFFECTS.has(one.collectionName)) continue;
        for await (const document of one.find())
          texts.push([`${service}.${one.collectionName}`, JSON.stringify(document)]);
      }
    }
    return all.map((messages) => holdingsOf(messages, texts));
  }

  function holdingsOf([first]: readonly BusMessage[], texts: readonly [string, string][]): Holdings {
    const ids = Object.values(first!.data as object).filter((value) => /^[\da-f-]{36}$/.test(String(value)));
    const holdings: Holdings = {};
    for (const [place, text] of texts.filter(([, one]) => ids.some((id) => one.includes(String(id))))) {
      const named = ids.reduce<string>((rest, id, at) => rest.replaceAll(String(id), `id-${at}`), text);
      (holdings[place] ??= []).push(JSON.parse(named));
    }
    return holdings;
  }

  // All lives take each step together, because after it everything must be quiet.
  describe('after newer ones that were handled', () => {
    let expected: Holdings[];
    let found: Holdings[];
    beforeAll(async () => {
      const [inOrder, late] = [lives.map(messagesOf), lives.map(messagesOf)];
      await marketsOf([...inOrder, ...late]).add();
      await bus.publish(inOrder.flat());
      expected = await stored(inOrder);
      await bus.publish(late.map((messages) => messages.at(-1)!));
      await harness.quiet();
      for (const messages of late) {
        const missed = messages.slice(0, -1).map(({ sequence }) => sequence);
        for (const service of services)
          await harness
            .db(service)
            .collection('handledStreams')
            .updateMany(
              { _id: { $regex: messages.at(-1)!.stream } as never },
              { $addToSet: { missed: { $each: missed } } },
            );
      }
      await bus.publish(late.flatMap((messages) => messages.slice(0, -1)));
      found = await stored(late);
    }, 300_000);

    it.each(lives.map((life, at) => [titleOf(life), at] as const))('change nothing: %s', (_, at) => {
      expect(found[at]).toEqual(expected[at]);
      expect(Object.keys(expected[at]!)).not.toEqual([]);
    });

    it('leave no dead letter', async () => expect(await deadLetters()).toEqual([]));
  });

  const deadLetters = async () => (await bus.deadLetters.list()).map(({ group, error }) => `${group}: ${error}`);

  /** Who and what each document is about. */
  const named = (holdings: Holdings): string[] =>
    Object.entries(holdings).flatMap(([collection, documents]) => {
      const ids = documents.flatMap((document) => JSON.stringify(document).match(/id-\d/g) ?? []);
      return [...new Set(ids)].map((id) => `${collection} ${id}`);
    });

  describe.each([personErased, marketEventDeleted])('after $type', (end) => {
    let kept: Holdings[];
    let found: Holdings[];
    beforeAll(async () => {
      const [inOrder, late] = [lives.map(messagesOf), lives.map(messagesOf)];
      const markets = marketsOf([...inOrder, ...late]);
      await markets.add();
      await bus.publish(inOrder.flat());
      await harness.quiet();
      if (end === marketEventDeleted) await markets.delete();
      await bus.publish(inOrder.map((messages) => endOf(end, messages)));
      kept = await stored(inOrder);
      await bus.publish(late.map((messages) => endOf(end, messages)));
      await harness.quiet();
      await bus.publish(late.flat());
      found = await stored(late);
    }, 300_000);

    it.each(lives.map((life, at) => [titleOf(life), at] as const))('restore nothing: %s', (_, at) => {
      expect(named(kept[at]!)).toEqual(expect.arrayContaining(named(found[at]!)));
    });

    it('leave no dead letter', async () => expect(await deadLetters()).toEqual([]));
  });
});
