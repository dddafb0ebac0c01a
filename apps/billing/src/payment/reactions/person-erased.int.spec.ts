import { applicationAccepted, marketEventSaved, paymentsByApplicationIds, personErased } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { acceptedApplication, openPayment, readyOrganizer, vendor } from '../../testing/scene.js';
import { openHarness, type Harness } from '../../testing/harness.js';

const GONE = {
  code: 'PAYMENT.ORGANIZER_GONE',
  message: 'The organizer has deleted their account, so this booth cannot be paid for any more.',
};

describe('a booth whose organizer deleted their account', () => {
  let stage: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;
  beforeAll(async () => void (stage = await openHarness()));
  afterAll(() => stage?.close());
  beforeEach(async () => void (owner = await readyOrganizer(stage)));

  const erase = (personId: string) => stage.publish(personErased, { personId, addresses: [] });
  const shown = async (applicationId: string, who: Actor) =>
    (await stage.call(paymentsByApplicationIds, { applicationIds: [applicationId] }, who))[0];
  const refused = (applicationId: string, who: Actor) =>
    eventually(async () => expect(openPayment(stage, applicationId, who)).rejects.toMatchObject(GONE));

  it('is not to be paid any more, and says why', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id);
    await erase(owner.id);
    await eventually(async () => expect(await shown(applicationId, ann)).toBeUndefined());
    await refused(applicationId, ann);
  });

  it('is not paid by a page that is open already', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id);
    const { paymentIntentId } = await openPayment(stage, applicationId, ann);
    await erase(owner.id);
    await eventually(async () => expect(await stage.db.collection('looseIntents').countDocuments()).toBe(1));
    await eventually(async () => expect(await stage.db.collection('looseIntents').countDocuments()).toBe(0), 15_000);
    expect(() => stage.emulator.control.pay(paymentIntentId)).toThrow();
    await refused(applicationId, ann);
  });

  it('stays paid where it was', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(stage, owner.id);
    stage.emulator.control.pay((await openPayment(stage, applicationId, ann)).paymentIntentId);
    await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ status: 'completed' }));
    const other = await acceptedApplication(stage, owner.id);
    await erase(owner.id);
    await eventually(async () => expect(await shown(other.applicationId, other.vendor)).toBeUndefined());
    expect(await shown(applicationId, ann)).toMatchObject({ status: 'completed', amountCents: 8500 });
    await expect(openPayment(stage, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
  });

  it('does not come up by an acceptance that is told late', async () => {
    await erase(owner.id);
    await eventually(async () =>
      expect(await stage.db.collection<{ _id: string }>('vendorNames').countDocuments({ _id: owner.id })).toBe(1),
    );
    const ann = vendor();
    const fees = { boothFeeCents: 7500, applicationFeeCents: 0 };
    const facts = { applicationId: newId(), marketEventId: newId(), vendorId: ann.id, organizerId: owner.id, ...fees };
    await stage.publish(applicationAccepted, facts);
    await refused(facts.applicationId, ann);
  });

  it('is paid to whoever took the market over before', async () => {
    const nextPayee = await readyOrganizer(stage);
    const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(stage, owner.id);
    await stage.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId: nextPayee.id, revision: 2 }));
    await eventually(async () => expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' }));
    const left = await acceptedApplication(stage, owner.id);
    await erase(owner.id);
    await eventually(async () => expect(await shown(left.applicationId, left.vendor)).toBeUndefined());
    await expect(openPayment(stage, applicationId, ann)).resolves.toMatchObject({ amountCents: 8500 });
    await erase(nextPayee.id);
    await refused(applicationId, ann);
  });
});
