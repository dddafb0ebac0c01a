import { openInstallation, type Installation } from '@stallbook/event-store/testing';
import { newId, type CallContext } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { OperationJournal, type RequestedOperation } from './operation-journal.js';
import { systemReport } from './system-operation.integration-events.js';

const REUSED = { code: 'IDEMPOTENCY_KEY.REUSED' };

describe('an entry in the log of admin operations', () => {
  const admin = actorAs('admin');
  const retry: RequestedOperation = { what: 'retry_set_aside', subject: 'parcel-1', givenUpAt: null, reason: null };
  let installation: Installation;
  let journal: OperationJournal;
  beforeAll(async () => {
    installation = await openInstallation({ mappers: [systemReport('content')] });
    const { app } = await installation.start(OperationJournal);
    journal = app.get(OperationJournal);
  });
  afterAll(() => installation.close());

  const command = (): CallContext => ({
    actor: admin,
    commandId: newId(),
    correlationId: newId(),
    deadline: Date.now() + 15_000,
  });

  it('is returned to the same command, also without an intent', async () => {
    const context = command();
    const entry = await journal.enter(context, retry, '');
    expect(entry).toMatchObject({ ...retry, adminId: admin.id });
    expect(await journal.enter(context, retry, '')).toEqual(entry);
    expect(await journal.enter(context, null, '')).toEqual(entry);
    await expect(journal.enter(command(), null, 'Gone.')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Gone.',
    });
  });

  it('is not returned to a command with its key about something else', async () => {
    const context = command();
    await journal.enter(context, retry, '');
    await expect(journal.enter(context, { ...retry, subject: 'parcel-2' }, '')).rejects.toMatchObject(REUSED);
    await expect(journal.enter(context, { ...retry, what: 'read_records' }, '')).rejects.toMatchObject(REUSED);
  });

  it('is not returned to a concurrent command with its key about something else', async () => {
    const context = command();
    const subjects = ['parcel-1', 'parcel-2', 'parcel-3'];
    const entries = await Promise.allSettled(
      subjects.map((subject) => journal.enter(context, { ...retry, subject }, '')),
    );
    expect(entries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const entry of entries) if (entry.status === 'rejected') expect(entry.reason).toMatchObject(REUSED);
  });
});
