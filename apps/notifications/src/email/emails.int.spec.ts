import {
  applicationAccepted,
  applicationSubmitted,
  EmailStatus,
  EmailType,
  notificationTasks,
  personErased,
  recordEmail,
  renderEmail,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { EmailQueue } from '@stallbook/platform';
import { EmailOutbox } from './email-outbox.js';
import type { EmailDocument } from './email.schema.js';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';

describe('emails', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const recordOf = (id: string) => harness.db.collection<EmailDocument>('emails').findOne({ _id: id });

  /** After the time in which a replica may enqueue what it has read. */
  async function enqueuedWithoutName(to: Actor): Promise<void> {
    await harness.clock.advance(60_000);
    await eventually(async () => {
      harness.app.get(EmailOutbox).wake();
      const mails = await harness.mailsTo(to);
      expect(mails).toHaveLength(1);
      expect(JSON.stringify(mails)).not.toContain('Vera Pottery');
    });
  }

  async function queuedEmail() {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    const facts = { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    await harness.publish(applicationAccepted, facts);
    return eventually(async () => {
      const [mail] = await harness.mailsTo(vendor);
      if (!mail) throw new Error('no mail yet');
      return { vendor, organizer, facts, mail };
    });
  }

  it('[NO-011] renders emails for the workers and says whether one was already sent', async () => {
    const { mail } = await queuedEmail();
    const { id, type, to, toName, data } = mail;
    const rendered = await harness.call(renderEmail, { id, type, to, toName, data }, worker);
    expect(rendered).toMatchObject({ subject: "You've been accepted to River Market", alreadySent: false });
    expect(rendered.text).toContain('$85.00');
    await harness.call(recordEmail, { id, type, status: EmailStatus.sent }, worker);
    expect(await harness.call(renderEmail, { id, type, to, toName, data }, worker)).toMatchObject({
      alreadySent: true,
    });
    expect(await recordOf(id)).toMatchObject({ status: 'sent', message: null });
  });

  it('names an event as it is called when they are sent', async () => {
    const { mail, organizer, facts } = await queuedEmail();
    await harness.publishMarketEvent(facts.marketEventId, organizer.id, 'Lake Market', 2);
    const { id, type, to, toName, data } = mail;
    await eventually(async () =>
      expect(await harness.call(renderEmail, { id, type, to, toName, data }, worker)).toMatchObject({
        subject: "You've been accepted to Lake Market",
        text: expect.not.stringContaining('River Market') as string,
      }),
    );
    await harness.call(recordEmail, { id, type, status: EmailStatus.sent }, worker);
    expect(await recordOf(id)).not.toHaveProperty('trigger');
  });

  it('records a failed email with the reason and without its text, and allows it to be sent later', async () => {
    const { mail } = await queuedEmail();
    const { id, type } = mail;
    await harness.call(recordEmail, { id, type, status: EmailStatus.failed, error: 'no mail server' }, worker);
    expect(await recordOf(id)).toMatchObject({ status: 'failed', error: 'no mail server', message: null });
    await harness.call(recordEmail, { id, type, status: EmailStatus.sent }, worker);
    await harness.call(recordEmail, { id, type, status: EmailStatus.failed, error: 'late' }, worker);
    expect(await recordOf(id)).toMatchObject({ status: 'sent', error: null });
  });

  it('counts what failed in the past week for admins', async () => {
    const failed = async () => (await harness.call(notificationTasks, {}, actorAs('admin'))).failedEmails;
    const before = await failed();
    const lost = { id: newId(), type: EmailType.reset_password, status: EmailStatus.failed };
    await harness.call(recordEmail, lost, worker);
    expect(await failed()).toBe(before + 1);
    await harness.db
      .collection<EmailDocument>('emails')
      .updateOne({ _id: lost.id }, { $set: { createdAt: new Date(harness.clock.now().getTime() - 8 * 86_400_000) } });
    expect(await failed()).toBe(before);
  });

  it('does not name a person who erased their account when it is sent again', async () => {
    const { vendor, organizer, facts } = await queuedEmail();
    await harness.publish(applicationSubmitted, facts);
    const [mail] = await eventually(async () => {
      const found = await harness.mailsTo(organizer);
      expect(found).toHaveLength(1);
      return found;
    });
    const { correlationId: __, ...job } = mail!;
    expect((await harness.call(renderEmail, job, worker)).text).toContain('Vera Pottery');
    await harness.publish(personErased, { personId: vendor.id, addresses: [] });
    await eventually(async () => expect((await recordOf(job.id))?.names).toEqual([]));
    const { text, html } = await harness.call(renderEmail, job, worker);
    expect(text).toContain('A former member');
    expect(text + html).not.toContain('Vera');
  });

  it('leave no job that names a person who erased their account while Redis was away', async () => {
    const { vendor, organizer, facts } = await queuedEmail();
    await harness.publish(applicationSubmitted, facts);
    const { id, type } = await eventually(async () => {
      const [found] = await harness.mailsTo(organizer);
      if (!found) throw new Error('no mail yet');
      return found;
    });
    await harness.call(recordEmail, { id, type, status: EmailStatus.failed, error: 'no mail server' }, worker);
    const drop = jest.spyOn(harness.app.get(EmailQueue), 'drop').mockRejectedValue(new Error('Redis is away'));
    await harness.publish(personErased, { personId: vendor.id, addresses: [] });
    await eventually(() => expect(drop).toHaveBeenCalledWith(expect.arrayContaining([id])));
    expect(await harness.mailsTo(organizer)).toHaveLength(1);
    drop.mockRestore();
    harness.app.get(EmailOutbox).wake();
    await eventually(async () => expect(await harness.mailsTo(organizer)).toEqual([]));
  });

  it('leave no job that names a person who erased their account while it was enqueued', async () => {
    const { vendor, organizer, facts } = await queuedEmail();
    const queue = harness.app.get(EmailQueue);
    const enqueueAll = queue.enqueueAll.bind(queue);
    let isEnqueued = false;
    const meanwhile = jest.spyOn(queue, 'enqueueAll').mockImplementationOnce(async (mails) => {
      await harness.publish(personErased, { personId: vendor.id, addresses: [] });
      await eventually(async () => expect((await recordOf(mails[0]?.id ?? ''))?.names).toEqual([]));
      await enqueueAll(mails);
      isEnqueued = true;
    });
    await harness.publish(applicationSubmitted, facts);
    await eventually(() => expect(isEnqueued).toBe(true));
    await enqueuedWithoutName(organizer);
    meanwhile.mockRestore();
  });

  it.each(['another replica enqueues', 'a worker holds'])(
    'leave no job that names a person who erased their account and which %s meanwhile',
    async (whose) => {
      const { vendor, organizer, facts } = await queuedEmail();
      await harness.publish(applicationSubmitted, facts);
      const job = await eventually(async () => {
        const [found] = await harness.mailsTo(organizer);
        if (!found) throw new Error('no mail yet');
        return found;
      });
      const queue = harness.app.get(EmailQueue);
      const isHeld = whose === 'a worker holds';
      const held = jest.spyOn(queue, 'drop');
      if (isHeld) held.mockResolvedValueOnce([]);
      await harness.publish(personErased, { personId: vendor.id, addresses: [] });
      await eventually(() => expect(held).toHaveBeenCalledWith(expect.arrayContaining([job.id])));
      if (!isHeld) {
        await eventually(async () => expect(await harness.mailsTo(organizer)).toEqual([]));
        await queue.enqueueAll([job]);
      }
      await enqueuedWithoutName(organizer);
      held.mockRestore();
    },
  );

  it('records emails of other services too', async () => {
    const [id, type] = [newId(), EmailType.confirm_sign_up];
    await harness.call(recordEmail, { id, type, status: EmailStatus.sent }, worker);
    expect(await recordOf(id)).toMatchObject({ status: 'sent', personId: null, message: null });
  });

  it('enqueues emails again after the queue lost them', async () => {
    const { vendor, mail } = await queuedEmail();
    await eventually(async () => expect((await recordOf(mail.id))?.enqueuedAt).not.toBeNull());
    await harness.emptyQueue();
    harness.app.get(EmailOutbox).wake();
    await harness.clock.advance(6 * 60_000);
    harness.app.get(EmailOutbox).wake();
    await eventually(async () => expect(await harness.mailsTo(vendor)).toEqual([mail]));
  });

  it('renders emails only for our own workers', async () => {
    const data = { confirm_url: 'https://stallbook.example' };
    const input = { id: newId(), type: EmailType.confirm_sign_up, to: 'vera@example.org', toName: '', data };
    await expect(harness.call(renderEmail, input, personOf('vendor'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    await expect(harness.call(renderEmail, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
