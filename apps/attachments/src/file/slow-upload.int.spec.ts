import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { attachments, marketEventDeleted, marketEventSaved, ownerErasureRecorded } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { marketFacts, organizer, pdf } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';

const NOTHING = { files: 0, chunks: 0, uploads: 0 };

describe('a slow upload', () => {
  let harness: Harness;
  const olga = organizer();
  let market: string;

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
    market = await harness.openMarket(olga);
  });
  afterAll(() => harness?.close());

  const startSlowly = async (ticket: string) => {
    const outgoing = request(`${harness.url}/files/${ticket}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' },
    });
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    outgoing.write(pdf(600_000));
    await eventually(async () => expect((await harness.storedCounts()).chunks).toBeGreaterThan(0));
    return async () => {
      outgoing.end(Buffer.alloc(1_000, 32));
      return (await answered)[0].resume().statusCode;
    };
  };

  it('is refused at its end if its person was erased meanwhile, and leaves nothing', async () => {
    const oskar = organizer();
    const ticket = await harness.ticketFor(oskar, await harness.openMarket(oskar), 'map.pdf');
    const finish = await startSlowly(ticket);
    await harness.publish(ownerErasureRecorded, { personId: oskar.id, transferred: [] });
    const erased = { _id: oskar.id as never, shownAt: { $exists: true } };
    await eventually(async () => expect(await harness.db.collection('personKeys').countDocuments(erased)).toBe(1));
    expect(await finish()).toBe(410);
    await eventually(async () => expect(await harness.storedCounts()).toEqual(NOTHING));
    expect(await harness.db.collection('attachments').countDocuments({ uploadedBy: oskar.id })).toBe(0);
  });

  it('is refused at its end if its event was deleted meanwhile, and leaves nothing', async () => {
    const oskar = organizer();
    const eventId = await harness.openMarket(oskar);
    await harness.add(oskar, eventId, 'one.pdf', pdf());
    const finish = await startSlowly(await harness.ticketFor(oskar, eventId, 'two.pdf'));
    await harness.publish(marketEventDeleted, { marketEventId: eventId, organizerId: oskar.id });
    await eventually(async () => expect(await harness.call(attachments, { eventId }, oskar)).toEqual([]));
    expect(await finish()).toBe(404);
    await eventually(async () => expect(await harness.storedCounts()).toEqual(NOTHING));
  });

  it('is refused at its end if its event has another owner by then', async () => {
    const finish = await startSlowly(await harness.ticketFor(olga, market, 'map.pdf'));
    const next = organizer();
    await harness.publish(marketEventSaved, { ...marketFacts(next.id), marketEventId: market, revision: 2 });
    const moved = { _id: market as never, organizerId: next.id };
    await eventually(async () =>
      expect(await harness.db.collection('marketEventReplicas').countDocuments(moved)).toBe(1),
    );
    expect(await finish()).toBe(403);
    await eventually(async () => expect(await harness.storedCounts()).toEqual(NOTHING));
  });
});
