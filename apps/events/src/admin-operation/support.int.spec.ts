import { supportActionRecorded, adminOperations, submissionErased } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { ADMIN } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('what admins do in other services', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness('2027-03-01T12:00:00Z')));
  afterAll(() => stage.close());

  const entered = (about: string) =>
    eventually(async () => {
      const { items } = await stage.call(adminOperations, { page: 1, pageSize: 100 }, ADMIN);
      const found = items.filter(({ details }) => details.includes(about));
      if (!found[0]) throw new Error('not entered yet');
      return found;
    });

  it('[CL-060] [CL-065] enters help with an account: who, what and for whom', async () => {
    const [personId, sessionId] = [newId(), newId()];
    await stage.publish(supportActionRecorded, { personId, adminId: ADMIN.id, what: 'end_session', sessionId });
    const [entry, ...more] = await entered(personId);
    expect(entry).toMatchObject({
      operationType: 'end_session',
      performedBy: ADMIN.id,
      details: JSON.stringify({ accountId: personId, sessionId }),
    });
    expect(more).toEqual([]);
  });

  it('[CL-060] enters the erasure of a submission', async () => {
    const submissionId = newId();
    await stage.publish(submissionErased, { submissionId, adminId: ADMIN.id });
    expect(await entered(submissionId)).toMatchObject([{ operationType: 'erase_submission', performedBy: ADMIN.id }]);
  });
});
