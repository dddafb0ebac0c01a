import { hiddenImageLink, marketEventSaved, requestImageUpload } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import sharp from 'sharp';
import { MARKET_EVENT_REPLICAS, type MarketEventReplica } from '../../replicas/market-event-replica.schema.js';
import { admin, marketFacts, organizer, vendor } from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { jpeg } from '../../testing/images.js';
import { marketEventKinds } from '../image-kinds.js';

describe('a picture of a market event', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const get = (path: string) => fetch(`${harness.url}${path}`);

  it.each(marketEventKinds)(
    'opens only for its organizer and admins while its event is taken down: %s',
    async (kind) => {
      const olga = organizer();
      const facts = marketFacts(olga.id);
      const { marketEventId } = facts;
      const save = (revision: number, takenDown: boolean) =>
        harness.publish(marketEventSaved, { ...facts, revision, status: takenDown ? 'draft' : 'published', takenDown });
      await save(1, false);
      const { ticket } = await harness.call(requestImageUpload, { kind, ownerId: marketEventId }, olga);
      const id = (await harness.send(ticket, await jpeg())).body.fileId;
      const addresses = [`${id}.webp`, `${id}-480.avif`];
      const statuses = () => Promise.all(addresses.map(async (one) => (await get(`/media/${one}`)).status));
      const linkFor = (actor: Actor, path = addresses[1]!) => harness.call(hiddenImageLink, { path }, actor);
      expect(await statuses()).toEqual([200, 200]);

      await save(2, true);
      expect(await statuses()).toEqual([404, 404]);
      for (const actor of [olga, admin()]) {
        const reply = await get((await linkFor(actor)).signedUrl);
        expect(reply.headers.get('content-type')).toBe('image/avif');
        expect(reply.headers.get('cache-control')).toBe('private, no-store');
        expect(reply.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${kind}.avif`);
        expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width).toBe(480);
      }
      for (const actor of [organizer(), vendor()])
        await expect(linkFor(actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const photo = 'application-images/a.webp';
      await expect(linkFor(admin(), photo)).rejects.toMatchObject({ code: 'NOT_FOUND' });

      await save(3, false);
      expect(await statuses()).toEqual([200, 200]);
    },
  );

  it('knows nothing about its event being taken down if no message says so', async () => {
    const facts = marketFacts(organizer().id);
    await harness.publish(marketEventSaved, facts);
    const replicas = harness.db.collection<MarketEventReplica>(MARKET_EVENT_REPLICAS);
    const { marketEventId: _id, revision, organizerId, status } = facts;
    expect(await replicas.findOne({ _id })).toEqual({ _id, revision, organizerId, status });
  });
});
