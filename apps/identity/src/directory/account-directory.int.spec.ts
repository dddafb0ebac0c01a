import {
  account,
  AccountOrder,
  accounts,
  countAccounts,
  createProfile,
  EffectiveRole,
  ProfileRole,
  type AccountFilterInput,
} from '@stallbook/contracts';
import { HOUR_MS, newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { Document, Filter } from 'mongodb';
import type { Account } from '../account/account.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { filterOf, sortOf } from './account-filter.js';

const ADMINS = ['ada@example.org', 'squatter@example.org'];
const ADMIN: Actor = { id: newId(), role: 'admin' };
const PASSWORD = 'a pass phrase';
const place = { city: 'Austin', state: 'TX' };

describe('the list of accounts', () => {
  let harness: Harness;
  const people = new Map<string, Actor>();

  const join = async (name: string, role?: ProfileRole, businessName = '') => {
    const email = `${name}@example.org`;
    await harness.register(email, PASSWORD, { contactName: name });
    const actor = harness.actorIn((await harness.confirm(email)).session!);
    people.set(name, actor);
    if (role) await harness.call(createProfile, { ...place, role, businessName, contactName: name }, actor);
    await harness.clock.advance(1_000);
  };
  const ask = (filter: Partial<AccountFilterInput> = {}, actor: Actor | undefined = ADMIN) =>
    harness.call(accounts, { page: 1, pageSize: 100, ...filter }, actor);
  const namesOf = async (filter: Partial<AccountFilterInput> = {}) =>
    (await ask(filter)).items.map(({ email }) => email.split('@')[0]);

  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_ADMIN_EMAILS: ADMINS.join(',') });
    await join('ada', ProfileRole.vendor, 'Admin Goods');
    await join('vera', ProfileRole.vendor, 'juniper & Clay');
    await join('olaf', ProfileRole.organizer, 'Café Markets');
    await join('nora');
    await eventually(async () => expect((await ask({ search: 'goods' })).total).toBe(1));
    await harness.register('squatter@example.org', PASSWORD);
    await eventually(async () => expect((await ask()).total).toBe(5));
    await eventually(async () => expect((await ask({ role: EffectiveRole.organizer })).total).toBe(1));
    await eventually(async () => expect((await ask({ role: EffectiveRole.vendor })).total).toBe(1));
  });
  afterAll(() => harness.close());

  it('is as long for each role as the dashboard of admins says', async () => {
    const counts = await harness.call(countAccounts, {}, ADMIN);
    expect(counts).toEqual({ vendors: 1, organizers: 1, admins: 1, withoutProfile: 2 });
    const roles = [EffectiveRole.vendor, EffectiveRole.organizer, EffectiveRole.admin, EffectiveRole.none];
    const totals = await Promise.all(roles.map(async (role) => (await ask({ role })).total));
    const { vendors, organizers, admins, withoutProfile } = counts;
    expect(totals).toEqual([vendors, organizers, admins, withoutProfile]);
  });

  it('[CL-062] shows role, address, confirmation, and names of each account, newest first', async () => {
    const { items, total } = await ask();
    expect(total).toBe(5);
    expect(items.map(({ email, role, emailConfirmedAt }) => [email, role, emailConfirmedAt !== null])).toEqual([
      ['squatter@example.org', 'none', false],
      ['nora@example.org', 'none', true],
      ['olaf@example.org', 'organizer', true],
      ['vera@example.org', 'vendor', true],
      ['ada@example.org', 'admin', true],
    ]);
    expect(items[3]).toMatchObject({ businessName: 'juniper & Clay', contactName: 'vera' });
    expect(items[1]).toMatchObject({ businessName: null, contactName: 'nora' });
  });

  it.each<[string, Partial<AccountFilterInput>, string[]]>([
    ['the beginning of an address', { search: 'VERA@ex' }, ['vera']],
    ['a contact name', { search: 'vera' }, ['vera']],
    ['words of a business', { search: 'clay jun' }, ['vera']],
    ['a word without its accent', { search: 'cafe' }, ['olaf']],
    ['a pattern that is none', { search: '.*@' }, []],
    ['no letter at all', { search: '!?' }, []],
    ['the role admin, which takes a confirmed address', { role: EffectiveRole.admin }, ['ada']],
    ['no profile', { role: EffectiveRole.none }, ['squatter', 'nora']],
    ['an open confirmation', { confirmed: false }, ['squatter']],
    ['a confirmation', { confirmed: true, role: EffectiveRole.none }, ['nora']],
  ])('[CL-062] filters by %s', async (_what, filter, expected) => {
    expect(await namesOf(filter)).toEqual(expected);
  });

  it('[CL-065] finds an account by its ID', async () => {
    expect(await namesOf({ search: ` ${people.get('nora')!.id} ` })).toEqual(['nora']);
    expect(await namesOf({ search: newId() })).toEqual([]);
  });

  it('[CL-062] sorts by business or address, and returns pages', async () => {
    expect(await namesOf({ order: AccountOrder.email })).toEqual(['ada', 'nora', 'olaf', 'squatter', 'vera']);
    expect((await namesOf({ order: AccountOrder.business })).slice(-2)).toEqual(['nora', 'squatter']);
    const { items, total } = await ask({ order: AccountOrder.email, page: 2, pageSize: 2 });
    expect([items.map(({ email }) => email), total]).toEqual([['olaf@example.org', 'squatter@example.org'], 5]);
  });

  it('[CL-065] shows the profile, the sessions, and the record of an account', async () => {
    const id = people.get('vera')!.id;
    await harness.signIn('vera@example.org', PASSWORD);
    const found = await eventually(async () => {
      const read = await harness.call(account, { id }, ADMIN);
      expect(read.securityRecord[0]).toMatchObject({ kind: 'signed_in' });
      return read;
    });
    expect(found).toMatchObject({ role: 'vendor', profile: { businessName: 'juniper & Clay', city: 'Austin' } });
    expect(found.sessions.length).toBeGreaterThan(1);
    expect(JSON.stringify(found)).not.toMatch(/passwordHash|nonce/);
    await expect(harness.call(account, { id: newId() }, ADMIN)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Account not found',
    });
  });

  it('[CL-065] enters once an hour in the log of admin operations that an admin read it, and the accounts that they looked up', async () => {
    const reader: Actor = { ...ADMIN, id: newId() };
    const entries = async () =>
      (await harness.db.collection('commits').find({ 'events.data.adminId': reader.id }).sort({ _id: 1 }).toArray())
        .flatMap(({ events }) => events as { data: { what: string; subject: string } }[])
        .map(({ data: { what, subject } }) => `${what} ${subject}`)
        .sort();
    const list = 'read_accounts list';
    await harness.clock.advance(HOUR_MS - (harness.clock.now().getTime() % HOUR_MS));
    await ask({}, reader);
    await ask({ order: AccountOrder.email }, reader);
    expect(await entries()).toEqual([list]);
    const { items } = await ask({ search: 'vera' }, reader);
    expect(items.length).toBeGreaterThan(0);
    await ask({ search: 'vera' }, reader);
    await ask({ search: 'unknown-name' }, reader);
    const found = items.map(({ id }) => `read_accounts ${id}`);
    expect(await entries()).toEqual([...found, list].sort());
    await harness.clock.advance(HOUR_MS);
    await ask({}, reader);
    expect(await entries()).toEqual([...found, list, list].sort());
  });

  it('[ID-089] is only for admins', async () => {
    for (const actor of [people.get('vera'), people.get('nora')]) {
      await expect(ask({}, actor)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
      await expect(harness.call(account, { id: people.get('vera')!.id }, actor)).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
      });
    }
  });

  it('refuses invalid filters', async () => {
    for (const filter of [{ pageSize: 101 }, { role: 'king' }, { search: { $gt: '' } }, { order: 'random' }]) {
      await expect(ask(filter as never)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
  });

  it.each<[string, Partial<AccountFilterInput>]>([
    ['no filter', {}],
    ['by business', { order: AccountOrder.business }],
    ['by address', { order: AccountOrder.email }],
    ['a search', { search: 'vera' }],
    ['a search by address', { search: 'vera@' }],
    ['a search by id', { search: newId() }],
    ['a role', { role: EffectiveRole.vendor }],
    ['admins', { role: EffectiveRole.admin }],
    ['open confirmations', { confirmed: false }],
    ['all together', { search: 'vera', role: EffectiveRole.vendor, confirmed: true }],
  ])('reads an index instead of the whole collection: %s', async (_what, asked) => {
    const explained = await harness.db
      .collection<Account>('accounts')
      .find((filterOf(asked, ADMINS) ?? {}) as Filter<Account>, { sort: sortOf(asked.order), limit: 20 })
      .explain('queryPlanner');
    const plan = JSON.stringify((explained as Document)['queryPlanner']['winningPlan']);
    expect(plan).not.toContain('COLLSCAN');
    expect(plan).toMatch(/IXSCAN|IDHACK|EXPRESS/);
  });
});
