import { newId } from '@stallbook/kernel';
import {
  approveClaim,
  claimDenied,
  claims,
  denyClaim,
  EmailType,
  marketEvent,
  profileSaved,
  submitClaim,
  transferMarketEvent,
  type SubmitClaimInput,
} from '@stallbook/contracts';
import { AddressHash, EmailQueue } from '@stallbook/platform';
import { actorAs, dropKeys, mailedBy, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { EventsModule } from '../events.module.js';
import { OrganizerReplicas } from '../replicas/organizer-replicas.js';
import { ADMIN, claimOf, profile } from '../testing/builders.js';
import { seedMarketEvent } from '../testing/market-events.js';

const STAFF = 'staff@stallbook.example';

describe('a claim', () => {
  let harness: ServiceHarness;
  let mails: ReturnType<typeof mailedBy>;
  beforeAll(async () => {
    const env = { STALLBOOK_STAFF_EMAIL: STAFF };
    harness = await openServiceHarness({ name: 'events', module: EventsModule, now: '2027-03-01T12:00:00Z', env });
    mails = mailedBy(harness.redis, harness.config);
  });
  afterAll(async () => {
    await mails?.close();
    await harness?.close();
  });
  /** These specs exceed the limit per address. */
  beforeEach(() => dropKeys(harness.redis, `${harness.config.STALLBOOK_DB_PREFIX}:attempts:`));

  const seed = () => seedMarketEvent(harness);
  const claimed = async (eventId: string, given: Partial<SubmitClaimInput> = {}) => {
    const input = claimOf(eventId, { email: `${newId()}@example.org`, ...given });
    return { ...(await harness.call(submitClaim, input)), email: input.email };
  };
  async function registered(email: string, owner = actorAs('organizer')) {
    await harness.publish(profileSaved, profile(owner.id, email));
    const hashes = new AddressHash(harness.config).every(email);
    await eventually(async () => expect(await harness.app.get(OrganizerReplicas).withAddress(hashes)).toBe(owner.id));
    return owner;
  }
  const mailed = (address: string, type: EmailType) =>
    eventually(async () => {
      const found = (await mails.to(address)).filter((mail) => mail.type === type);
      if (!found[0]) throw new Error('not mailed yet');
      return found;
    });

  it('[CL-009] is stored with where it came from, and copied to staff by email', async () => {
    const eventId = await seed();
    const from = { url: 'https://stallbook.example/events', userAgent: 'Browser' };
    const { id, email } = await claimed(eventId, from);
    const copies = await eventually(async () => {
      const found = (await mails.to(STAFF)).filter(({ data }) => data['email'] === email);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(copies[0]).toMatchObject({
      type: EmailType.claim_received,
      data: {
        event_id: eventId,
        event_title: 'Riverside Craft Fair',
        event_date: '2027-06-12',
        event_location: 'Waterfront Park, Portland, OR',
        name: 'Ann Example',
        phone: '5035550100',
        business: 'Example Markets',
        message: 'This market is ours.',
        timestamp: expect.stringMatching(/^2027-03-01T12:/) as string,
        user_agent: 'Browser',
        page: 'https://stallbook.example/events',
      },
    });
    const stream = await harness.db.collection('commits').findOne({ streamId: `claim-${id}` });
    expect(JSON.stringify(stream)).toContain('userAgent');
    expect(JSON.stringify(stream)).not.toContain(email);
  });

  it('[CL-009] is taken although its copy for staff fails, which is sent later', async () => {
    const enqueue = jest.spyOn(EmailQueue.prototype, 'enqueue').mockRejectedValueOnce(new Error('no queue'));
    const { id, email } = await claimed(await seed());
    expect(await harness.db.collection('commits').findOne({ streamId: `claim-${id}` })).not.toBeNull();
    await eventually(async () => {
      const copies = (await mails.to(STAFF)).filter(({ data }) => data['email'] === email);
      expect(copies).toHaveLength(1);
    });
    expect(enqueue.mock.results[0]?.type).toBe('return');
    await expect(enqueue.mock.results[0]?.value).rejects.toThrow('no queue');
    enqueue.mockRestore();
  });

  it('leaves no copy for staff in the queue once its sender is erased', async () => {
    const { email } = await claimed(await seed());
    const copies = async () => (await mails.to(STAFF)).filter(({ data }) => data['email'] === email);
    await eventually(async () => expect(await copies()).toHaveLength(1));
    await harness.app.get(EmailQueue).forget(new AddressHash(harness.config).every(email));
    expect(await copies()).toEqual([]);
  });

  it('is open once per person and event, also when sent twice at the same moment', async () => {
    const [eventId, email] = [await seed(), `${newId()}@example.org`];
    const owner = await registered(email);
    const send = (address: string) => harness.call(submitClaim, claimOf(eventId, { email: address }), owner);
    const both = await Promise.allSettled([send(email), send(email)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(send(email.toUpperCase())).rejects.toMatchObject({ code: 'CLAIM.ALREADY_OPEN' });
    await claimed(await seed(), { email });
  });

  it('does not tell a visitor whether the owner of an address sent one', async () => {
    const [eventId, email] = [await seed(), `${newId()}@example.org`];
    const both = await Promise.all([claimed(eventId, { email }), claimed(eventId, { email })]);
    const third = await claimed(eventId, { email: email.toUpperCase() });
    expect(new Set([...both, third].map(({ id }) => id)).size).toBeGreaterThan(1);
    const stored = await harness.call(claims, { page: 1, pageSize: 100 }, ADMIN);
    expect(stored.items.filter((one) => one.eventId === eventId)).toHaveLength(1);
  });

  it('can be sent again after a denial', async () => {
    const eventId = await seed();
    const { id, email } = await claimed(eventId);
    await harness.call(denyClaim, { id }, ADMIN);
    const again = await claimed(eventId, { email });
    expect(again.id).not.toBe(id);
  });

  it('is answered by email to guests, in the language of the form: the one approved, the others closed with the reason', async () => {
    const eventId = await seed();
    const [first, second] = [await claimed(eventId), await claimed(eventId, { language: 'es' })];
    await harness.call(approveClaim, { id: first.id }, ADMIN);
    const [approval] = await mailed(first.email, EmailType.claim_approved);
    expect(approval?.data['next_step']).toBe('sign-up');
    const [closing] = await mailed(second.email, EmailType.claim_denied);
    expect(closing).toMatchObject({ language: 'es', data: { reason: 'another-approved' } });
  });

  it('is not answered separately if the claimant gets the event by a transfer or by another claim', async () => {
    const owner = await registered(`${newId()}@example.org`);
    const ways = {
      transfer: (eventId: string) =>
        harness.call(transferMarketEvent, { eventId, organizerId: owner.id }, ADMIN).then(() => undefined),
      claim: async (eventId: string, email: string) => {
        const colleague = await registered(`${newId()}@example.org`);
        const { id } = await harness.call(submitClaim, claimOf(eventId, { email }), colleague);
        await harness.call(approveClaim, { id }, ADMIN);
      },
    };
    for (const way of ['transfer', 'claim'] as const) {
      const [eventId, email] = [await seed(), `${newId()}@example.org`];
      const own = await claimed(eventId, { email });
      const other = await claimed(eventId);
      await registered(email, owner);
      await ways[way](eventId, email);
      expect(await mailed(other.email, EmailType.claim_denied)).toHaveLength(1);
      const denied = harness.messages.filter(({ type }) => type === claimDenied.type).map(({ data }) => data);
      expect(denied).not.toContainEqual(expect.objectContaining({ claimId: own.id }));
    }
  });

  it('[CL-011] makes the email address and the phone number public only with consent', async () => {
    const owner = await registered('ann@example.org');
    const [hidden, shown] = [await seed(), await seed()];
    for (const [eventId, contactPublic] of [
      [hidden, false],
      [shown, true],
    ] as const) {
      const { id } = await harness.call(submitClaim, claimOf(eventId, { contactPublic }), owner);
      await harness.call(approveClaim, { id }, ADMIN);
    }
    const contact = { organizerContactEmail: 'ann@example.org', organizerContactPhone: '5035550100' };
    expect(await harness.call(marketEvent, { id: shown })).toMatchObject(contact);
    expect(await harness.call(marketEvent, { id: hidden })).toMatchObject({
      organizerContactEmail: null,
      organizerContactPhone: null,
    });
    for (const reader of [owner, ADMIN]) {
      expect(await harness.call(marketEvent, { id: hidden }, reader)).toMatchObject(contact);
    }
  });

  it('[CL-011] takes no consent from a guest, nor from an organizer with another address', async () => {
    const email = `${newId()}@example.org`;
    const [holder, mallory] = [await registered(email), await registered(`${newId()}@example.org`)];
    const unregistered = `${newId()}@example.org`;
    for (const [sender, address] of [
      [undefined, email],
      [mallory, email],
      [undefined, unregistered],
    ] as const) {
      const eventId = await seed();
      const { id } = await harness.call(submitClaim, claimOf(eventId, { email: address, contactPublic: true }), sender);
      await harness.call(approveClaim, { id }, ADMIN);
      if (address === unregistered) await registered(address);
      expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({
        organizerContactEmail: null,
        organizerContactPhone: null,
      });
      if (address === email) {
        expect(await harness.call(marketEvent, { id: eventId }, holder)).toMatchObject({
          organizerId: holder.id,
          organizerContactEmail: email,
        });
      }
    }
  });

  it('[CL-011] takes no consent for an address that has changed hands since', async () => {
    const email = `${newId()}@example.org`;
    const former = await registered(email);
    const eventId = await seed();
    const { id } = await harness.call(submitClaim, claimOf(eventId, { email, contactPublic: true }), former);
    await registered(`${newId()}@example.org`, former);
    await registered(email);
    await harness.call(approveClaim, { id }, ADMIN);
    expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({
      organizerClaimed: true,
      organizerContactEmail: null,
      organizerContactPhone: null,
    });
  });
});
