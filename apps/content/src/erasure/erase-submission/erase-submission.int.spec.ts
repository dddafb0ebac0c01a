import { contactMessages, eraseSubmission, submissionErased, submitContact } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ContentModule } from '../../content.module.js';

const admin = actorAs('admin');

describe('erasing a submission', () => {
  let stage: ServiceHarness;
  beforeAll(async () => (stage = await openServiceHarness({ name: 'content', module: ContentModule })));
  afterAll(() => stage.close());

  const submitted = async (): Promise<string> => {
    const email = `${newId()}@example.org`;
    await stage.call(submitContact, { name: 'Ann', email, role: 'both', message: 'Hello' });
    const { items } = await stage.call(contactMessages, { page: 1, pageSize: 1, search: email }, admin);
    return items[0]!.id;
  };
  const entries = (id: string) =>
    stage.db.collection('commits').countDocuments({ streamId: `submission-erasure-${id}` as never });

  it('[CL-060] tells the log of admin operations who erased what, once', async () => {
    const id = await submitted();
    const commandId = newId();
    await stage.call(eraseSubmission, { id }, admin, commandId);
    await stage.call(eraseSubmission, { id }, admin, commandId);
    expect(await stage.received(submissionErased, id)).toEqual({ submissionId: id, adminId: admin.id });
    expect(await entries(id)).toBe(1);
  });

  it('[CL-060] tells nothing where there was nothing to erase', async () => {
    const id = newId();
    await expect(stage.call(eraseSubmission, { id }, admin)).rejects.toMatchObject({
      message: 'There is nothing to erase',
    });
    expect(await entries(id)).toBe(0);
  });
});
