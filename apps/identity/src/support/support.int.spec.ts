import {
  account,
  supportActionRecorded,
  endAccountSession,
  endAccountSessions,
  resendAccountConfirmation,
} from '@stallbook/contracts';
import { HOUR_MS, newId, type Actor } from '@stallbook/kernel';
import { openHarness, type Harness } from '../testing/harness.js';

const ADMIN: Actor = { id: newId(), role: 'admin' };
const PASSWORD = 'a pass phrase';

describe('support', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const join = async (email: string): Promise<Actor> => {
    await harness.register(email, PASSWORD);
    return harness.actorIn((await harness.confirm(email)).session!);
  };
  const recordOf = (id: string) => harness.call(account, { id }, ADMIN);
  const entries = (personId: string, what: string) =>
    harness.db.collection('commits').countDocuments({
      'events.type': 'support-action.recorded',
      'events.data.personId': personId,
      'events.data.what': what,
    });

  it('[CL-065] ends one session of an account, logged once as an admin operation', async () => {
    const vera = await join('vera@example.org');
    await harness.signIn('vera@example.org', PASSWORD);
    const input = { accountId: vera.id, sessionId: vera.sessionId! };
    const commandId = newId();
    await harness.call(endAccountSession, input, ADMIN, commandId);
    await harness.call(endAccountSession, input, ADMIN, commandId);
    const { sessions, securityRecord } = await recordOf(vera.id);
    expect(sessions.map(({ id }) => id)).not.toContain(vera.sessionId);
    expect(sessions).toHaveLength(1);
    expect(securityRecord.filter(({ kind }) => kind === 'session_ended')).toHaveLength(1);
    expect(await harness.received(supportActionRecorded, vera.id)).toEqual({
      personId: vera.id,
      adminId: ADMIN.id,
      what: 'end_session',
      sessionId: vera.sessionId,
    });
    expect(await entries(vera.id, 'end_session')).toBe(1);
  });

  it('[CL-065] ends all sessions of an account', async () => {
    const all = await join('all@example.org');
    await harness.signIn('all@example.org', PASSWORD);
    await harness.call(endAccountSessions, { id: all.id }, ADMIN);
    // Before the record is read, which is an action too.
    expect(await harness.received(supportActionRecorded, all.id)).toMatchObject({
      what: 'end_all_sessions',
      sessionId: null,
    });
    const { sessions, securityRecord } = await recordOf(all.id);
    expect(sessions).toEqual([]);
    expect(securityRecord[0]).toMatchObject({ kind: 'signed_out_everywhere' });
  });

  it('ends no session of another account, and logs nothing', async () => {
    const [one, other] = [await join('one@example.org'), await join('other@example.org')];
    const crossed = { accountId: one.id, sessionId: other.sessionId! };
    await expect(harness.call(endAccountSession, crossed, ADMIN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await recordOf(other.id)).sessions).toHaveLength(1);
    expect(await entries(one.id, 'end_session')).toBe(0);
  });

  it('[CL-065] emails the confirmation again, and refuses if there is nothing to confirm', async () => {
    const { userId: id } = await harness.register('late@example.org', PASSWORD);
    const before = (await harness.mailsTo('late@example.org')).length;
    const commandId = newId();
    await harness.call(resendAccountConfirmation, { id }, ADMIN, commandId);
    await harness.call(resendAccountConfirmation, { id }, ADMIN, commandId);
    expect(await harness.mailsTo('late@example.org')).toHaveLength(before + 1);
    expect(await entries(id, 'resend_confirmation')).toBe(1);
    await harness.confirm('late@example.org');
    await expect(harness.call(resendAccountConfirmation, { id }, ADMIN)).rejects.toMatchObject({
      code: 'IDENTITY.ALREADY_CONFIRMED',
      message: 'This email address is confirmed already.',
    });
  });

  it('[CL-060] [CL-065] logs that an admin viewed an account, once an hour', async () => {
    const viewed = await join('viewed@example.org');
    await harness.clock.advance(HOUR_MS - (harness.clock.now().getTime() % HOUR_MS));
    for (let time = 0; time < 2; time += 1) await recordOf(viewed.id);
    expect(await harness.received(supportActionRecorded, viewed.id)).toEqual({
      personId: viewed.id,
      adminId: ADMIN.id,
      what: 'read_account',
      sessionId: null,
    });
    expect(await entries(viewed.id, 'read_account')).toBe(1);
    await harness.clock.advance(HOUR_MS);
    await recordOf(viewed.id);
    expect(await entries(viewed.id, 'read_account')).toBe(2);
  });

  it('refuses unknown accounts', async () => {
    for (const operation of [endAccountSessions, resendAccountConfirmation]) {
      await expect(harness.call(operation, { id: newId() }, ADMIN)).rejects.toMatchObject({
        message: 'Account not found',
      });
    }
  });

  it('[ID-089] is only for admins', async () => {
    const vera = await join('nosy@example.org');
    for (const operation of [endAccountSessions, resendAccountConfirmation]) {
      await expect(harness.call(operation, { id: vera.id }, vera)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    }
  });
});
