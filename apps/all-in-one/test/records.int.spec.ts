import { ApplicationStatus } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import {
  accept,
  createMarket,
  draftFor,
  marketInput,
  openMarket,
  seedMarket,
  seen,
  termsOf,
} from './testing/fixtures.js';
import { openHarness, type Harness } from './testing/harness.js';
import type { Person } from './testing/person.js';

type Row = Record<string, unknown>;
const text = expect.any(String) as string;

describe('the records that the API shows', () => {
  let harness: Harness;
  let olga: Person;
  let vera: Person;
  beforeAll(async () => {
    harness = await openHarness();
    [olga, vera] = await Promise.all([harness.join('olga', 'organizer'), harness.join('vera', 'vendor')]);
  });
  afterAll(() => harness.close());

  const marketOf = async (person: Person, id: string, fields: string) => {
    const query = `query($id: ID!) { it: marketEvent(input: { id: $id }) { ${fields} } }`;
    return (await person.ask<{ it: Row }>(query, { id })).data.it;
  };
  const applicationOf = async (person: Person, id: string, fields: string) => {
    const query = `query($id: ID!) { it: application(input: { id: $id }) { ${fields} } }`;
    return (await person.ask<{ it: Row }>(query, { id })).data.it;
  };
  const submit = async (eventId: string, input: object = {}) => {
    const draftId = await draftFor(vera, eventId);
    const mutation = 'mutation($input: SubmitApplicationInput!) { submitApplication(input: $input) { id } }';
    await vera.do(mutation, {
      input: { draftId, terms: await termsOf(vera, eventId), productsOffered: 'Honey', ...input },
    });
    return draftId;
  };

  it('[EV-001] [EV-002] [EV-003] [EV-004] show every field that the organizer of an event filled in', async () => {
    const input = marketInput(harness, 'Complete Market');
    const day = input.eventDate;
    const details = {
      ...input,
      eventType: 'festival',
      eventEndDate: day,
      startTime: '09:00:00',
      endTime: '16:00:00',
      applicationDeadline: day,
      loadInDate: day,
      loadInTime: '07:00:00',
      loadOutTime: '18:00:00',
      address: '1 River Road',
      zipCode: '97201',
      indoorOutdoor: 'both',
      maxVendors: 40,
      boothSize: '10x10',
      tableProvided: true,
      electricityAvailable: true,
      wifiAvailable: false,
      parkingAvailable: true,
      foodVendorsAllowed: true,
      insuranceRequired: false,
      setupInstructions: 'Unload at the gate.',
      productRestrictions: ['Fireworks'],
      cancellationPolicy: 'No refunds in the last week.',
      contactEmail: 'hello@example.org',
      contactPhone: '5035550100',
      websiteUrl: 'https://market.example',
    };
    const id = await createMarket(olga, details);
    const more = `id status source bannerImageUrl eventImageUrl eventCode seededByAdmin organizerClaimed claimToken
      createdAt updatedAt eventStartDate organizerId organizer { id businessName contactName }
      organizerContactEmail organizerContactName organizerContactPhone`;
    const shown = await marketOf(olga, id, `${Object.keys(details).join(' ')} ${more}`);
    const organizerId = shown['organizerId'];
    expect(shown).toEqual({
      ...details,
      id,
      status: 'draft',
      source: text,
      eventCode: text,
      createdAt: text,
      updatedAt: text,
      seededByAdmin: false,
      organizerClaimed: expect.any(Boolean) as boolean,
      claimToken: null,
      bannerImageUrl: null,
      eventImageUrl: null,
      eventStartDate: day,
      organizerId: text,
      organizer: { id: organizerId, businessName: "olga's business", contactName: 'olga' },
      organizerContactEmail: null,
      organizerContactName: null,
      organizerContactPhone: null,
    });
  });

  it('[EV-001] show an admin where a seeded event comes from', async () => {
    const adam = await harness.join('adam');
    const id = await seedMarket(harness, adam);
    const fields = 'status source seededByAdmin organizerClaimed claimToken bannerImageUrl organizer { id }';
    expect(await marketOf(adam, id, fields)).toEqual({
      status: 'published',
      source: text,
      claimToken: text,
      bannerImageUrl: text,
      seededByAdmin: true,
      organizerClaimed: false,
      organizer: null,
    });
  });

  it('[AP-001] [AP-003] show every field of an application, and each of its states', async () => {
    const states = ['draft', 'pending', 'accepted', 'rejected'];
    // A vendor who gives up a booth withdraws.
    expect(Object.values(ApplicationStatus)).toEqual([...states, 'withdrawn']);
    const eventId = await openMarket(harness, olga);
    const draftId = await draftFor(vera, eventId);
    expect(await applicationOf(vera, draftId, 'status')).toEqual({ status: 'draft' });
    const input = {
      productsOffered: 'Honey',
      boothRequirements: 'A corner',
      specialRequests: 'Shade',
      experienceYears: 4,
      previousEvents: 'Hill Market',
      socialMediaLinks: 'https://social.example/vera',
      estimatedSalesCents: 90_000,
    };
    expect(await submit(eventId, input)).toBe(draftId);
    const more =
      'id eventId vendorId status paymentStatus boothFeeCents applicationFeeCents rejectionReason createdAt event { id title }';
    expect(await applicationOf(vera, draftId, `${Object.keys(input).join(' ')} ${more}`)).toEqual({
      ...input,
      id: draftId,
      eventId,
      vendorId: text,
      status: 'pending',
      paymentStatus: 'pending',
      boothFeeCents: 7_500,
      applicationFeeCents: 1_000,
      rejectionReason: null,
      createdAt: text,
      event: { id: eventId, title: 'Riverside Market' },
    });
    await accept(olga, draftId);
    expect(await applicationOf(vera, draftId, 'status')).toEqual({ status: 'accepted' });
    const other = await submit(await openMarket(harness, olga, 'Hill Market'));
    const reject = 'mutation($input: RejectApplicationInput!) { rejectApplication(input: $input) { id } }';
    await olga.do(reject, { input: { ...(await seen(olga, other)), rejectionReason: 'Full' } });
    const rejected = { status: 'rejected', rejectionReason: 'Full' };
    expect(await applicationOf(vera, other, 'status rejectionReason')).toEqual(rejected);
  });

  it('[AP-025] keep an application whose email to the organizer fails', async () => {
    const lena = await harness.join('lena', 'organizer');
    const { currentUser } = (await lena.ask<{ currentUser: { id: string } }>('{ currentUser { id } }')).data;
    const id = await submit(await openMarket(harness, lena, 'Lake Market'));
    const email = { type: 'application_submitted', personId: currentUser.id };
    await eventually(async () =>
      expect(await harness.db('notifications').collection('emails').findOne(email)).toMatchObject({
        status: 'failed',
        error: 'No mail server is configured: set SMTP_URL.',
      }),
    );
    expect(await applicationOf(vera, id, 'status')).toEqual({ status: 'pending' });
  });
});
