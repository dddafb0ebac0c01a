import { eventually } from '@stallbook/testing';
import sharp from 'sharp';
import { accept, apply, draftFor, form, openMarket, termsOf } from './testing/fixtures.js';
import { openHarness, type Harness } from './testing/harness.js';
import type { Person } from './testing/person.js';

interface Applied {
  id: string;
  status: string;
  event: { isAvailable: boolean };
}

const REASON = 'The park has no permit for this market.';

describe('an event that an admin takes down', () => {
  let harness: Harness;
  let adam: Person;
  let olga: Person;
  let vera: Person;
  let victor: Person;
  beforeAll(async () => {
    harness = await openHarness();
    [adam, olga, vera, victor] = await Promise.all([
      harness.join('adam'),
      harness.join('olga', 'organizer'),
      harness.join('vera', 'vendor'),
      harness.join('victor', 'vendor'),
    ]);
  });
  afterAll(() => harness?.close());

  const takeDown = (eventId: string) =>
    adam.do('mutation($input: TakeDownMarketEventInput!) { takeDownMarketEvent(input: $input) { id } }', {
      input: { eventId, reason: REASON },
    });
  const restore = (id: string) =>
    adam.do('mutation($id: ID!) { restoreMarketEvent(input: { id: $id }) { id } }', { id });
  const reasonFor = async (person: Person, id: string) => {
    const seen = 'query($id: ID!) { event: marketEvent(input: { id: $id }) { takenDownReason } }';
    const { data, errors } = await person.ask<{ event: { takenDownReason: string | null } } | null>(seen, { id });
    return errors[0]?.extensions.code ?? data?.event.takenDownReason;
  };
  const notesOf = async (person: Person) => {
    const feed = '{ feed: myNotifications(input: {}) { items { type body link } } }';
    return (await person.do<{ feed: { items: { type: string; body: string; link: string }[] } }>(feed)).feed.items;
  };
  const statusOf = async (vendor: Person) => {
    const mine = '{ mine: myApplications(input: {}) { items { id status event { isAvailable } } } }';
    const { items } = (await vendor.do<{ mine: { items: Applied[] } }>(mine)).mine;
    return items.map(({ event, ...application }) => ({ ...application, ...event }));
  };

  it('exists only for its owner and admins, and comes back for everyone', async () => {
    const id = await openMarket(harness, olga, 'Riverside Market');
    const visitor = harness.visitor();
    expect(await reasonFor(visitor, id)).toBeNull();
    await takeDown(id);
    await eventually(async () => expect(await reasonFor(visitor, id)).toBe('NOT_FOUND'));
    expect(await reasonFor(vera, id)).toBe('NOT_FOUND');
    expect(await reasonFor(olga, id)).toBe(REASON);
    expect(await reasonFor(adam, id)).toBe(REASON);
    const calendar = await visitor.fetch(`/calendar/events/${id}.ics`);
    expect(calendar.status).toBe(404);
    await restore(id);
    await eventually(async () => expect(await reasonFor(visitor, id)).toBeNull());
  });

  it('shows its pictures only to its owner and admins meanwhile', async () => {
    const id = await openMarket(harness, olga, 'Lantern Market');
    const jpeg = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#1e6b47' } })
      .jpeg()
      .toBuffer();
    const body = form('a.jpg', new Uint8Array(jpeg), {});
    const { bannerImageUrl } = (await (
      await olga.fetch(`/uploads/event-banners/${id}`, { method: 'POST', body })
    ).json()) as { bannerImageUrl: string };
    const seenBy = async (person: Person) => {
      const reply = await person.fetch(bannerImageUrl.replace('.webp', '-480.webp'), { redirect: 'follow' });
      await reply.arrayBuffer();
      return reply.status;
    };
    const everyone = () => Promise.all([harness.visitor(), vera, olga, adam].map(seenBy));
    expect(await everyone()).toEqual([200, 200, 200, 200]);
    await takeDown(id);
    await eventually(async () => expect(await everyone()).toEqual([404, 404, 200, 200]));
    await restore(id);
    await eventually(async () => expect(await everyone()).toEqual([200, 200, 200, 200]));
  });

  it('takes no application meanwhile, and keeps those that it has', async () => {
    const id = await openMarket(harness, olga, 'Harvest Market');
    const applicationId = await apply(vera, id);
    await accept(olga, applicationId);
    const draftId = await draftFor(victor, id);
    const terms = await termsOf(victor, id);
    await takeDown(id);
    await harness.quiet();
    const submit = 'mutation($input: SubmitApplicationInput!) { submitApplication(input: $input) { id } }';
    const send = async () => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      return (await victor.ask(submit, { input: { draftId, terms, productsOffered: 'Honey' } }, key)).errors;
    };
    expect(await send()).toMatchObject([{ message: 'Event not found', extensions: { code: 'NOT_FOUND' } }]);
    expect(await statusOf(vera)).toContainEqual({ id: applicationId, status: 'accepted', isAvailable: false });
    await restore(id);
    await harness.quiet();
    expect(await send()).toEqual([]);
    expect(await statusOf(vera)).toContainEqual({ id: applicationId, status: 'accepted', isAvailable: true });
  });

  it('notifies its organizer with the reason, and once it is restored, also by email', async () => {
    const id = await openMarket(harness, olga, 'Night Market');
    const link = `/events/${id}`;
    await takeDown(id);
    const takenDown = { type: 'event_taken_down', body: `Our staff took Night Market down. Reason: ${REASON}`, link };
    await eventually(async () => expect(await notesOf(olga)).toContainEqual(takenDown));
    const mailed = async () =>
      (await harness.mailsTo('olga@example.org'))
        .filter(({ data }) => data['event_title'] === 'Night Market')
        .map(({ type, data }) => [type, data['reason']]);
    await eventually(async () => expect(await mailed()).toEqual([['event_taken_down', REASON]]));
    await restore(id);
    const restored = { type: 'event_restored', body: 'Our staff restored Night Market.', link };
    await eventually(async () => expect(await notesOf(olga)).toContainEqual(restored));
    await eventually(async () =>
      expect(await mailed()).toEqual([
        ['event_taken_down', REASON],
        ['event_restored', undefined],
      ]),
    );
  });

  it('notifies vendors who applied, and once it is restored, also by email', async () => {
    const id = await openMarket(harness, olga, 'Orchard Market');
    const [accepted, pending] = [await apply(vera, id), await apply(victor, id)];
    await accept(olga, accepted);
    await harness.quiet();
    await takeDown(id);
    const words = {
      hidden: 'Orchard Market is hidden for now. Your application stays, and no payment is due meanwhile.',
      restored: 'Our staff restored Orchard Market.',
    };
    const told = async (body: string) => {
      for (const [vendor, application] of [[vera, accepted] as const, [victor, pending] as const]) {
        const note = { type: 'event_changed', body, link: `/vendor/applications?application=${application}` };
        await eventually(async () => expect(await notesOf(vendor)).toContainEqual(note));
      }
    };
    await told(words.hidden);
    await restore(id);
    await told(words.restored);
    for (const address of ['vera@example.org', 'victor@example.org'])
      await eventually(async () => {
        const mails = (await harness.mailsTo(address)).filter(({ data }) => data['event_title'] === 'Orchard Market');
        expect(mails.map(({ type }) => type)).toEqual(
          expect.arrayContaining(['applied_event_hidden', 'applied_event_restored']),
        );
      });
  });
});
