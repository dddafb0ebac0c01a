import { AsyncResource } from 'node:async_hooks';
import { eraseAccount, LinkType, requestEmailChange, verifyLink } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { AddressHistory } from '../erasure/address-history.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { SignUps } from './sign-ups.js';

const PASSWORD = 'a pass phrase';
const [ADA, ANN] = ['ada@example.org', 'ann@example.org'];
/** A new one in each test. */
const [ABE, BEA, CAL, DAN] = ['abe@example.org', 'bea@example.org', 'cal@example.org', 'dan@example.org'];
const ELSEWHERE = 'ada@elsewhere.example';
const LAST_ADMIN = { code: 'IDENTITY.LAST_ADMIN' };

describe('the last admin', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_ADMIN_EMAILS: [ADA, ANN, ABE, BEA, CAL, DAN].join(',') });
  });
  afterAll(() => harness?.close());
  afterEach(() => jest.restoreAllMocks());

  const admin = async (email: string): Promise<Actor> => {
    const session = await harness.signIn(email, PASSWORD).catch(() => harness.join(email, PASSWORD));
    return harness.actorIn(session);
  };
  const isKnown = async (email: string) => (await harness.db.collection('accounts').findOne({ email })) !== null;
  const erase = (actor: Actor) => harness.call(eraseAccount, { currentPassword: PASSWORD }, actor);
  const askForChange = (actor: Actor, email: string) =>
    harness.call(requestEmailChange, { email, currentPassword: PASSWORD }, actor);
  const confirmChange = (tokenHash: string, actor: Actor) =>
    harness.call(verifyLink, { tokenHash, type: LinkType.email_change }, actor);
  const linkTo = async (email: string, actor: Actor): Promise<string> => {
    await askForChange(actor, email);
    const { data } = await harness.lastMailTo(email, 'confirm_email_change');
    return new URLSearchParams(new URL(data['confirm_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
  };
  /** Another request, after the transaction of the deletion has read the account. */
  const meanwhileInErasure = (work: () => Promise<unknown>) => {
    const history = harness.app.get(AddressHistory);
    const of = history.of.bind(history);
    const otherRequest = new AsyncResource('other request');
    jest.spyOn(history, 'of').mockImplementationOnce(async (account) => {
      await otherRequest.runInAsyncScope(work);
      return of(account);
    });
  };

  it('keeps the address, or moves to another one on the list', async () => {
    const ada = await admin(ADA);
    await expect(askForChange(ada, ELSEWHERE)).rejects.toMatchObject(LAST_ADMIN);
    await confirmChange(await linkTo(ANN, ada), ada);
    await expect(erase(ada)).rejects.toMatchObject(LAST_ADMIN);
    await confirmChange(await linkTo(ADA, ada), ada);
    expect([await isKnown(ADA), await isKnown(ANN)]).toEqual([true, false]);
  });

  it('stays if another admin deletes their account concurrently', async () => {
    const [ada, abe] = [await admin(ADA), await admin(ABE)];
    meanwhileInErasure(() => erase(abe));
    await expect(erase(ada)).rejects.toMatchObject(LAST_ADMIN);
    expect([await isKnown(ADA), await isKnown(ABE)]).toEqual([true, false]);
  });

  it('stays if another admin moves to an address off the list concurrently', async () => {
    const [ada, bea] = [await admin(ADA), await admin(BEA)];
    const moved = 'bea@elsewhere.example';
    const link = await linkTo(moved, bea);
    meanwhileInErasure(() => confirmChange(link, bea));
    await expect(erase(ada)).rejects.toMatchObject(LAST_ADMIN);
    expect([await isKnown(ADA), await isKnown(moved)]).toEqual([true, true]);
  });

  it('keeps the address if another admin deletes their account concurrently', async () => {
    const [ada, cal] = [await admin(ADA), await admin(CAL)];
    const link = await linkTo(ELSEWHERE, ada);
    const signUps = harness.app.get(SignUps);
    const endAllOf = signUps.endAllOf.bind(signUps);
    const otherRequest = new AsyncResource('other request');
    jest.spyOn(signUps, 'endAllOf').mockImplementationOnce(async (...given) => {
      await otherRequest.runInAsyncScope(() => erase(cal));
      return endAllOf(...given);
    });
    await expect(confirmChange(link, ada)).rejects.toMatchObject(LAST_ADMIN);
    expect([await isKnown(ADA), await isKnown(ELSEWHERE)]).toEqual([true, false]);
    await admin(DAN);
    await confirmChange(link, ada);
    expect(await isKnown(ELSEWHERE)).toBe(true);
  });
});
