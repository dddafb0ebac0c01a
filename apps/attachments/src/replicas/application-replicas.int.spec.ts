import { applicationWithdrawn, attachmentAccess } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { organizer, vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('what this service knows of applications', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness.close());

  it('forgets a withdrawn application, until it is sent again', async () => {
    const [olga, vera] = [organizer(), vendor()];
    const eventId = await harness.openMarket(olga);
    const reason = async () => (await harness.call(attachmentAccess, { eventId }, vera)).reason;
    await harness.apply(eventId, vera.id);
    await eventually(async () => expect(await reason()).toBe('Application not accepted'));
    await harness.publish(applicationWithdrawn, {
      applicationId: newId(),
      marketEventId: eventId,
      vendorId: vera.id,
      organizerId: olga.id,
      boothFeeCents: 0,
      applicationFeeCents: 0,
      wasAccepted: false,
      refundPercent: 100,
    });
    await eventually(async () => expect(await reason()).toBe('No application found'));
    await harness.apply(eventId, vera.id);
    await eventually(async () => expect(await reason()).toBe('Application not accepted'));
  });
});
