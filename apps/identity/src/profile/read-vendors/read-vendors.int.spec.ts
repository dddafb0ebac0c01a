import {
  createProfile,
  membershipSaved,
  personErased,
  ProfileRole,
  updateProfile,
  vendors,
  type CreateProfileInput,
  type UpdateProfileInput,
  type VendorFilterInput,
} from '@stallbook/contracts';
import { erasePerson } from '@stallbook/event-store';
import { newId, type Actor } from '@stallbook/kernel';
import { openHarness, type Harness } from '../../testing/harness.js';
import { eventually } from '@stallbook/testing';

const organizer: Actor = { id: newId(), role: 'organizer' };

describe('the directory of vendors', () => {
  let harness: Harness;
  const people = new Map<string, Actor>();

  const join = async (businessName: string, fields: Partial<CreateProfileInput>, more: UpdateProfileInput = {}) => {
    const email = `${newId()}@example.org`;
    await harness.register(email, 'a pass phrase');
    const { session } = await harness.confirm(email);
    const actor = harness.actorIn(session!);
    const common = { role: ProfileRole.vendor, contactName: 'Sam Contact', city: 'Austin', state: 'TX' };
    await harness.call(createProfile, { ...common, ...fields, businessName }, actor);
    await harness.call(updateProfile, more, actor);
    people.set(businessName, actor);
  };
  const ask = (input: Partial<VendorFilterInput> = {}, actor: Actor | undefined = organizer) =>
    harness.call(vendors, { page: 1, pageSize: 12, ...input }, actor);
  const namesOf = async (input: Partial<VendorFilterInput> = {}) =>
    (await ask(input)).items.map(({ businessName }) => businessName);

  beforeAll(async () => {
    harness = await openHarness();
    await join('Vera Pottery', {}, { productCategories: ['Pottery', 'Wood-fired mugs'], phone: '555-0100' });
    await join('bee & Bloom', { city: 'Salem', state: 'Oregon' }, { productCategories: ['Honey'] });
    await join('Café Crumb', { contactName: 'Cora Baker' }, { description: 'Sourdough bread, honey cakes' });
    await join('Riverside Markets', { role: ProfileRole.organizer });
  });
  afterAll(() => harness.close());

  it('[ID-014] lists vendors by business name', async () => {
    expect(await namesOf()).toEqual(['bee & Bloom', 'Café Crumb', 'Vera Pottery']);
  });

  it.each<[string, Partial<VendorFilterInput>, string[]]>([
    ['a city', { location: 'salem' }, ['bee & Bloom']],
    ['the name of a state that wrote its abbreviation', { location: 'texas' }, ['Café Crumb', 'Vera Pottery']],
    ['the abbreviation of a state that wrote its name', { location: 'OR' }, ['bee & Bloom']],
    ['a category', { category: 'honey' }, ['bee & Bloom']],
    ['two words of one category', { category: 'mugs wood' }, ['Vera Pottery']],
    ['a word of the description', { search: 'sourd' }, ['Café Crumb']],
    ['a word without its accent', { search: 'cafe' }, ['Café Crumb']],
    ['a contact name', { search: 'cora baker' }, ['Café Crumb']],
    ['all three together', { search: 'honey', location: 'austin', category: '' }, ['Café Crumb']],
    ['a combination without a match', { search: 'honey', location: 'texas', category: 'honey' }, []],
    ['no letter at all', { search: '!?' }, []],
  ])('[ID-014] filters by %s', async (_what, input, expected) => {
    expect(await namesOf(input)).toEqual(expected);
  });

  it('[ID-014] returns pages', async () => {
    const { items, total } = await ask({ page: 2, pageSize: 2 });
    expect([items.map(({ businessName }) => businessName), total]).toEqual([['Vera Pottery'], 3]);
  });

  describe('with a plan that boosts listings', () => {
    const planOf = (canBoostListings: boolean) => ({
      personId: people.get('Vera Pottery')!.id,
      tier: 'vendor_pro' as const,
      isVendorPro: canBoostListings,
      isOrganizerPro: false,
      canBoostListings,
      canViewSuggestions: canBoostListings,
      canReadLibrary: true,
      maxBookmarks: 3,
    });
    const boostedIn = async (input: Partial<VendorFilterInput> = {}) =>
      (await ask(input)).items.map(({ businessName, boosted }) => [businessName, boosted]);
    const ahead = [
      ['Vera Pottery', true],
      ['bee & Bloom', false],
      ['Café Crumb', false],
    ];
    const byName = [...ahead.slice(1), ['Vera Pottery', false]];

    it('[BI-022] lists a vendor first, until the plan ends', async () => {
      await harness.publish(membershipSaved, planOf(true));
      await eventually(async () => expect(await boostedIn()).toEqual(ahead));
      expect(await boostedIn({ location: 'texas' })).toEqual([ahead[0], ahead[2]]);
      await harness.publish(membershipSaved, planOf(false));
      await eventually(async () => expect(await boostedIn()).toEqual(byName));
    });

    it('ignores a plan that arrives after a newer one', async () => {
      const [older, newer] = [true, false].map((boosts) => harness.messageOf(membershipSaved, planOf(boosts)));
      const handled = harness.db.collection<{ _id: string; last: number; missed?: number[] }>('handledStreams');
      const ofStream = { _id: { $regex: newer!.stream } };
      await harness.publishAll([newer!]);
      await eventually(async () => expect((await handled.findOne(ofStream))?.last).toBe(newer!.sequence));
      await handled.updateMany(ofStream, { $addToSet: { missed: older!.sequence } });
      await harness.publishAll([older!]);
      await eventually(async () => expect((await handled.findOne(ofStream))?.missed ?? []).toEqual([]));
      expect(await boostedIn()).toEqual(byName);
    });

    it('keeps nothing of an erased person', async () => {
      const personId = newId();
      await harness.publish(personErased, { personId, addresses: [] });
      await harness.publish(membershipSaved, { ...planOf(true), personId });
      const plans = harness.db.collection<{ _id: string }>('membershipReplicas');
      await eventually(async () =>
        expect(await plans.findOne({ _id: personId })).toEqual({ _id: personId, erased: true }),
      );
    });
  });

  it('shows only public fields', async () => {
    const { items } = await ask({ search: 'vera' });
    expect(Object.keys(items[0] ?? {})).toEqual(expect.arrayContaining(['businessName', 'productCategories']));
    expect(JSON.stringify(items)).not.toMatch(/email|phone|address|zip|555-0100/i);
  });

  it('is closed to visitors', async () => {
    await expect(harness.call(vendors, { page: 1, pageSize: 12 })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('[ID-014] excludes erased persons', async () => {
    const { id } = people.get('Vera Pottery')!;
    await erasePerson({ db: harness.db, ...harness.parts() }, id, harness.clock.now());
    expect(await namesOf({ search: 'pottery' })).toEqual([]);
  });
});
