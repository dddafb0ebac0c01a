import {
  deleteMarketEvent,
  marketEvent,
  marketEventDeleted,
  marketEventDeletionStarted,
  paymentCompleted,
  paymentRefunded,
  publishMarketEvent,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { PAID_BOOTHS } from '../../replicas/paid-booth.schema.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';

describe('deleting an event with paid booths', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const paymentOf = (marketEventId: string) => ({
    paymentId: newId(),
    applicationId: newId(),
    marketEventId,
    vendorId: newId(),
    organizerId: owner.id,
    currency: 'usd' as const,
    amountCents: 8500,
    platformFeeCents: 425,
    payoutCents: 8075,
  });
  const booths = (count: number, marketEventId: string) =>
    eventually(async () =>
      expect(
        await harness.db
          .collection(PAID_BOOTHS)
          .countDocuments({ _id: marketEventId as never, payments: { $size: count } }),
      ).toBe(1),
    );

  const published = () => publishedMarketEvent(harness, owner);

  it('[EV-064] waits until every payment is refunded, and takes no applications meanwhile', async () => {
    const id = await published();
    const [first, second] = [paymentOf(id), paymentOf(id)];
    await harness.publishAll([harness.messageOf(paymentCompleted, first), harness.messageOf(paymentCompleted, second)]);
    await booths(2, id);
    await expect(harness.call(deleteMarketEvent, { id }, owner)).resolves.toEqual({ id, isRefunding: true });
    await harness.received(marketEventDeletionStarted, id);
    const waiting = { status: 'draft', isBeingDeleted: true };
    await expect(harness.call(marketEvent, { id }, owner)).resolves.toMatchObject(waiting);
    await expect(harness.call(marketEvent, { id }, actorAs('vendor'))).rejects.toMatchObject({
      code: 'EVENT.BEING_DELETED',
      message: 'This event is canceled. Everyone who paid gets a full refund.',
    });
    await expect(harness.call(publishMarketEvent, { id }, owner)).rejects.toMatchObject({
      code: 'EVENT.BEING_DELETED',
    });
    await harness.publish(paymentRefunded, first);
    await booths(1, id);
    await expect(harness.call(marketEvent, { id }, owner)).resolves.toMatchObject(waiting);
    const before = harness.clock.now().toISOString();
    await harness.clock.advance(86_400_000);
    await harness.publish(paymentRefunded, second);
    const { startedAt = '' } = await harness.received(marketEventDeleted, id);
    expect([startedAt, before].sort()).toEqual([startedAt, before]);
    expect(startedAt).not.toBe('');
    await expect(harness.call(marketEvent, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[EV-064] is immediate once nothing paid is left, and for free booths', async () => {
    const id = await published();
    const paid = paymentOf(id);
    await harness.publish(paymentCompleted, { ...paymentOf(id), amountCents: 0, platformFeeCents: 0, payoutCents: 0 });
    await harness.publish(paymentCompleted, paid);
    await booths(1, id);
    await harness.publish(paymentRefunded, paid);
    await booths(0, id);
    await expect(harness.call(deleteMarketEvent, { id }, owner)).resolves.toEqual({ id, isRefunding: false });
    await expect(harness.call(marketEvent, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
