import {
  countAccounts,
  createProfile,
  findOrganizerByEmail,
  foundingPlaces,
  profile,
  ProfileRole,
  profilesByIds,
  profileSaved,
  updateProfile,
} from '@stallbook/contracts';
import type { CreateProfileInput } from '@stallbook/contracts';
import { erasePerson } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import type { Actor } from '@stallbook/kernel';
import { openHarness } from '../testing/harness.js';
import type { Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';
const admin: Actor = { id: newId(), role: 'admin', emailConfirmed: true };
const told = {
  role: ProfileRole.organizer,
  businessName: 'Riverside Markets',
  contactName: 'Owen Marsh',
  city: 'Austin',
  state: 'TX',
} satisfies CreateProfileInput;

describe('profiles', () => {
  let stage: Harness;
  let owen: Actor;
  beforeAll(async () => {
    stage = await openHarness();
    await stage.register('owen@example.org', PASSWORD);
    const { session } = await stage.confirm('owen@example.org');
    owen = stage.actorIn(session!);
  });
  afterAll(() => stage.close());

  it('[ID-005] are not found before they are made', async () => {
    await expect(stage.call(profile, { id: owen.id }, owen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[ID-006] [ID-001] are made by the person, who then has the role', async () => {
    const made = await stage.call(createProfile, told, owen);
    expect(made).toEqual({
      id: owen.id,
      email: 'owen@example.org',
      ...told,
      phone: null,
      address: null,
      zipCode: null,
      website: null,
      description: null,
      productCategories: [],
    });
    expect(await stage.call(profile, { id: owen.id }, owen)).toEqual(made);
    expect(stage.actorIn(await stage.signIn('owen@example.org', PASSWORD)).role).toBe('organizer');
    expect(await stage.received(profileSaved, owen.id)).toMatchObject({ email: 'owen@example.org', role: 'organizer' });
  });

  it('[ID-007] are made once: the second time answers with the first', async () => {
    const again = await stage.call(createProfile, { ...told, role: ProfileRole.vendor, city: 'Dallas' }, owen);
    expect(again).toMatchObject({ role: 'organizer', city: 'Austin' });
  });

  it('[ID-009] [ID-013] change in the fields that are given, only for their owner', async () => {
    const changes = { website: 'https://riverside.example', phone: '555-0100', productCategories: ['Crafts'] };
    expect(await stage.call(updateProfile, changes, owen)).toMatchObject({ ...changes, city: 'Austin' });
    expect(await stage.received(profileSaved, owen.id, ({ phone }) => phone === '555-0100')).toBeDefined();
    await expect(
      stage.call(updateProfile, { email: 'new@example.org', role: 'vendor' } as object, owen),
    ).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'email' }, { path: 'role' }] });
  });

  it('[ID-008] are neither made nor changed without a signed-in user', async () => {
    const refusal = { code: 'UNAUTHENTICATED', message: 'No user logged in' };
    await expect(stage.call(createProfile, told)).rejects.toMatchObject(refusal);
    await expect(stage.call(updateProfile, { city: 'Dallas' })).rejects.toMatchObject(refusal);
  });

  it('are not made for an address that is not confirmed', async () => {
    const open = stage.actorIn(await stage.join('open@example.org', PASSWORD));
    const unconfirmed = { $set: { emailConfirmedAt: null } };
    await stage.db.collection('accounts').updateOne({ email: 'open@example.org' }, unconfirmed);
    await expect(stage.call(createProfile, told, open)).rejects.toMatchObject({
      code: 'IDENTITY.EMAIL_NOT_CONFIRMED',
    });
  });

  it('[ID-010] [ID-051] are made from what was told at sign-up when the address is confirmed', async () => {
    const metadata = { ...told, role: ProfileRole.vendor, businessName: 'Vera Pottery', zipCode: '78701' };
    await stage.register('vera@example.org', PASSWORD, metadata);
    const { session } = await stage.confirm('vera@example.org');
    expect(session?.user).toMatchObject({
      role: 'vendor',
      profile: { businessName: 'Vera Pottery', zipCode: '78701' },
    });
    expect(stage.actorIn(session!)).toMatchObject({ role: 'vendor', emailConfirmed: true });
  });

  it('show the public fields to everybody, the whole to the owner and to admins', async () => {
    const [found] = await stage.call(profilesByIds, { ids: [owen.id, newId()] });
    expect(Object.keys(found ?? {}).sort()).toEqual(
      [
        'businessName',
        'city',
        'contactName',
        'description',
        'id',
        'productCategories',
        'role',
        'state',
        'website',
      ].sort(),
    );
    const other: Actor = { id: newId(), role: 'vendor', emailConfirmed: true };
    await expect(stage.call(profile, { id: owen.id }, other)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(await stage.call(profile, { id: owen.id }, admin)).toMatchObject({ email: 'owen@example.org' });
  });

  it('are found and counted for admins alone', async () => {
    expect(await stage.call(findOrganizerByEmail, { email: 'Owen@example.org' }, admin)).toMatchObject({ id: owen.id });
    expect(await stage.call(findOrganizerByEmail, { email: 'vera@example.org' }, admin)).toBeNull();
    await expect(stage.call(findOrganizerByEmail, { email: 'vera@example.org' }, owen)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    expect(await stage.call(countAccounts, {}, admin)).toEqual({
      total: 2,
      vendors: 1,
      organizers: 1,
      admins: 0,
      withoutProfile: 0,
    });
  });

  it('[UI-032] take one place each of the offer to the first organizers', async () => {
    expect(await stage.call(foundingPlaces, {})).toEqual({ limit: 100, left: 77 });
  });

  it('stand encrypted in the stored events', async () => {
    const commits = JSON.stringify(await stage.db.collection('commits').find().toArray());
    for (const word of ['owen@example.org', 'Riverside', 'Owen Marsh', 'Austin', '555-0100']) {
      expect(commits).not.toContain(word);
    }
  });

  it('are gone when the key of the person is destroyed', async () => {
    await erasePerson({ db: stage.db, ...stage.parts() }, owen.id, stage.clock.now());
    await expect(stage.call(profile, { id: owen.id }, owen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the demo', () => {
  it('[UI-032] has its accounts, also after a second start; they take no place of the offer', async () => {
    const stage = await openHarness({ STALLBOOK_DEMO: '1', STALLBOOK_ADMIN_EMAILS: 'admin@stallbook.example' });
    try {
      const roles = ['Vendor', 'Organizer', 'Admin'].map(async (name) => {
        const session = await stage.signIn(`${name.toLowerCase()}@stallbook.example`, `${name}-demo-1`);
        return session.user.role;
      });
      expect(await Promise.all(roles)).toEqual(['vendor', 'organizer', 'admin']);
      await stage.seedAgain();
      expect(await stage.call(foundingPlaces, {})).toEqual({ limit: 100, left: 78 });
      expect(await stage.db.collection('accounts').countDocuments()).toBe(3);
      expect(await stage.db.collection('commits').countDocuments()).toBe(2);
    } finally {
      await stage.close();
    }
  });
});
