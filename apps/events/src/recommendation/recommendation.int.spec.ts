import {
  applicationSubmitted,
  applicationWithdrawn,
  createMarketEvent,
  eventsPersonData,
  generateEventRecommendations,
  membershipSaved,
  personErased,
  profileSaved,
  publishMarketEvent,
  saveVendorPreferences,
  takeNewRecommendations,
  vendorEventRecommendations,
  vendorPreferences,
  vendorRecommendationsWithPreferences,
  vendorSuggestions,
  type CreateMarketEventInput,
  type VendorPreferencesInput,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs, profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { fields } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { publishedMarketEvent } from '../testing/market-events.js';

const flags = {
  isVendorPro: true,
  isOrganizerPro: false,
  canBoostListings: false,
  canReadLibrary: true,
  maxBookmarks: -1,
};
const wide = {
  productCategories: [] as string[],
  maxTravelDistance: 300,
  boothFeeMinCents: 0,
  boothFeeMaxCents: 1_000_00,
  eventTypes: [],
} satisfies VendorPreferencesInput;

describe('recommendations', () => {
  let harness: Harness;
  const organizer = actorAs('organizer');
  beforeAll(async () => (harness = await openHarness('2027-04-01T12:00:00Z')));
  afterAll(() => harness?.close());

  const plan = async (person: Actor, canViewSuggestions = true) => {
    await harness.publish(membershipSaved, { personId: person.id, tier: 'pro', ...flags, canViewSuggestions });
    await eventually(async () =>
      expect(
        await harness.db
          .collection('membershipReplicas')
          .countDocuments({ _id: person.id as never, canViewSuggestions }),
      ).toBe(1),
    );
  };
  const vendorFrom = async (city: string, state: string, canViewSuggestions = true) => {
    const vendor = actorAs('vendor');
    await harness.publish(profileSaved, profileFacts({ personId: vendor.id, city, state }));
    await plan(vendor, canViewSuggestions);
    await eventually(async () =>
      expect(await harness.db.collection('vendorReplicas').countDocuments({ _id: vendor.id as never })).toBe(1),
    );
    return vendor;
  };
  const market = (given: Partial<CreateMarketEventInput>) => publishedMarketEvent(harness, organizer, given);
  const titlesFor = async (vendor: Actor, input: VendorPreferencesInput = wide) =>
    (await harness.call(vendorEventRecommendations, input, vendor)).map(({ title }) => title);

  it('[TO-001] [TO-002] the preferences of a vendor have defaults until they are saved, and are replaced by vendor', async () => {
    const ann = actorAs('vendor');
    const defaults = { maxTravelDistance: 100, boothFeeMinCents: 0, boothFeeMaxCents: 500_00 };
    await expect(harness.call(vendorPreferences, {}, ann)).resolves.toEqual({
      vendorId: ann.id,
      productCategories: [],
      ...defaults,
      eventTypes: [],
      updatedAt: null,
    });
    await harness.call(saveVendorPreferences, { ...wide, productCategories: ['Soap', ' Soap '] }, ann);
    const saved = await harness.call(saveVendorPreferences, { ...wide, eventTypes: ['festival' as never] }, ann);
    expect(saved).toEqual({
      vendorId: ann.id,
      ...wide,
      eventTypes: ['festival'],
      updatedAt: expect.stringMatching(/^2027-04-01T12:/),
    });
    await expect(harness.call(vendorPreferences, {}, ann)).resolves.toEqual(saved);
    await expect(harness.call(vendorPreferences, {}, actorAs('vendor'))).resolves.toMatchObject(defaults);
  });

  it('[TO-003] refuses a lowest fee above the highest', async () => {
    const wrong = { ...wide, boothFeeMinCents: 2_00, boothFeeMaxCents: 1_00 };
    await expect(harness.call(saveVendorPreferences, wrong, actorAs('vendor'))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'boothFeeMinCents' }],
    });
  });

  it('[TO-008] refuses those whose plan has no suggestions', async () => {
    const refused = { code: 'MEMBERSHIP.SUGGESTIONS_REQUIRED', details: { needsUpgrade: true } };
    const basic = await vendorFrom('Portland', 'Oregon', false);
    for (const vendor of [basic, actorAs('vendor')]) {
      await expect(harness.call(vendorEventRecommendations, wide, vendor)).rejects.toMatchObject(refused);
      await expect(harness.call(vendorRecommendationsWithPreferences, {}, vendor)).rejects.toMatchObject(refused);
      await expect(harness.call(generateEventRecommendations, {}, vendor)).rejects.toMatchObject(refused);
    }
    const eventId = await market({ title: 'Ungated', city: 'Nome', state: 'Alaska' });
    await expect(harness.call(vendorSuggestions, { eventId }, organizer)).rejects.toMatchObject(refused);
  });

  it('[TO-004] [TO-005] [TO-006] [TO-007] a vendor gets open events within distance, fees and types, best score first', async () => {
    const ann = await vendorFrom('Bangor', 'Maine');
    const inMaine = { city: 'Bangor', state: 'Maine', boothFeeCents: 50_00, applicationFeeCents: 5_00 };
    const applicationDeadline = '2027-05-20';
    await market({ ...inMaine, title: 'Near', description: 'Candles and pottery.', applicationDeadline });
    await market({ ...inMaine, title: 'Far', city: 'Portland' });
    await market({ ...inMaine, title: 'Too far', city: 'Albany', state: 'New York' });
    await market({ ...inMaine, title: 'Too dear', boothFeeCents: 101_00 });
    await market({ ...inMaine, title: 'A festival', eventType: 'festival' as never });
    await market({ ...inMaine, title: 'Closed', applicationDeadline: '2027-03-20' });
    await market({ ...inMaine, title: 'Past', eventDate: '2027-03-01' });
    await market({ ...inMaine, title: 'Nowhere', city: 'Atlantis' });
    await harness.call(createMarketEvent, fields({ ...inMaine, title: 'Draft' }), organizer);
    const input: VendorPreferencesInput = {
      productCategories: ['Candle'],
      maxTravelDistance: 150,
      boothFeeMinCents: 0,
      boothFeeMaxCents: 100_00,
      eventTypes: ['craft_fair' as never],
    };
    const found = await harness.call(vendorEventRecommendations, input, ann);
    expect(found).toEqual([
      {
        eventId: expect.any(String),
        matchScore: expect.any(Number),
        matchReason:
          'Mentions Candle · in your city · a craft fair, as you prefer · booth fee of $50.00 is in your range',
        distanceMiles: 0,
        title: 'Near',
        eventType: 'craft_fair',
        city: 'Bangor',
        state: 'Maine',
        location: 'Waterfront Park',
        eventDate: '2027-06-12',
        eventStartDate: '2027-06-12',
        eventEndDate: '2027-06-12',
        boothFeeCents: 50_00,
        applicationFeeCents: 5_00,
        applicationDeadline,
        bannerImageUrl: null,
        eventImageUrl: null,
      },
      expect.objectContaining({ title: 'Far', distanceMiles: expect.closeTo(108, -1) }),
    ]);
    expect(found[0]!.matchScore).toBeGreaterThan(found[1]!.matchScore);
    expect((await titlesFor(ann, { ...input, eventTypes: [] })).sort()).toEqual(['A festival', 'Far', 'Near']);

    await harness.call(saveVendorPreferences, input, ann);
    await expect(harness.call(vendorRecommendationsWithPreferences, {}, ann)).resolves.toEqual(found);
    await expect(harness.call(generateEventRecommendations, {}, ann)).resolves.toEqual({
      success: true,
      data: found,
      count: 2,
      generatedAt: expect.stringMatching(/^2027-04-01T12:/),
      placeKnown: true,
    });
  });

  it('[TO-004] a vendor gets at most 20 events', async () => {
    const ann = await vendorFrom('Juneau', 'Alaska');
    const events = harness.db.collection<{ _id: string; eventCode: string }>('marketEvents');
    const one = await events.findOne({ _id: await market({ city: 'Juneau', state: 'Alaska' }) });
    await events.insertMany(Array.from({ length: 21 }, (_, n) => ({ ...one!, _id: newId(), eventCode: `MORE-${n}` })));
    await expect(titlesFor(ann)).resolves.toHaveLength(20);
  });

  it('says that the city of a profile is unknown', async () => {
    const ann = await vendorFrom('Portlandia', 'Oregon');
    await expect(harness.call(generateEventRecommendations, {}, ann)).resolves.toMatchObject({
      data: [],
      count: 0,
      placeKnown: false,
    });
  });

  it('[TO-008] an organizer gets vendors whose preferences their event meets, for their own events alone', async () => {
    await plan(organizer);
    const near = await vendorFrom('Boise', 'Idaho');
    const farther = await vendorFrom('Nampa', 'Idaho');
    const tooDear = await vendorFrom('Boise', 'Idaho');
    await harness.call(saveVendorPreferences, { ...wide, boothFeeMaxCents: 1_00 }, tooDear);
    await harness.call(saveVendorPreferences, { ...wide, productCategories: ['Honey'] }, near);
    await vendorFrom('Portland', 'Maine');
    const eventId = await market({ city: 'Boise', state: 'Idaho', boothFeeCents: 40_00, description: 'Local honey.' });
    const { items, placeKnown } = await harness.call(vendorSuggestions, { eventId }, organizer);
    expect(placeKnown).toBe(true);
    expect(items.map(({ vendorId }) => vendorId)).toEqual([near.id, farther.id]);
    expect(items[0]).toMatchObject({ matchReason: 'In the same city · sells Honey', distanceMiles: 0 });
    const rival = actorAs('organizer');
    await plan(rival);
    await expect(harness.call(vendorSuggestions, { eventId }, rival)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('suggests no vendors for a draft, whose fee could be changed unseen to find out their limits', async () => {
    await plan(organizer);
    const vendor = await vendorFrom('Honolulu', 'Hawaii');
    const { id } = await harness.call(createMarketEvent, fields({ city: 'Honolulu', state: 'Hawaii' }), organizer);
    const suggested = async () =>
      (await harness.call(vendorSuggestions, { eventId: id }, organizer)).items.map(({ vendorId }) => vendorId);
    expect(await suggested()).toEqual([]);
    await harness.call(publishMarketEvent, { id }, organizer);
    expect(await suggested()).toEqual([vendor.id]);
  });

  it("a vendor's limit of the distance counts exactly for an organizer", async () => {
    await plan(organizer);
    const [within, beyond] = [await vendorFrom('Anchorage', 'Alaska'), await vendorFrom('Anchorage', 'Alaska')];
    const eventId = await market({ city: 'Anchorage', state: 'Alaska', boothFeeCents: 40_00 });
    const [lon = 0, lat = 0] = (await harness.db.collection('marketEvents').findOne({ _id: eventId as never }))?.[
      'point'
    ].coordinates as number[];
    const degreesPerMile = 1_609.344 / 111_319.49;
    for (const [vendor, miles] of [
      [within, 99.7],
      [beyond, 100.3],
    ] as const) {
      await harness.call(saveVendorPreferences, { ...wide, maxTravelDistance: 100 }, vendor);
      const point = { type: 'Point', coordinates: [lon, lat + miles * degreesPerMile] };
      await harness.db.collection('vendorReplicas').updateOne({ _id: vendor.id as never }, { $set: { point } });
    }
    const { items } = await harness.call(vendorSuggestions, { eventId }, organizer);
    expect(items.map(({ vendorId, distanceMiles }) => [vendorId, distanceMiles])).toEqual([[within.id, 100]]);
  });

  it('neither is recommended to the other after an application, until it is withdrawn before the decision', async () => {
    await plan(organizer);
    const ann = await vendorFrom('Fargo', 'North Dakota');
    const marketEventId = await market({ title: 'Prairie Fair', city: 'Fargo', state: 'North Dakota' });
    const suggested = async () =>
      (await harness.call(vendorSuggestions, { eventId: marketEventId }, organizer)).items.map((one) => one.vendorId);
    const expectBoth = (titles: string[], vendorIds: string[]) =>
      eventually(async () => {
        expect(await titlesFor(ann)).toEqual(titles);
        expect(await suggested()).toEqual(vendorIds);
      });
    const ids = { applicationId: newId(), marketEventId, vendorId: ann.id, organizerId: organizer.id };
    const application = { ...ids, boothFeeCents: 0, applicationFeeCents: 0 };
    await expectBoth(['Prairie Fair'], [ann.id]);
    await harness.publish(applicationSubmitted, application);
    await expectBoth([], []);
    await harness.publish(applicationWithdrawn, { ...application, wasAccepted: false, refundPercent: 100 });
    await expectBoth(['Prairie Fair'], [ann.id]);
    // Who gave up a booth cannot apply again.
    await harness.publish(applicationWithdrawn, { ...application, wasAccepted: true, refundPercent: 100 });
    await expectBoth([], []);
  });

  it('the weekly email names each market event once, the same again for a repeated letter, and none without the plan', async () => {
    const ann = await vendorFrom('Missoula', 'Montana');
    const near = { city: 'Missoula', state: 'Montana', boothFeeCents: 50_00 };
    await market({ ...near, title: 'First' });
    const worker = actorAs('system', 'worker');
    const titlesIn = async (letterId: string, vendorId = ann.id) =>
      (await harness.call(takeNewRecommendations, { letterId, vendorId }, worker)).map(({ title }) => title);
    const [first, second] = [newId(), newId()];
    expect(await titlesIn(first)).toEqual(['First']);
    await market({ ...near, title: 'Second' });
    expect(await titlesIn(first)).toEqual(['First']);
    expect(await titlesIn(second)).toEqual(['Second']);
    expect(await titlesIn(newId())).toEqual([]);
    const basic = await vendorFrom('Missoula', 'Montana', false);
    expect(await titlesIn(newId(), basic.id)).toEqual([]);
    const exported = await harness.call(eventsPersonData, { personId: ann.id }, actorAs('system'));
    expect(JSON.stringify(exported)).toContain('"mailedRecommendations"');
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    const left = () => harness.db.collection('mailedRecommendations').countDocuments({ vendorId: ann.id });
    await eventually(async () => expect(await left()).toBe(0));
  });

  it('preferences and the place of a vendor are in their export and are erased with the person', async () => {
    const ann = await vendorFrom('Reno', 'Nevada');
    await harness.call(saveVendorPreferences, { ...wide, productCategories: ['Quilts'] }, ann);
    const exported = await harness.call(eventsPersonData, { personId: ann.id }, actorAs('system'));
    expect(JSON.stringify(exported)).toContain('"productCategories":["Quilts"]');
    expect(JSON.stringify(exported)).toContain('"copyOfPlace"');
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => {
      expect(await harness.call(vendorPreferences, {}, ann)).toMatchObject({ productCategories: [], updatedAt: null });
      const left = await harness.db.collection('vendorReplicas').findOne({ _id: ann.id as never });
      expect(left).toEqual({ _id: ann.id, erased: true });
    });
  });
});
