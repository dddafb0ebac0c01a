import {
  identityPersonData,
  LinkType,
  mySecurityRecord,
  requestEmailChange,
  requestPasswordReset,
  updatePassword,
  verifyLink,
  type Session,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { BackgroundTasks } from './background-tasks.js';
import { SecurityLog } from '../security/security-log.js';
import { openHarness, type Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';
const LINK_INVALID = { code: 'IDENTITY.LINK_INVALID' };

describe('a link in an email', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  const tokens = async (address: string, type: string): Promise<string[]> =>
    (await harness.mailsTo(address))
      .filter((mail) => mail.type === type)
      .map(({ data }) => new URL(data['confirm_url'] ?? data['reset_url'] ?? '').hash.slice(1))
      .map((parts) => new URLSearchParams(parts).get('token_hash') ?? '');
  const nextToken = (address: string, type: string, known = 0) =>
    eventually(async () => {
      const found = await tokens(address, type);
      if (found.length <= known) throw new Error(`no ${type} to ${address} yet`);
      return found.at(-1) ?? '';
    });
  const links = () => harness.db.collection('links');
  const change = (session: Session, email: string, key: string) =>
    harness.call(requestEmailChange, { email, currentPassword: PASSWORD }, harness.actorIn(session), key);
  const reset = (email: string, key: string) => harness.call(requestPasswordReset, { email }, undefined, key);
  const open = (tokenHash: string, type: LinkType, session?: Session) =>
    harness.call(verifyLink, { tokenHash, type }, session && harness.actorIn(session));

  it('never confirms another address than the one that it was sent to, when its command is sent again', async () => {
    const mallory = await harness.join('mallory@example.org', PASSWORD);
    const { id: accountId } = mallory.user;
    await change(mallory, 'mailbox@example.org', 'first-key');
    const token = await nextToken('mailbox@example.org', 'confirm_email_change');
    await change(mallory, 'between@example.org', 'second-key');
    await nextToken('between@example.org', 'confirm_email_change');
    await change(mallory, 'admin@example.org', 'first-key');
    await eventually(async () =>
      expect(await links().countDocuments({ accountId, email: 'admin@example.org' })).toBe(1),
    );
    await expect(open(token, LinkType.email_change, mallory)).rejects.toMatchObject(LINK_INVALID);
    await expect(harness.signIn('mallory@example.org', PASSWORD)).resolves.toBeDefined();
  });

  it('is not valid again after a new password, when its command is sent again', async () => {
    const session = await harness.join('owner@example.org', PASSWORD);
    await reset('owner@example.org', 'known-key');
    const stolen = await nextToken('owner@example.org', 'reset_password');
    const password = { password: 'An0ther pass phrase!', currentPassword: PASSWORD };
    await harness.call(updatePassword, password, harness.actorIn(session));
    await reset('owner@example.org', 'known-key');
    const fresh = await nextToken('owner@example.org', 'reset_password', 1);
    expect(fresh).not.toBe(stolen);
    await expect(open(stolen, LinkType.recovery)).rejects.toMatchObject(LINK_INVALID);
    await expect(open(fresh, LinkType.recovery)).resolves.toMatchObject({ type: 'recovery' });
  });

  it('is not valid again after it was replaced, when its command is sent again', async () => {
    const session = await harness.join('late@example.org', PASSWORD);
    await change(session, 'late@new.example', 'old-key');
    const old = await nextToken('late@new.example', 'confirm_email_change');
    await change(session, 'later@new.example', 'new-key');
    await nextToken('later@new.example', 'confirm_email_change');
    await change(session, 'late@new.example', 'old-key');
    await nextToken('late@new.example', 'confirm_email_change', 1);
    await expect(open(old, LinkType.email_change, session)).rejects.toMatchObject(LINK_INVALID);
  });

  it('is the same, in one email, when its command is sent again before it was used', async () => {
    const { user } = await harness.join('twice@example.org', PASSWORD);
    for (let time = 0; time < 3; time += 1) await reset('twice@example.org', 'one-key');
    const token = await nextToken('twice@example.org', 'reset_password');
    await eventually(async () => expect(await links().countDocuments({ accountId: user.id, usedAt: null })).toBe(1));
    await expect(open(token, LinkType.recovery)).resolves.toMatchObject({ type: 'recovery' });
    expect(await tokens('twice@example.org', 'reset_password')).toHaveLength(1);
  });

  it('to a former address gives no access, even if it is requested while the address changes', async () => {
    const session = await harness.join('former@example.org', PASSWORD);
    await change(session, 'moved@new.example', 'moving');
    const confirm = await nextToken('moved@new.example', 'confirm_email_change');
    const log = harness.app.get(SecurityLog);
    const add = log.add.bind(log);
    const between = jest.spyOn(log, 'add').mockImplementationOnce(async (...given) => {
      await add(...given);
      await open(confirm, LinkType.email_change, session);
    });
    await reset('former@example.org', 'overtaken');
    const token = await nextToken('former@example.org', 'reset_password');
    between.mockRestore();
    await expect(open(token, LinkType.recovery)).rejects.toMatchObject(LINK_INVALID);
    await expect(harness.signIn('moved@new.example', PASSWORD)).resolves.toBeDefined();
  });

  it('to a new address does not reveal by any effect whether that has an account', async () => {
    await harness.join('victim@example.org', PASSWORD);
    const stranger = await harness.join('stranger@example.org', PASSWORD);
    const outcome = (work: Promise<unknown>) => work.catch(({ code }: { code: string }) => code);
    const effectsOf = async (name: string, email: string) => {
      const session = await harness.join(`${name}@example.org`, PASSWORD);
      const { id: accountId } = session.user;
      await change(session, `${name}@new.example`, `${name}-1`);
      const earlier = await nextToken(`${name}@new.example`, 'confirm_email_change');
      const again = [];
      for (let time = 0; time < 2; time += 1) {
        again.push(Object.keys(await change(session, email, `${name}-2`)));
        await harness.app.get(BackgroundTasks).beforeApplicationShutdown();
      }
      const opened = [];
      for (const who of [undefined, stranger, session])
        for (const password of [undefined, 'a guess', PASSWORD])
          opened.push(
            await outcome(
              harness.call(
                verifyLink,
                { tokenHash: earlier, type: LinkType.email_change, ...(password && { password }) },
                who && harness.actorIn(who),
              ),
            ),
          );
      const record = await harness.call(mySecurityRecord, {}, harness.actorIn(session));
      const stored = await links().find({ accountId }).sort({ type: 1 }).toArray();
      return {
        again,
        opened,
        record: record.map(({ kind }) => kind),
        links: stored.map(({ type, usedAt, email: to }) => ({ type, usedAt: usedAt !== null, isThis: to === email })),
        own: (await harness.mailsTo(`${name}@example.org`)).map(({ type }) => type),
      };
    };
    const free = await effectsOf('asking-free', 'unused@example.org');
    expect(await effectsOf('asking-taken', 'victim@example.org')).toEqual(free);
    expect(await tokens('victim@example.org', 'confirm_email_change')).toEqual([]);
    expect(await tokens('unused@example.org', 'confirm_email_change')).toHaveLength(1);
  });

  it('to a new address is in no account export before it was used, because that reveals whether the address is free', async () => {
    await harness.join('has-an-account@example.org', PASSWORD);
    const asked = async (name: string, email: string) => {
      const session = await harness.join(`${name}@example.org`, PASSWORD);
      await change(session, email, `${name}-key`);
      return session;
    };
    const curious = await asked('curious', 'free@example.org');
    const token = await nextToken('free@example.org', 'confirm_email_change');
    const exported = async ({ user }: Session) => {
      const worker = actorAs('system', 'workers');
      const { kinds } = await harness.call(identityPersonData, { personId: user.id }, worker);
      return (kinds.find(({ kind }) => kind === 'mailedLinks')?.records ?? []).map(
        (record) => (record as { newEmail: string | null }).newEmail,
      );
    };
    const taken = await asked('nosy', 'has-an-account@example.org');
    expect(await exported(curious)).toEqual(await exported(taken));
    await open(token, LinkType.email_change, curious);
    expect(await exported(curious)).toContain('free@example.org');
  });
});
