import {
  account,
  supportActionRecorded,
  endAccountSession,
  endAccountSessions,
  resendAccountConfirmation,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Actor } from '@stallbook/kernel';
import { openHarness } from '../testing/harness.js';
import type { Harness } from '../testing/harness.js';

const ADMIN: Actor = { id: newId(), role: 'admin', emailConfirmed: true };
const PASSWORD = 'a pass phrase';

describe('support', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());

  const join = async (email: string): Promise<Actor> => {
    await stage.register(email, PASSWORD);
    return stage.actorIn((await stage.confirm(email)).session!);
  };
  const recordOf = (id: string) => stage.call(account, { id }, ADMIN);
  const entries = (personId: string) =>
    stage.db
      .collection('commits')
      .countDocuments({ 'events.type': 'support-action.recorded', 'events.data.personId': personId });

  it('[CL-065] ends one session of somebody, told to the log of admin operations once', async () => {
    const vera = await join('vera@example.org');
    await stage.signIn('vera@example.org', PASSWORD);
    const input = { accountId: vera.id, sessionId: vera.sessionId! };
    const commandId = newId();
    await stage.call(endAccountSession, input, ADMIN, commandId);
    await stage.call(endAccountSession, input, ADMIN, commandId);
    const { sessions, securityRecord } = await recordOf(vera.id);
    expect(sessions.map(({ id }) => id)).not.toContain(vera.sessionId);
    expect(sessions).toHaveLength(1);
    expect(securityRecord.filter(({ kind }) => kind === 'session_ended')).toHaveLength(1);
    expect(await stage.received(supportActionRecorded, vera.id)).toEqual({
      personId: vera.id,
      adminId: ADMIN.id,
      what: 'end_session',
      sessionId: vera.sessionId,
    });
    expect(await entries(vera.id)).toBe(1);
  });

  it('[CL-065] ends all sessions of somebody', async () => {
    const all = await join('all@example.org');
    await stage.signIn('all@example.org', PASSWORD);
    await stage.call(endAccountSessions, { id: all.id }, ADMIN);
    const { sessions, securityRecord } = await recordOf(all.id);
    expect(sessions).toEqual([]);
    expect(securityRecord[0]).toMatchObject({ kind: 'signed_out_everywhere' });
    expect(await stage.received(supportActionRecorded, all.id)).toMatchObject({
      what: 'end_all_sessions',
      sessionId: null,
    });
  });

  it('ends no session of somebody else, and enters nothing then', async () => {
    const [one, other] = [await join('one@example.org'), await join('other@example.org')];
    const crossed = { accountId: one.id, sessionId: other.sessionId! };
    await expect(stage.call(endAccountSession, crossed, ADMIN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await recordOf(other.id)).sessions).toHaveLength(1);
    expect(await entries(one.id)).toBe(0);
  });

  it('[CL-065] mails the confirmation again, and says where there is nothing to confirm', async () => {
    const { userId: id } = await stage.register('late@example.org', PASSWORD);
    const before = (await stage.mailsTo('late@example.org')).length;
    const commandId = newId();
    await stage.call(resendAccountConfirmation, { id }, ADMIN, commandId);
    await stage.call(resendAccountConfirmation, { id }, ADMIN, commandId);
    expect(await stage.mailsTo('late@example.org')).toHaveLength(before + 1);
    expect(await entries(id)).toBe(1);
    await stage.confirm('late@example.org');
    await expect(stage.call(resendAccountConfirmation, { id }, ADMIN)).rejects.toMatchObject({
      code: 'IDENTITY.ALREADY_CONFIRMED',
      message: 'This email address is confirmed already.',
    });
  });

  it('knows no account that is not there', async () => {
    for (const operation of [endAccountSessions, resendAccountConfirmation]) {
      await expect(stage.call(operation, { id: newId() }, ADMIN)).rejects.toMatchObject({
        message: 'Account not found',
      });
    }
  });

  it('[ID-089] is given by admins alone', async () => {
    const vera = await join('nosy@example.org');
    for (const operation of [endAccountSessions, resendAccountConfirmation]) {
      await expect(stage.call(operation, { id: vera.id }, vera)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    }
  });
});
