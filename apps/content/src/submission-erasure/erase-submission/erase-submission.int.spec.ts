import { contactMessages, eraseSubmission, submissionErased, submitContact } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { AddressHash, EmailQueue } from '@stallbook/platform';
import { actorAs, mailedBy, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from '../../content.module.js';

const admin = actorAs('admin');

describe('erasing a submission', () => {
  let harness: ServiceHarness;
  beforeAll(async () => (harness = await openServiceHarness({ name: 'content', module: ContentModule })));
  afterAll(() => harness.close());

  const submitted = async (name = 'Cleo'): Promise<string> => {
    const email = `${newId()}@example.org`;
    await harness.call(submitContact, { name, email, role: 'both', message: 'Hello' });
    const { items } = await harness.call(contactMessages, { page: 1, pageSize: 1, search: email }, admin);
    return items[0]!.id;
  };
  const entries = (id: string) =>
    harness.db.collection('commits').countDocuments({ streamId: `submission-erasure-${id}` as never });

  it('[CL-060] is recorded once in the log of admin operations', async () => {
    const id = await submitted();
    const commandId = newId();
    await harness.call(eraseSubmission, { id }, admin, commandId);
    await harness.call(eraseSubmission, { id }, admin, commandId);
    expect(await harness.received(submissionErased, id)).toEqual({ submissionId: id, adminId: admin.id });
    expect(await entries(id)).toBe(1);
  });

  it('takes along the email to staff that still waits', async () => {
    const mails = mailedBy(harness.redis, harness.config);
    const id = await submitted('Ann');
    await submitted('Bea');
    const waiting = async () => (await mails.to(harness.config.STALLBOOK_STAFF_EMAIL)).map(({ data }) => data['name']);
    await eventually(async () => expect(await waiting()).toEqual(expect.arrayContaining(['Ann', 'Bea'])));
    await harness.call(eraseSubmission, { id }, admin);
    expect(await waiting()).not.toContain('Ann');
    expect(await waiting()).toContain('Bea');
    await mails.close();
  });

  it('takes along the email to staff that is about to be queued', async () => {
    const queue = EmailQueue.prototype;
    const enqueue = Reflect.get(queue, 'enqueue');
    const drop = jest.spyOn(queue, 'drop');
    const queued = jest.spyOn(queue, 'enqueue').mockImplementation(async function (this: EmailQueue, mail) {
      const id = mail.concerns?.at(-1);
      if (mail.data['name'] === 'Eve' && id) await harness.call(eraseSubmission, { id }, admin);
      return enqueue.call(this, mail);
    });
    const mails = mailedBy(harness.redis, harness.config);
    const message = { name: 'Eve', email: `${newId()}@example.org`, role: 'both' as const, message: 'Hello' };
    await harness.call(submitContact, message);
    await eventually(() => expect(drop).toHaveBeenCalled());
    await eventually(async () => {
      const waiting = await mails.to(harness.config.STALLBOOK_STAFF_EMAIL);
      expect(waiting.map(({ data }) => data['name'])).not.toContain('Eve');
    });
    for (const spy of [queued, drop]) spy.mockRestore();
    await mails.close();
  });

  it('is refused while Redis does not answer, and can be repeated', async () => {
    const id = await submitted();
    const away = jest.spyOn(EmailQueue.prototype, 'forget').mockReturnValueOnce(new Promise(() => undefined));
    const commandId = newId();
    await expect(harness.call(eraseSubmission, { id }, admin, commandId)).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(await harness.call(eraseSubmission, { id }, admin, commandId)).toEqual({ id });
    away.mockRestore();
  });

  it('leaves the email about a signed-in sender who gave the address of an erased person', async () => {
    const mails = mailedBy(harness.redis, harness.config);
    const email = `${newId()}@example.org`;
    const message = { name: 'Bob', email, role: 'both' as const, message: 'Hello' };
    await harness.call(submitContact, message, actorAs('vendor'));
    await harness.call(submitContact, { ...message, name: 'Ann' });
    const waiting = async () =>
      (await mails.to(harness.config.STALLBOOK_STAFF_EMAIL)).flatMap(({ data }) =>
        data['email'] === email ? data['name'] : [],
      );
    await eventually(async () => expect((await waiting()).sort()).toEqual(['Ann', 'Bob']));
    await harness.app.get(EmailQueue).forget(new AddressHash(harness.config).every(email));
    expect(await waiting()).toEqual(['Bob']);
    await mails.close();
  });

  it('[CL-060] is not recorded if there was nothing to erase', async () => {
    const id = newId();
    await expect(harness.call(eraseSubmission, { id }, admin)).rejects.toMatchObject({
      message: 'There is nothing to erase',
    });
    expect(await entries(id)).toBe(0);
  });
});
