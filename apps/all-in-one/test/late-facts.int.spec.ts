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
  personErased,
} from '@stallbook/contracts';
import { idFrom, newId, type IntegrationEvent } from '@stallbook/kernel';
import { createEmbeddedBus, type BusMessage, type MessageBus } from '@stallbook/messaging';
import { openHarness, SERVICES, type Harness } from './testing/harness.js';

type Fact = readonly [IntegrationEvent, object?];

const applicationFacts: readonly Fact[][] = [
  [[applicationDrafted], [applicationSubmitted], [applicationWithdrawn, { wasAccepted: false }]],
  [[applicationSubmitted], [applicationWithdrawn, { wasAccepted: false }], [applicationSubmitted]],
  [[applicationDrafted], [applicationSubmitted], [applicationAccepted]],
  [[applicationDrafted], [applicationSubmitted], [applicationRejected]],
  [[applicationSubmitted], [applicationAccepted], [applicationWithdrawn, { wasAccepted: true }]],
  [[applicationDrafted], [applicationDraftDeleted]],
];
const paymentFacts: readonly Fact[][] = [
  [[paymentProcessingStarted], [paymentFailed], [paymentCompleted]],
  [[paymentCompleted], [paymentRefunded], [paymentRefundMade, { full: true }]],
  [[paymentCompleted], [paymentRefunded], [paymentRefundMade, { full: true }], [paymentCompleted]],
];
const lives = [...applicationFacts, ...paymentFacts];
const titleOf = (life: readonly Fact[]): string => life.map(([{ type }]) => type).join(', ');

/** What each fact causes once, also when it arrives late: commands, and notifications that wait for their people. */
const EFFECTS = new Set([
  ...['commits', 'deferredTriggers', 'handledStreams', 'processes', 'replicas'],
  ...billing.projections.map(({ collection }) => collection),
]);

describe('facts that arrive after newer ones', () => {
  let harness: Harness;
  let bus: MessageBus;
  beforeAll(async () => {
    harness = await openHarness();
    bus = await createEmbeddedBus({ db: harness.mongo.db(`${harness.config.STALLBOOK_DB_PREFIX}_bus`) });
  }, 60_000);
  afterAll(async () => {
    await bus?.close();
    await harness?.close();
  });

  const messagesOf = (life: readonly Fact[]): BusMessage[] => {
    const [marketEventId, vendorId] = [newId(), newId()];
    const applicationId = idFrom('application', marketEventId, vendorId);
    const ids = { applicationId, paymentId: newId(), marketEventId, vendorId, organizerId: newId() };
    const money = { boothFeeCents: 7_500, applicationFeeCents: 0, refundPercent: 100, currency: 'usd' };
    const paid = { amountCents: 7_500, platformFeeCents: 0, payoutCents: 7_500, refundedCents: 7_500 };
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
  const marketsOf = (...lots: (readonly BusMessage[])[]) => {
    const events = harness.db('events').collection<{ _id: string; eventCode: string }>('marketEvents');
    const ids = lots.map(([first]) => (first!.data as { marketEventId: string }).marketEventId);
    return {
      add: () => events.insertMany(ids.map((id) => ({ _id: id, eventCode: id }))),
      delete: () => events.deleteMany({ _id: { $in: ids } }),
    };
  };

  /** Everything stored about the application, with the same IDs for each application. */
  async function stored(messages: readonly BusMessage[]): Promise<Record<string, unknown[]>> {
    await harness.quiet();
    const ids = Object.values(messages[0]!.data as object).filter((value) => /^[\da-f-]{36}$/.test(String(value)));
    const holdings: Record<string, unknown[]> = {};
    for (const service of SERVICES) {
      for (const one of await harness.db(service).collections()) {
        if (EFFECTS.has(one.collectionName)) continue;
        const texts = (await one.find().toArray()).map((document) => JSON.stringify(document));
        const about = texts.filter((text) => ids.some((id) => text.includes(String(id))));
        const named = about.map((text) =>
          ids.reduce<string>((rest, id, at) => rest.replaceAll(String(id), `id-${at}`), text),
        );
        if (named.length > 0) holdings[`${service}.${one.collectionName}`] = named.map((text) => JSON.parse(text));
      }
    }
    return holdings;
  }

  it.each(lives.map((life) => [titleOf(life), life] as const))('change nothing: %s', async (_, life) => {
    const [inOrder, late] = [messagesOf(life), messagesOf(life)];
    await marketsOf(inOrder, late).add();
    await bus.publish(inOrder);
    const expected = await stored(inOrder);
    const last = late.at(-1)!;
    await bus.publish([last]);
    await harness.quiet();
    const missed = { $addToSet: { missed: { $each: late.slice(0, -1).map(({ sequence }) => sequence) } } };
    for (const service of SERVICES)
      await harness
        .db(service)
        .collection('handledStreams')
        .updateMany({ _id: { $regex: last.stream } as never }, missed);
    await bus.publish(late.slice(0, -1));
    expect(await stored(late)).toEqual(expected);
    expect(Object.keys(expected)).not.toEqual([]);
  });

  /** Who and what each document is about. */
  const named = (holdings: Record<string, unknown[]>): string[] =>
    Object.entries(holdings).flatMap(([collection, documents]) => {
      const ids = documents.flatMap((document) => JSON.stringify(document).match(/id-\d/g) ?? []);
      return [...new Set(ids)].map((id) => `${collection} ${id}`);
    });
  const ends = [personErased, marketEventDeleted];
  const ended = ends.flatMap((end) => lives.map((life) => [end.type, titleOf(life), life, end] as const));

  it.each(ended)('restore nothing after %s: %s', async (_end, _life, life, end) => {
    const [inOrder, late] = [messagesOf(life), messagesOf(life)];
    const markets = marketsOf(inOrder, late);
    await markets.add();
    await bus.publish(inOrder);
    await harness.quiet();
    if (end === marketEventDeleted) await markets.delete();
    await bus.publish([endOf(end, inOrder)]);
    const kept = named(await stored(inOrder));
    await bus.publish([endOf(end, late)]);
    await harness.quiet();
    await bus.publish(late);
    expect(kept).toEqual(expect.arrayContaining(named(await stored(late))));
  });
});
