import {
  applicationRejected,
  applicationSubmitted,
  createConnectAccount,
  marketEventDeleted,
  marketEventSaved,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import {
  acceptedApplication,
  openPayment,
  organizer,
  paidBooth,
  paymentOf,
  readyOrganizer,
  vendor,
} from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('a payment for a booth is refused', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
  });
  afterAll(() => harness?.close());

  const listed = (applicationId: string, who: Actor) => paymentOf(harness, applicationId, who);

  it('[BI-045] to everyone but the vendor of an accepted application', async () => {
    const ann = vendor();
    const { applicationId } = await acceptedApplication(harness, owner.id, ann);
    await expect(openPayment(harness, applicationId, vendor())).rejects.toMatchObject({ code: 'NOT_READY' });
    const facts = {
      marketEventId: newId(),
      vendorId: ann.id,
      organizerId: owner.id,
      boothFeeCents: 7500,
      applicationFeeCents: 0,
    };
    const [waiting, refused] = [newId(), newId()];
    await harness.publish(applicationSubmitted, { ...facts, applicationId: waiting });
    await harness.publish(applicationRejected, { ...facts, applicationId: refused });
    const notAccepted = { code: 'PAYMENT.NOT_ACCEPTED' };
    await expect(openPayment(harness, waiting, ann)).rejects.toMatchObject({ code: 'NOT_READY' });
    await expect(openPayment(harness, refused, ann)).rejects.toMatchObject(notAccepted);
    await expect(openPayment(harness, newId(), ann)).rejects.toMatchObject({ code: 'NOT_READY' });
  });

  it('[BI-043] without an application id', async () => {
    const refusal = await openPayment(harness, '', vendor()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'applicationId', message: 'applicationId is required' }],
    });
  });

  it('[BI-042] with a message while Stripe cannot be reached', async () => {
    const first = await acceptedApplication(harness, owner.id);
    const again = await acceptedApplication(harness, owner.id);
    const unready = organizer();
    await harness.call(createConnectAccount, {}, unready);
    const unpaid = await acceptedApplication(harness, unready.id);
    await openPayment(harness, again.applicationId, again.vendor);
    await harness.withoutStripe(async () => {
      for (const { applicationId, vendor: ann } of [first, again, unpaid])
        await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({
          message: 'Failed to create payment intent',
        });
    });
  });

  it('with the reason after the event was deleted', async () => {
    const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(harness, owner.id);
    await harness.publish(marketEventDeleted, { marketEventId, organizerId: owner.id });
    await eventually(async () =>
      expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({
        code: 'PAYMENT.EVENT_DELETED',
        message: 'The event was deleted, so you can no longer pay for this booth.',
      }),
    );
  });

  it('while the event is not public, and leaves what was paid', async () => {
    const accepted = await acceptedApplication(harness, owner.id);
    const { marketEventId, applicationId, vendor: ann } = accepted;
    const paid = await paidBooth(harness, owner, { marketEventId });
    const saved = (revision: number, status: 'draft' | 'published') =>
      harness.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId: owner.id, revision, status }));
    await saved(2, 'draft');
    await eventually(async () =>
      expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({
        code: 'PAYMENT.EVENT_HIDDEN',
        message: 'You cannot pay for this booth now, because the event is not public.',
      }),
    );
    expect(await listed(paid.applicationId, paid.vendor)).toMatchObject({ status: 'completed' });
    await saved(1, 'published');
    await saved(3, 'published');
    await eventually(() => openPayment(harness, applicationId, ann));
  });

  it('not while the publication of the event is on its way, after the acceptance', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const publication = jest.spyOn(harness.app.get(MarketEventReplicas), 'isHidden').mockResolvedValueOnce(true);
    await expect(openPayment(harness, applicationId, ann)).resolves.toMatchObject({ status: 'pending' });
    publication.mockRestore();
  });

  it('until the organizer can be paid', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, organizer().id);
    await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({
      code: 'PAYMENT.ORGANIZER_NOT_READY',
    });
  });

  describe('of an organizer whose account at Stripe is lost after the acceptance', () => {
    const notReady = { code: 'PAYMENT.ORGANIZER_NOT_READY' };
    const accepted = async () => {
      const olga = await readyOrganizer(harness);
      return { olga, ...(await acceptedApplication(harness, olga.id)) };
    };
    const accountOf = ({ id }: { id: string }) =>
      harness.db.collection('connectedAccounts').findOne({ _id: id as never });

    it.each(['revoke', 'restrict'] as const)('also for a payment that was opened before: %s', async (loss) => {
      const { olga, applicationId, vendor: ann } = await accepted();
      const opened = await openPayment(harness, applicationId, ann);
      harness.emulator.control[loss](olga.accountId);
      await eventually(async () => expect(await accountOf(olga)).toMatchObject({ chargesEnabled: false }));
      await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject(notReady);
      expect(await listed(applicationId, ann)).toMatchObject({ status: 'pending', isOrganizerReady: false });
      if (loss === 'revoke') return;
      harness.emulator.control.onboard(olga.accountId);
      await eventually(async () => expect(await openPayment(harness, applicationId, ann)).toEqual(opened));
    });

    it('also before its webhook arrives', async () => {
      const { olga, applicationId, vendor: ann } = await accepted();
      await eventually(async () => expect(await accountOf(olga)).toMatchObject({ chargesEnabled: true }));
      await harness.emulator.control.settled();
      harness.emulator.control.configure({ held: true });
      harness.emulator.control.revoke(olga.accountId);
      await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject(notReady);
      expect(await listed(applicationId, ann)).toMatchObject({ isOrganizerReady: false });
      await harness.emulator.control.release();
    });
  });
});
