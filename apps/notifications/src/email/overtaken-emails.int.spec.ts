import {
  applicationBoothAssigned,
  applicationEventCanceled,
  applicationEventChanged,
  applicationEventHidden,
  applicationEventRestored,
  EmailType,
  marketEventRestored,
  marketEventTakenDown,
  marketEventTransferred,
  renderEmail,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import type { EmailDocument } from './email.schema.js';

const USELESS = 'It is no longer useful.';

describe('an email that a mail server puts off', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  async function openApplication() {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    return {
      vendor,
      organizer,
      facts: { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id },
    };
  }
  const emailsTo = ({ id }: Actor, count: number): Promise<EmailDocument[]> =>
    eventually(async () => {
      const sort = { createdAt: 1, type: 1 } as const;
      const found = await harness.db.collection<EmailDocument>('emails').find({ personId: id }, { sort }).toArray();
      expect(found).toHaveLength(count);
      return found;
    });
  /** As the worker learns it right before it sends each of them. */
  const withheld = (emails: readonly EmailDocument[]) =>
    Promise.all(
      emails.map(async ({ _id: id, type, message }) => {
        const { to, toName, data } = message!;
        return (await harness.call(renderEmail, { id, type: EmailType[type], to, toName, data }, worker)).withheld;
      }),
    );

  it('does not call an event hidden after the email that it was restored, nor the other way around', async () => {
    const [{ vendor, facts }, other] = [await openApplication(), await openApplication()];
    await harness.publish(applicationEventHidden, facts);
    await harness.publish(applicationEventHidden, other.facts);
    expect(await withheld(await emailsTo(vendor, 1))).toEqual([null]);
    await harness.clock.advance(1_000);
    await harness.publish(applicationEventRestored, facts);
    expect(await withheld(await emailsTo(vendor, 2))).toEqual([USELESS, null]);
    await harness.clock.advance(1_000);
    await harness.publish(applicationEventHidden, facts);
    expect(await withheld(await emailsTo(vendor, 3))).toEqual([USELESS, USELESS, null]);
    expect(await withheld(await emailsTo(other.vendor, 1))).toEqual([null]);
  });

  it('goes by when an event was hidden and restored, also if both are handled together or in reverse', async () => {
    const [together, reversed] = [await openApplication(), await openApplication()];
    const hidden = ({ facts }: typeof together) => ({
      ...harness.messageOf(applicationEventHidden, facts),
      occurredAt: '2027-04-01T10:00:00.000Z',
    });
    const restored = ({ facts }: typeof together) => ({
      ...harness.messageOf(applicationEventRestored, facts),
      occurredAt: '2027-04-01T11:00:00.000Z',
    });
    await harness.publishAll([hidden(together), restored(together), restored(reversed)]);
    await harness.clock.advance(1_000);
    await harness.publishAll([hidden(reversed)]);
    expect(await withheld(await emailsTo(together.vendor, 2))).toEqual([USELESS, null]);
    expect(await withheld(await emailsTo(reversed.vendor, 2))).toEqual([null, USELESS]);
  });

  it('does not say that an organizer has an event after the email that they handed it over', async () => {
    const [{ organizer, facts }, next] = [await openApplication(), personOf('organizer')];
    await harness.publishProfile(next, 'Lake Markets');
    const { marketEventId } = facts;
    await harness.publish(marketEventTransferred, {
      marketEventId,
      organizerId: organizer.id,
      formerOrganizerId: null,
    });
    expect(await withheld(await emailsTo(organizer, 1))).toEqual([null]);
    await harness.clock.advance(1_000);
    const handover = { marketEventId, organizerId: next.id, formerOrganizerId: organizer.id };
    await harness.publish(marketEventTransferred, handover);
    expect(await withheld(await emailsTo(organizer, 2))).toEqual([USELESS, null]);
    expect(await withheld(await emailsTo(next, 1))).toEqual([null]);
  });

  it('does not call an event taken down after the email to its organizer that it was restored', async () => {
    const { organizer, facts } = await openApplication();
    const { marketEventId, organizerId } = facts;
    await harness.publish(marketEventTakenDown, { marketEventId, organizerId, reason: 'The dates are wrong.' });
    expect(await withheld(await emailsTo(organizer, 1))).toEqual([null]);
    await harness.clock.advance(1_000);
    await harness.publish(marketEventRestored, { marketEventId, organizerId });
    expect(await withheld(await emailsTo(organizer, 2))).toEqual([USELESS, null]);
  });

  it('does not say what changed of an event after the email that it is canceled', async () => {
    const { vendor, facts } = await openApplication();
    const changes = [{ field: 'startTime' as const, before: '09:00:00', after: '10:00:00' }];
    await harness.publish(applicationEventChanged, { ...facts, changes, reason: null });
    expect(await withheld(await emailsTo(vendor, 1))).toEqual([null]);
    await harness.clock.advance(1_000);
    await harness.publish(applicationEventCanceled, facts);
    expect(await withheld(await emailsTo(vendor, 2))).toEqual([USELESS, null]);
  });

  it('does not name a booth after the email about the next one', async () => {
    const { vendor, facts } = await openApplication();
    const data = { ...facts, boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    await harness.publish(applicationBoothAssigned, { ...data, boothLocation: 'Booth 1' });
    expect(await withheld(await emailsTo(vendor, 1))).toEqual([null]);
    await harness.clock.advance(120_000);
    await harness.publish(applicationBoothAssigned, { ...data, boothLocation: 'Booth 2' });
    expect(await withheld(await emailsTo(vendor, 2))).toEqual([USELESS, null]);
  });

  describe('about several changes of a booth', () => {
    type Facts = Awaited<ReturnType<typeof openApplication>>['facts'];
    const assign = (facts: Facts, boothLocation: string, second: number) => {
      const data = { ...facts, boothFeeCents: 7_500, applicationFeeCents: 1_000, boothLocation };
      const occurredAt = `2027-04-01T10:00:${second}.000Z`;
      return harness.publishAll([{ ...harness.messageOf(applicationBoothAssigned, data), occurredAt }]);
    };

    it('is not followed by one that was handled late', async () => {
      const { vendor, facts } = await openApplication();
      await assign(facts, 'Booth 1', 10);
      await assign(facts, 'Booth 3', 40);
      expect(await withheld(await emailsTo(vendor, 1))).toEqual([null]);
      await harness.clock.advance(120_000);
      await assign(facts, 'Booth 2', 20);
      expect(await withheld(await emailsTo(vendor, 2))).toEqual([null, USELESS]);
    });

    it('names the last one, also if an earlier one is handled after it', async () => {
      const { vendor, facts } = await openApplication();
      await assign(facts, 'Booth 1', 10);
      await assign(facts, 'Booth 3', 40);
      await assign(facts, 'Booth 2', 20);
      const [email] = await emailsTo(vendor, 1);
      expect(email?.message?.data).toMatchObject({ booth: 'Booth 3' });
    });
  });
});
