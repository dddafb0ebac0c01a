import {
  endAllSessions,
  endSession,
  LinkType,
  mySecurityRecord,
  mySessions,
  refreshSession,
  requestPasswordReset,
  signIn,
  updatePassword,
  verifyLink,
  type Session,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { SecurityLog } from '../security/security-log.js';
import { openHarness, type Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';
const NEW = 'Linen-and-0ak';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
const NEWER_CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1';
const ENDED = { code: 'IDENTITY.SESSION_ENDED' };

describe('own sessions', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  /** Registered, confirmed and without a session. */
  const join = async (email: string): Promise<void> => {
    await harness.register(email, PASSWORD);
    const { session } = await harness.confirm(email);
    await harness.call(endAllSessions, {}, harness.actorIn(session!));
    await harness.db.collection('sessions').deleteMany({ accountId: session!.user.id });
  };
  const enter = (email: string, userAgent: string) => harness.call(signIn, { email, password: PASSWORD, userAgent });
  const listed = (session: Session) => harness.call(mySessions, {}, harness.actorIn(session));
  const refresh = ({ refreshToken }: Session) => harness.call(refreshSession, { refreshToken });
  const kindsOf = async (session: Session) =>
    (await harness.call(mySecurityRecord, {}, harness.actorIn(session))).map(({ kind, device }) => [kind, device]);

  it('are listed by device, last used first, with the current one marked', async () => {
    await join('vera@example.org');
    const desk = await enter('vera@example.org', CHROME);
    await harness.clock.advance(60_000);
    const phone = await enter('vera@example.org', IPHONE);
    expect((await listed(desk)).map(({ device, current }) => [device, current])).toEqual([
      ['Safari on iPhone', false],
      ['Chrome on Windows', true],
    ]);
    await harness.clock.advance(60_000);
    await refresh(desk);
    expect((await listed(phone)).map(({ device }) => device)).toEqual(['Chrome on Windows', 'Safari on iPhone']);
  });

  it('are published as ended once Redis accepts it, without a reconnect', async () => {
    await join('away@example.org');
    const [kept, lost] = [await enter('away@example.org', CHROME), await enter('away@example.org', IPHONE)];
    const id = harness.actorIn(lost).sessionId ?? '';
    const { redis, config, clock } = harness;
    const published = () => redis.zscore(`${config.STALLBOOK_DB_PREFIX}:ended-sessions`, id);
    const full = jest.spyOn(redis, 'eval').mockRejectedValue(new Error('OOM command not allowed'));
    await harness.call(endSession, { id }, harness.actorIn(kept));
    expect(await published()).toBeNull();
    full.mockRestore();
    await clock.advance(60 * 60_000);
    await eventually(async () => expect(await published()).not.toBeNull());
    await eventually(async () =>
      expect(await harness.db.collection('sessions').countDocuments({ unpublished: true })).toBe(0),
    );
  });

  it('are ended one by one, only by their owner', async () => {
    await join('one@example.org');
    await join('other@example.org');
    const [kept, lost] = [await enter('one@example.org', CHROME), await enter('one@example.org', IPHONE)];
    const stranger = await enter('other@example.org', CHROME);
    const id = harness.actorIn(lost).sessionId ?? '';
    await expect(harness.call(endSession, { id }, harness.actorIn(stranger))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await harness.call(endSession, { id }, harness.actorIn(kept));
    await expect(refresh(lost)).rejects.toMatchObject(ENDED);
    expect(await listed(kept)).toHaveLength(1);
    expect((await kindsOf(kept))[0]).toEqual(['session_ended', 'Safari on iPhone']);
  });

  it('can all be ended together', async () => {
    await join('all@example.org');
    const [here, there] = [await enter('all@example.org', CHROME), await enter('all@example.org', IPHONE)];
    await harness.call(endAllSessions, {}, harness.actorIn(here));
    await expect(refresh(here)).rejects.toMatchObject(ENDED);
    await expect(refresh(there)).rejects.toMatchObject(ENDED);
    expect(await listed(here)).toEqual([]);
  });

  it('cause an email on a new device, but not after an update', async () => {
    await join('mailed@example.org');
    await enter('mailed@example.org', CHROME);
    await enter('mailed@example.org', NEWER_CHROME);
    await enter('mailed@example.org', IPHONE);
    const mail = await harness.lastMailTo('mailed@example.org', 'new_device');
    expect(mail.data).toMatchObject({ device: 'Safari on iPhone', signed_in_at: expect.stringMatching(/ UTC$/) });
    const notices = (await harness.mailsTo('mailed@example.org')).filter(({ type }) => type === 'new_device');
    expect(notices).toHaveLength(1);
  });

  it('appear in the record also when a confirmed sign-up opened them', async () => {
    await harness.register('begun@example.org', PASSWORD);
    const { session } = await harness.confirm('begun@example.org');
    await eventually(async () => expect(await kindsOf(session!)).toEqual([['signed_in', 'Unknown device']]));
    expect((await harness.mailsTo('begun@example.org')).map(({ type }) => type)).toEqual(['confirm_sign_up']);
  });

  it('appear in the record and cause an email on a new device also when a reset link opened them', async () => {
    await join('linked@example.org');
    await enter('linked@example.org', CHROME);
    await harness.call(requestPasswordReset, { email: 'linked@example.org' });
    const { data } = await harness.lastMailTo('linked@example.org', 'reset_password');
    const tokenHash = new URLSearchParams(new URL(data['reset_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
    const link = { tokenHash, type: LinkType.recovery, userAgent: IPHONE };
    const { session } = await harness.call(verifyLink, link);
    await eventually(async () => expect(await kindsOf(session!)).toContainEqual(['signed_in', 'Safari on iPhone']));
    const mail = await harness.lastMailTo('linked@example.org', 'new_device');
    expect(mail.data['device']).toBe('Safari on iPhone');
  });

  it('appear in the record of the account with the last twenty events', async () => {
    await join('record@example.org');
    await expect(
      harness.call(signIn, { email: 'record@example.org', password: 'wrong', userAgent: IPHONE }),
    ).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    const session = await enter('record@example.org', CHROME);
    const change = { password: NEW, currentPassword: PASSWORD };
    await harness.call(updatePassword, change, harness.actorIn(session));
    await eventually(async () =>
      expect(await kindsOf(session)).toEqual(
        expect.arrayContaining([
          ['password_changed', 'Chrome on Windows'],
          ['signed_in', 'Chrome on Windows'],
          ['sign_in_failed', 'Safari on iPhone'],
        ]),
      ),
    );
    for (let more = 0; more < 20; more += 1) await harness.signIn('record@example.org', NEW);
    // Besides the failure.
    await eventually(async () => expect(await kindsOf(session)).toHaveLength(21));
  });

  it('stay in the record however much strangers add to it', async () => {
    await join('buried@example.org');
    const session = await enter('buried@example.org', CHROME);
    await harness.call(updatePassword, { password: NEW, currentPassword: PASSWORD }, harness.actorIn(session));
    const own = ['password_changed', 'signed_in', 'signed_out_everywhere'];
    await eventually(async () => expect((await kindsOf(session)).map(([kind]) => kind).sort()).toEqual(own));
    const accountId = session.user.id;
    for (const kind of ['sign_in_failed', 'second_factor_failed', 'reset_requested'] as const)
      for (let n = 0; n < 30; n += 1)
        await harness.app.get(SecurityLog).add({ accountId, kind, cause: `${kind} ${n}`, device: null });
    const kinds = (await kindsOf(session)).map(([kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining(own));
    expect(kinds.filter((kind) => !own.includes(kind ?? ''))).toHaveLength(10);
  });

  it('are recorded and emailed once with the next sign-in after a crash', async () => {
    await join('fallen@example.org');
    await enter('fallen@example.org', CHROME);
    const session = await enter('fallen@example.org', IPHONE);
    const twoSignIns = [
      ['signed_in', 'Safari on iPhone'],
      ['signed_in', 'Chrome on Windows'],
    ];
    const seenTo = () =>
      eventually(async () => {
        expect(await sessions.countDocuments({ fresh: true })).toBe(0);
        expect(await kindsOf(session)).toEqual(expect.arrayContaining(twoSignIns));
      });
    const sessions = harness.db.collection('sessions');
    const own = { accountId: harness.actorIn(session).id };
    await seenTo();
    for (const forgotten of [own, { accountId: 'none' }]) {
      await harness.db.collection('securityEvents').deleteMany(forgotten);
      await sessions.updateMany(own, { $set: { fresh: true } });
      await harness.signIn('vera@example.org', PASSWORD);
      await seenTo();
    }
    expect((await kindsOf(session)).filter(([kind]) => kind === 'signed_in')).toHaveLength(2);
    const notices = (await harness.mailsTo('fallen@example.org')).filter(({ type }) => type === 'new_device');
    expect(notices).toHaveLength(1);
  });
});
