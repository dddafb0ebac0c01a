import { applicationAccepted, EmailStatus, EmailType, recordEmail, renderEmail } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { EmailOutbox } from './email-outbox.js';
import type { EmailRecord } from './email.schema.js';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker } from '../testing/harness.js';
import type { Harness } from '../testing/harness.js';

describe('e-mails', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());

  const recordOf = (id: string) => stage.db.collection<EmailRecord>('emails').findOne({ _id: id });

  /** A mail that the queue has. */
  async function queuedMail() {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await stage.tellPerson(vendor, 'Vera Pottery');
    await stage.tellPerson(organizer, 'River Markets');
    await stage.tellMarket(marketEventId, organizer.id, 'River Market');
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await stage.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 });
    return eventually(async () => {
      const [mail] = await stage.mailsTo(vendor);
      if (!mail) throw new Error('no mail yet');
      return { vendor, mail };
    });
  }

  it('[NO-011] are rendered for the workers, who learn whether one went out before', async () => {
    const { mail } = await queuedMail();
    const { id, type, toName, data } = mail;
    const rendered = await stage.call(renderEmail, { id, type, toName, data }, worker);
    expect(rendered).toMatchObject({ subject: 'You are in: River Market', alreadySent: false });
    expect(rendered.text).toContain('$85.00');
    await stage.call(recordEmail, { id, type, status: EmailStatus.sent }, worker);
    expect(await stage.call(renderEmail, { id, type, toName, data }, worker)).toMatchObject({ alreadySent: true });
    expect(await recordOf(id)).toMatchObject({ status: 'sent', message: null });
  });

  it('are recorded as failed with the reason, and may still go out later', async () => {
    const { mail } = await queuedMail();
    const { id, type } = mail;
    await stage.call(recordEmail, { id, type, status: EmailStatus.failed, error: 'no mail server' }, worker);
    expect(await recordOf(id)).toMatchObject({ status: 'failed', error: 'no mail server' });
    await stage.call(recordEmail, { id, type, status: EmailStatus.sent }, worker);
    await stage.call(recordEmail, { id, type, status: EmailStatus.failed, error: 'late' }, worker);
    expect(await recordOf(id)).toMatchObject({ status: 'sent', error: null });
  });

  it('of other services are recorded too', async () => {
    const [id, type] = [newId(), EmailType.confirm_sign_up];
    await stage.call(recordEmail, { id, type, status: EmailStatus.sent }, worker);
    expect(await recordOf(id)).toMatchObject({ status: 'sent', personId: null, message: null });
  });

  it('are handed over again when the queue lost them', async () => {
    const { vendor, mail } = await queuedMail();
    await eventually(async () => expect((await recordOf(mail.id))?.enqueuedAt).not.toBeNull());
    await stage.emptyQueue();
    stage.app.get(EmailOutbox).wake();
    await stage.clock.advance(6 * 60_000);
    stage.app.get(EmailOutbox).wake();
    await eventually(async () => expect(await stage.mailsTo(vendor)).toEqual([mail]));
  });

  it('are for our own workers alone', async () => {
    const data = { confirm_url: 'https://stallbook.example' };
    const input = { type: EmailType.confirm_sign_up, toName: '', data };
    await expect(stage.call(renderEmail, input, personOf('vendor'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    await expect(stage.call(renderEmail, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
