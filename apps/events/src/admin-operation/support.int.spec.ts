import {
  adminOperations,
  adminPerformers,
  submissionErased,
  supportActionRecorded,
  systemOperationRecorded,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { ADMIN } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { AdminOperations } from './admin-operations.js';

describe('admin operations in other services', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-03-01T12:00:00Z')));
  afterAll(() => harness.close());

  const logged = (about: string) =>
    eventually(async () => {
      const { items } = await harness.call(adminOperations, { page: 1, pageSize: 100 }, ADMIN);
      const found = items.filter(({ details }) => details.includes(about));
      if (!found[0]) throw new Error('not logged yet');
      return found;
    });

  it('[CL-060] [CL-065] logs a support action: the admin, the action, and the account', async () => {
    const [personId, sessionId] = [newId(), newId()];
    await harness.publish(supportActionRecorded, { personId, adminId: ADMIN.id, what: 'end_session', sessionId });
    const [entry, ...more] = await logged(personId);
    expect(entry).toMatchObject({
      operationType: 'end_session',
      performedBy: ADMIN.id,
      details: JSON.stringify({ accountId: personId, sessionId }),
    });
    expect(more).toEqual([]);
  });

  it('[CL-065] lists changes without what admins only viewed', async () => {
    const [viewed, changed] = [newId(), newId()];
    await harness.publish(supportActionRecorded, {
      personId: viewed,
      adminId: ADMIN.id,
      what: 'read_account',
      sessionId: null,
    });
    await logged(viewed);
    await harness.publish(supportActionRecorded, {
      personId: changed,
      adminId: ADMIN.id,
      what: 'end_all_sessions',
      sessionId: null,
    });
    await logged(changed);
    const changes = await harness.call(adminOperations, { page: 1, pageSize: 100, onlyChanges: true }, ADMIN);
    const details = changes.items.map((entry) => entry.details).join();
    expect([details.includes(viewed), details.includes(changed)]).toEqual([false, true]);
  });

  it('[CL-060] logs the publication of a blog post with its title', async () => {
    const [operationId, subject] = [newId(), newId()];
    const post = { service: 'content', subject, title: 'Rain or shine' };
    const recorded = { ...post, operationId, adminId: ADMIN.id, what: 'publish_post', reason: null } as const;
    await harness.publish(systemOperationRecorded, recorded);
    expect(await logged(subject)).toMatchObject([
      { operationType: 'publish_post', performedBy: ADMIN.id, details: JSON.stringify(post) },
    ]);
  });

  it('[CL-060] logs the account that an admin looked up in the list of accounts, and that they read it', async () => {
    const read = { service: 'identity', adminId: ADMIN.id, what: 'read_accounts', reason: null } as const;
    const account = newId();
    for (const subject of [account, 'list'])
      await harness.publish(systemOperationRecorded, { ...read, operationId: newId(), subject });
    expect(await logged(account)).toMatchObject([
      { details: JSON.stringify({ service: 'identity', subject: account, accountId: account }) },
    ]);
    expect(await logged('"list"')).toMatchObject([
      { details: JSON.stringify({ service: 'identity', subject: 'list' }) },
    ]);
  });

  it('[CL-060] lists the operations of one admin, and who has some', async () => {
    const [one, another] = [newId(), newId()];
    const subjects: string[] = [];
    for (const adminId of [one, another]) {
      const submissionId = newId();
      subjects.push(submissionId);
      await harness.publish(submissionErased, { submissionId, adminId });
      await logged(submissionId);
    }
    const of = (input: object) => harness.call(adminOperations, { page: 1, pageSize: 10, ...input }, ADMIN);
    const found = await of({ performedBy: one });
    expect([found.total, found.items.map(({ details }) => details)]).toEqual([
      1,
      [JSON.stringify({ submissionId: subjects[0] })],
    ]);
    expect(await of({ performedBy: one, operationType: 'end_session' })).toMatchObject({ total: 0 });
    const performers = await harness.call(adminPerformers, {}, ADMIN);
    expect(performers.map(({ id }) => id)).toEqual(expect.arrayContaining([one, another]));
  });

  it('[CL-060] lists the operations about one person, whatever they were', async () => {
    const [personId, other, subject] = [newId(), newId(), newId()];
    for (const one of [personId, other]) {
      const ended = { adminId: ADMIN.id, what: 'end_all_sessions', sessionId: null } as const;
      await harness.publish(supportActionRecorded, { ...ended, personId: one });
      await logged(one);
    }
    const log = harness.app.get(AdminOperations);
    const transferred = { operationType: 'transfer_event', performedBy: ADMIN.id } as const;
    await log.record({ ...transferred, id: newId(), details: { eventId: subject, organizerId: personId } });
    await log.record({
      ...transferred,
      id: newId(),
      details: { eventId: subject, organizerId: other, formerOrganizerId: personId },
    });
    const found = await harness.call(adminOperations, { page: 1, pageSize: 10, personId }, ADMIN);
    expect([found.total, found.items.map(({ operationType }) => operationType).sort()]).toEqual([
      3,
      ['end_all_sessions', 'transfer_event', 'transfer_event'],
    ]);
  });

  it('[CL-060] logs the erasure of a submission', async () => {
    const submissionId = newId();
    await harness.publish(submissionErased, { submissionId, adminId: ADMIN.id });
    expect(await logged(submissionId)).toMatchObject([{ operationType: 'erase_submission', performedBy: ADMIN.id }]);
  });
});
