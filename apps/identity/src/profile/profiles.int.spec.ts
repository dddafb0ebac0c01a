import {
  chooseLanguage,
  countAccounts,
  createProfile,
  currentUser,
  DEMO_CAST,
  findOrganizerByEmail,
  foundingPlaces,
  identityPersonData,
  Language,
  organizers,
  profile,
  ProfileRole,
  profileSaved,
  profilesByIds,
  signUp,
  updateProfile,
  type CreateProfileInput,
} from '@stallbook/contracts';
import { erasePerson } from '@stallbook/event-store';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { openHarness, type Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';
const admin: Actor = { id: newId(), role: 'admin' };
const fields = {
  role: ProfileRole.organizer,
  businessName: 'Riverside Markets',
  contactName: 'Owen Marsh',
  city: 'Austin',
  state: 'TX',
} satisfies CreateProfileInput;

describe('profiles', () => {
  let harness: Harness;
  let owen: Actor;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_FOUNDING_ORGANIZERS: '40' });
    await harness.register('owen@example.org', PASSWORD);
    const { session } = await harness.confirm('owen@example.org');
    owen = harness.actorIn(session!);
  });
  afterAll(() => harness.close());

  it('[ID-005] [ID-010] are neither found nor created after a sign-up without a role', async () => {
    await expect(harness.call(profile, { id: owen.id }, owen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[ID-006] [ID-001] are created by the person, who then has the role', async () => {
    const made = await harness.call(createProfile, fields, owen);
    expect(made).toEqual({
      id: owen.id,
      email: 'owen@example.org',
      ...fields,
      phone: null,
      address: null,
      zipCode: null,
      website: null,
      description: null,
      productCategories: [],
      boosted: false,
    });
    expect(await harness.call(profile, { id: owen.id }, owen)).toEqual(made);
    expect(harness.actorIn(await harness.signIn('owen@example.org', PASSWORD)).role).toBe('organizer');
    expect(await harness.received(profileSaved, owen.id)).toMatchObject({
      email: 'owen@example.org',
      role: 'organizer',
    });
  });

  it('[ID-007] are created once; a second creation returns the first', async () => {
    const again = await harness.call(createProfile, { ...fields, role: ProfileRole.vendor, city: 'Dallas' }, owen);
    expect(again).toMatchObject({ role: 'organizer', city: 'Austin' });
  });

  it('[ID-009] change only in the given fields and only for their owner', async () => {
    const changes = { website: 'https://riverside.example', phone: '555-0100', productCategories: ['Crafts'] };
    expect(await harness.call(updateProfile, changes, owen)).toMatchObject({ ...changes, city: 'Austin' });
    expect(await harness.received(profileSaved, owen.id, ({ phone }) => phone === '555-0100')).toBeDefined();
    await expect(
      harness.call(updateProfile, { email: 'new@example.org', role: 'vendor' } as object, owen),
    ).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'email' }, { path: 'role' }] });
  });

  it('keep what another tab saved, if an older form would replace it', async () => {
    const before = { contactName: fields.contactName, state: 'as it was stored once' };
    await harness.call(updateProfile, { contactName: 'Owen Hill', before }, owen);
    await expect(
      harness.call(updateProfile, { contactName: 'O. Hill', state: before.state, before }, owen),
    ).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'state' }] });
    await expect(harness.call(updateProfile, { contactName: 'O. Hill', before }, owen)).rejects.toMatchObject({
      code: 'PROFILE.CHANGED_MEANWHILE',
      fields: [{ path: 'contactName' }],
    });
    await harness.call(updateProfile, { contactName: fields.contactName }, owen);
  });

  it('have a US state, and a ZIP code of five or nine digits or none', async () => {
    const change = (input: object) => harness.call(updateProfile, input, owen);
    for (const input of [{ state: 'Ontario' }, { zipCode: '7870' }, { zipCode: 'n/a' }, { zipCode: '787011234' }]) {
      await expect(change(input)).rejects.toMatchObject({
        code: 'BAD_INPUT',
        fields: [
          { path: Object.keys(input)[0], message: expect.stringMatching(/^Please enter a (US state|ZIP code), /) },
        ],
      });
    }
    const { state } = fields;
    await expect(change({ state: ' new york ', zipCode: '78701-1234' })).resolves.toMatchObject({ state: 'new york' });
    await expect(change({ state, zipCode: '' })).resolves.toMatchObject({ state, zipCode: null });
    const metadata = { ...fields, zipCode: '7870' };
    await expect(
      harness.call(signUp, { email: 'zip@example.org', password: PASSWORD, metadata, browserToken: 'browser' }),
    ).rejects.toMatchObject({ fields: [{ path: 'metadata.zipCode' }] });
  });

  it('[ID-008] are neither created nor changed without a signed-in user', async () => {
    const refusal = { code: 'UNAUTHENTICATED', message: 'No user logged in' };
    await expect(harness.call(createProfile, fields)).rejects.toMatchObject(refusal);
    await expect(harness.call(updateProfile, { city: 'Dallas' })).rejects.toMatchObject(refusal);
  });

  it('carry the language that the person chose: to their devices, their export, and other services', async () => {
    expect(await harness.call(currentUser, {}, owen)).toMatchObject({ language: null });
    await harness.call(chooseLanguage, { language: Language.es }, owen);
    expect(await harness.call(currentUser, {}, owen)).toMatchObject({ language: 'es' });
    expect(await harness.received(profileSaved, owen.id, ({ language }) => language === 'es')).toBeDefined();
    const exported = await harness.call(identityPersonData, { personId: owen.id }, actorAs('system'));
    expect(JSON.stringify(exported)).toContain('"language":"es"');
  });

  it('are not created for an unconfirmed address', async () => {
    const open = harness.actorIn(await harness.join('open@example.org', PASSWORD));
    const unconfirmed = { $set: { emailConfirmedAt: null } };
    await harness.db.collection('accounts').updateOne({ email: 'open@example.org' }, unconfirmed);
    await expect(harness.call(createProfile, fields, open)).rejects.toMatchObject({
      code: 'IDENTITY.EMAIL_NOT_CONFIRMED',
    });
  });

  it('[ID-004] [ID-006] [ID-010] [ID-024] [ID-051] are created from the fields of the sign-up when the address is confirmed', async () => {
    const metadata = {
      role: ProfileRole.vendor,
      businessName: 'Vera Pottery',
      contactName: 'Vera',
      phone: '(512) 555-0100',
      address: '1 River Road',
      city: 'Austin',
      state: 'Texas',
      zipCode: '78701',
    };
    await harness.register('vera@example.org', PASSWORD, metadata);
    const { session } = await harness.confirm('vera@example.org');
    expect(session?.user).toMatchObject({ role: 'vendor', profile: metadata, userMetadata: metadata });
    expect(harness.actorIn(session!)).toMatchObject({ role: 'vendor' });
  });

  it('show public fields to everyone, and all fields to the owner and to admins', async () => {
    const [found] = await harness.call(profilesByIds, { ids: [owen.id, newId()] });
    expect(Object.keys(found ?? {}).sort()).toEqual(
      [
        'boosted',
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
    const other: Actor = { id: newId(), role: 'vendor' };
    await expect(harness.call(profile, { id: owen.id }, other)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(await harness.call(profile, { id: owen.id }, admin)).toMatchObject({ email: 'owen@example.org' });
  });

  it('[CL-037] lists organizers by business name, and finds one by email, only for admins', async () => {
    expect((await harness.call(organizers, {}, admin)).map(({ id }) => id)).toEqual([owen.id]);
    await expect(harness.call(organizers, {}, owen)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(await harness.call(findOrganizerByEmail, { email: 'Owen@example.org' }, admin)).toMatchObject({
      id: owen.id,
    });
  });

  it('[CL-037] lists at most 200 organizers', async () => {
    const profiles = harness.db.collection<{ _id: string }>('profiles');
    const one = await profiles.findOne({ _id: owen.id });
    const copies = Array.from({ length: 200 }, () => ({ ...one, _id: newId() }));
    await profiles.insertMany(copies);
    await expect(harness.call(organizers, {}, admin)).resolves.toHaveLength(200);
    await profiles.deleteMany({ _id: { $in: copies.map(({ _id }) => _id) } });
  });

  it('[CL-037] are found and counted only for admins', async () => {
    expect(await harness.call(findOrganizerByEmail, { email: 'Owen@example.org' }, admin)).toMatchObject({
      id: owen.id,
    });
    expect(await harness.call(findOrganizerByEmail, { email: 'vera@example.org' }, admin)).toBeNull();
    await expect(harness.call(findOrganizerByEmail, { email: 'vera@example.org' }, owen)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    await expect(harness.call(countAccounts, {}, owen)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('[UI-032] of organizers each take one of the configured founding places', async () => {
    expect(await harness.call(foundingPlaces, {})).toEqual({ limit: 40, left: 17 });
  });

  it('get the language of the sign-up, in which the confirmation is written', async () => {
    const sign = { email: 'rosa@example.org', password: PASSWORD, metadata: fields, language: Language.es };
    await harness.call(signUp, { ...sign, browserToken: harness.browserToken });
    expect(await harness.lastMailTo('rosa@example.org', 'confirm_sign_up')).toMatchObject({ language: 'es' });
    const { session } = await harness.confirm('rosa@example.org');
    const { id, language } = session!.user;
    expect(language).toBe('es');
    expect(await harness.received(profileSaved, id, (saved) => saved.language === 'es')).toBeDefined();
  });

  it('are encrypted in the stored events', async () => {
    const commits = JSON.stringify(await harness.db.collection('commits').find().toArray());
    for (const word of ['owen@example.org', 'Riverside', 'Owen Marsh', 'Austin', '555-0100']) {
      expect(commits).not.toContain(word);
    }
  });

  it('[ID-013] can be changed by their owner in every field but email and role', async () => {
    const changes = {
      businessName: 'Hillside Markets',
      contactName: 'Owen Hill',
      phone: '555-0123',
      address: '2 Hill Road',
      city: 'Waco',
      state: 'TX',
      zipCode: '76701',
      website: 'https://hillside.example',
      description: 'Markets on the hill.',
      productCategories: ['Crafts', 'Honey'],
    };
    const hill = harness.actorIn(await harness.join('hill@example.org', PASSWORD));
    await harness.call(createProfile, fields, hill);
    const all = { id: hill.id, email: 'hill@example.org', role: 'organizer', boosted: false, ...changes };
    expect(await harness.call(updateProfile, changes, hill)).toEqual(all);
    expect(await harness.call(profile, { id: hill.id }, hill)).toEqual(all);
  });

  it('are gone after the key of the person is destroyed', async () => {
    await erasePerson({ db: harness.db, ...harness.parts() }, owen.id, harness.clock.now());
    await expect(harness.call(profile, { id: owen.id }, owen)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the demo', () => {
  it('[UI-032] has its accounts after every start, and they take no founding place', async () => {
    const harness = await openHarness({ STALLBOOK_DEMO: '1', STALLBOOK_ADMIN_EMAILS: 'admin@stallbook.example' });
    try {
      const roles = ['Vendor', 'Organizer', 'Admin'].map(async (name) => {
        const session = await harness.signIn(`${name.toLowerCase()}@stallbook.example`, `${name}-demo-1`);
        return session.user.role;
      });
      expect(await Promise.all(roles)).toEqual(['vendor', 'organizer', 'admin']);
      await harness.seedAgain();
      expect(await harness.call(foundingPlaces, {})).toEqual({ limit: 100, left: 78 });
      const cast = DEMO_CAST.length;
      expect(await harness.db.collection('accounts').countDocuments()).toBe(3 + cast);
      expect(await harness.db.collection('commits').countDocuments()).toBe(2 + cast);
    } finally {
      await harness.close();
    }
  });
});
