import {
  attachmentAccess,
  attachments,
  deleteAttachment,
  downloadLink,
  marketEventDeleted,
  marketEventSaved,
  marketEventTransferred,
  ownerErasureRecorded,
  paymentRefunded,
  personErased,
  profileSaved,
  requestImageUpload,
} from '@stallbook/contracts';
import { idFrom, newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { Uploads } from '../file/uploads.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { admin, marketFacts, organizer, paymentFacts, pdf, vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { jpeg } from '../testing/images.js';

describe('attachments of an event', () => {
  let harness: Harness;
  const olga = organizer();
  let market: string;

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    market = await harness.openMarket(olga);
  });

  const accessOf = (actor: Actor) => harness.call(attachmentAccess, { eventId: market }, actor);
  const linkFor = (actor: Actor, attachmentId: string) => harness.call(downloadLink, { attachmentId }, actor);
  const open = (signedUrl: string) => fetch(`${harness.url}${signedUrl}`);

  it('[AT-002][AT-005][AT-007] open to a vendor after acceptance and payment, and close with a refund', async () => {
    const vera = vendor();
    const { id } = await harness.add(olga, market, 'map.pdf', pdf());
    const steps: [() => Promise<void>, string, string][] = [
      [() => Promise.resolve(), 'No application found', 'You need to apply to this event to access attachments'],
      [
        () => harness.apply(market, vera.id),
        'Application not accepted',
        'Your application needs to be accepted to access attachments',
      ],
      [() => harness.accept(market, vera.id), 'Payment not completed', 'Payment required to access event attachments'],
    ];
    for (const [step, reason, words] of steps) {
      await step();
      await eventually(async () => expect(await accessOf(vera)).toEqual({ canAccess: false, reason }));
      await expect(linkFor(vera, id)).rejects.toMatchObject({ code: 'PERMISSION_DENIED', message: words });
    }
    await harness.pay(market, vera.id);
    await eventually(async () => expect(await accessOf(vera)).toEqual({ canAccess: true, reason: 'approved_vendor' }));
    expect((await linkFor(vera, id)).signedUrl).toMatch(/^\/files\//);
    expect(await accessOf(vendor())).toEqual({ canAccess: false, reason: 'No application found' });
    await harness.publish(paymentRefunded, paymentFacts(market, vera.id, idFrom('payment', market, vera.id)));
    await eventually(async () => expect((await accessOf(vera)).reason).toBe('Payment not completed'));
    await expect(linkFor(vera, id)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('[AT-005] do not open by a payment alone', async () => {
    const vera = vendor();
    await harness.pay(market, vera.id);
    await harness.apply(market, vera.id);
    await eventually(async () => expect((await accessOf(vera)).reason).toBe('Application not accepted'));
  });

  it('[AT-004] download through a link with the name and the bytes of the file', async () => {
    const file = pdf(700_000, 65);
    const { id } = await harness.add(olga, market, 'Übersicht "neu".pdf', file);
    const { signedUrl, expiresAt } = await linkFor(olga, id);
    expect(expiresAt).toMatch(/^2027-04-01T1/);
    const reply = await open(signedUrl);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '700000',
      'content-disposition': `attachment; filename*=UTF-8''%C3%9Cbersicht%20%22neu%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true);
  });

  it('[AT-004] have signed links that expire after five minutes', async () => {
    const { id } = await harness.add(olga, market, 'map.pdf', pdf());
    const { signedUrl } = await linkFor(olga, id);
    const [path = '', mac = ''] = signedUrl.split('.');
    const claims = JSON.parse(Buffer.from(path.slice('/files/'.length), 'base64url').toString()) as { exp: number };
    const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url');
    expect((await open(`/files/${longer}.${mac}`)).status).toBe(410);
    expect((await open(`/files/${await harness.ticketFor(olga, market, 'map.pdf')}`)).status).toBe(410);
    expect((await open(signedUrl)).status).toBe(200);
    await harness.clock.advance(5 * 60_000);
    const dead = await open(signedUrl);
    expect(dead.status).toBe(410);
    expect(await dead.json()).toMatchObject({ error: { code: 'LINK_EXPIRED' } });
  });

  it('[AT-001] are listed newest first, with all their fields, and have a download link', async () => {
    await harness.publish(profileSaved, {
      personId: olga.id,
      email: 'olga@example.org',
      role: 'organizer',
      businessName: 'Riverside Markets',
      contactName: 'Olga Example',
      phone: null,
      city: 'Portland',
      state: 'OR',
      productCategories: [],
      language: null,
    });
    const first = await harness.add(olga, market, 'first.pdf', pdf(2_000));
    await harness.clock.advance(1_000);
    await harness.add(olga, market, 'second.pdf', pdf());
    const listed = () => harness.call(attachments, { eventId: market }, vendor());
    await eventually(async () => {
      expect((await listed()).map(({ filename, uploaderName }) => [filename, uploaderName])).toEqual([
        ['second.pdf', 'Riverside Markets'],
        ['first.pdf', 'Riverside Markets'],
      ]);
    });
    expect((await listed())[1]).toEqual({
      id: first.id,
      eventId: market,
      uploadedBy: olga.id,
      uploaderName: 'Riverside Markets',
      storagePath: first.id,
      filename: 'first.pdf',
      description: null,
      fileType: 'application/pdf',
      fileSize: 2_000,
      uploadedAt: expect.stringMatching(/^2027-04-01T1/) as string,
    });
    expect(await harness.db.collection('files.files').countDocuments({ filename: first.id })).toBe(1);
    expect(await (await open((await linkFor(olga, first.id)).signedUrl)).text()).toHaveLength(2_000);
  });

  it('of a draft are listed for its owner and for admins only', async () => {
    const facts = { ...marketFacts(olga.id), status: 'draft' as const };
    await harness.publish(marketEventSaved, facts);
    const { marketEventId: eventId } = facts;
    await harness.add(olga, eventId, 'plan.pdf', pdf());
    const listedFor = async (actor: Actor) =>
      (await harness.call(attachments, { eventId }, actor)).map(({ filename }) => filename);
    expect([await listedFor(olga), await listedFor(admin())]).toEqual([['plan.pdf'], ['plan.pdf']]);
    for (const stranger of [vendor(), organizer()]) {
      await expect(listedFor(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Event not found' });
    }
    await harness.publish(marketEventSaved, { ...facts, revision: 2, status: 'published' });
    await eventually(async () => expect(await listedFor(vendor())).toEqual(['plan.pdf']));
  });

  it('[AT-006][AT-015] are deleted with their files by the uploader and by the owner of the event', async () => {
    const byUploader = await harness.add(olga, market, 'one.pdf', pdf());
    const byOwner = await harness.add(olga, market, 'two.pdf', pdf());
    const { signedUrl } = await linkFor(olga, byUploader.id);
    const oskar = organizer();
    await harness.publish(marketEventSaved, { ...marketFacts(oskar.id), marketEventId: market, revision: 2 });
    await eventually(async () => expect((await accessOf(oskar)).reason).toBe('organizer'));
    for (const stranger of [organizer(), vendor()]) {
      await expect(harness.call(deleteAttachment, { attachmentId: byOwner.id }, stranger)).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
        message: 'Not authorized to delete this attachment',
      });
    }
    expect(await harness.call(deleteAttachment, { attachmentId: byUploader.id }, olga)).toEqual({ id: byUploader.id });
    expect(await harness.call(deleteAttachment, { attachmentId: byOwner.id }, oskar)).toEqual({ id: byOwner.id });
    expect(await harness.call(attachments, { eventId: market }, olga)).toEqual([]);
    expect((await open(signedUrl)).status).toBe(410);
    const stored = await harness.db.collection('files.files').distinct('filename');
    expect(stored).not.toEqual(expect.arrayContaining([byUploader.id]));
  });

  it.each(['before', 'after'])(
    '[AT-004] and the images stay with an event whose transfer arrives %s the erasure of its former owner',
    async (order) => {
      const [former, next, vera] = [organizer(), organizer(), vendor()];
      const facts = marketFacts(former.id);
      const { marketEventId: eventId } = facts;
      await harness.publish(marketEventSaved, facts);
      const file = await harness.add(former, eventId, 'map.pdf', pdf());
      for (const kind of ['event-banner', 'event-image'] as const) {
        const { ticket } = await harness.call(requestImageUpload, { kind, ownerId: eventId }, former);
        await harness.send(ticket, await jpeg());
      }
      const { accept, apply, pay } = harness;
      for (const step of [apply, accept, pay]) await step(eventId, vera.id);
      const access = () => harness.call(attachmentAccess, { eventId }, vera);
      await eventually(async () => expect((await access()).canAccess).toBe(true));
      await harness.publish(marketEventSaved, { ...facts, revision: 2, organizerId: next.id });
      const parties = { organizerId: next.id, formerOrganizerId: former.id };
      const transfer = async () => {
        await harness.publish(marketEventTransferred, { marketEventId: eventId, ...parties });
        const owned = () => harness.db.collection('attachments').countDocuments({ uploadedBy: next.id });
        await eventually(async () => expect(await owned()).toBe(1));
      };
      const erase = async () => {
        await harness.publish(personErased, { personId: former.id, addresses: [] });
        const transferred = [{ marketEventId: eventId, organizerId: next.id }];
        await harness.publish(ownerErasureRecorded, { personId: former.id, transferred });
        const erased = { _id: former.id as never, shownAt: { $exists: true } };
        await eventually(async () => expect(await harness.db.collection('personKeys').countDocuments(erased)).toBe(1));
      };
      for (const step of order === 'before' ? [transfer, erase] : [erase, transfer]) await step();
      await harness.app.get(Uploads).deleteOrphans();
      expect((await open((await linkFor(vera, file.id)).signedUrl)).status).toBe(200);
      expect(await harness.call(attachments, { eventId }, next)).toMatchObject([
        { filename: 'map.pdf', uploadedBy: next.id },
      ]);
      const kept = harness.db.collection('images').find({ ownerId: eventId, uploadedBy: next.id });
      expect((await kept.toArray()).map(({ kind }) => String(kind)).sort()).toEqual(['event-banner', 'event-image']);
    },
  );

  it('go to the new owner although the former one adds a file between a transfer and the new state of the event', async () => {
    const next = organizer();
    const parties = { organizerId: next.id, formerOrganizerId: olga.id };
    await harness.publish(marketEventTransferred, { marketEventId: market, ...parties, revision: 2 });
    const { id: attachmentId } = await harness.add(olga, market, 'late.pdf', pdf());
    await harness.publish(marketEventSaved, { ...marketFacts(next.id), marketEventId: market, revision: 2 });
    await eventually(async () =>
      expect(await harness.call(attachments, { eventId: market }, next)).toMatchObject([{ uploadedBy: next.id }]),
    );
    await expect(harness.call(deleteAttachment, { attachmentId }, olga)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('are refused if the event is transferred while they are recorded', async () => {
    const next = organizer();
    const parties = { organizerId: next.id, formerOrganizerId: olga.id };
    const markets = harness.app.get(MarketEventReplicas);
    const require = markets.requireOwner.bind(markets);
    const recording = jest.spyOn(markets, 'requireOwner').mockImplementationOnce(async (...given) => {
      await harness.publish(marketEventSaved, { ...marketFacts(next.id), marketEventId: market, revision: 2 });
      await harness.publish(marketEventTransferred, { marketEventId: market, ...parties, revision: 2 });
      await eventually(async () => expect((await accessOf(next)).canAccess).toBe(true));
      await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
      return require(...given);
    });
    const late = await harness.send(await harness.ticketFor(olga, market, 'late.pdf'), pdf());
    recording.mockRestore();
    expect(late.body.error.code).toBe('PERMISSION_DENIED');
    expect(await harness.call(attachments, { eventId: market }, next)).toEqual([]);
  });

  it('do not wait for the new owner of an event that was deleted', async () => {
    const parties = { organizerId: organizer().id, formerOrganizerId: olga.id };
    await harness.publish(marketEventTransferred, { marketEventId: market, ...parties, revision: 2 });
    await harness.publish(marketEventDeleted, { marketEventId: market, organizerId: parties.organizerId });
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
  });

  it('[AT-016] are not found by an unknown ID', async () => {
    const unknown = { code: 'NOT_FOUND', message: 'Attachment not found' };
    await expect(linkFor(olga, newId())).rejects.toMatchObject(unknown);
    await expect(harness.call(deleteAttachment, { attachmentId: newId() }, olga)).rejects.toMatchObject(unknown);
  });

  it('[AT-006] open to the owner and to admins', async () => {
    const { id } = await harness.add(olga, market, 'map.pdf', pdf());
    for (const who of [olga, admin()]) {
      expect((await accessOf(who)).canAccess).toBe(true);
      expect((await open((await linkFor(who, id)).signedUrl)).status).toBe(200);
    }
    await expect(linkFor(organizer(), id)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('[EV-064] are deleted with their event and its files, and none can follow', async () => {
    const before = await harness.storedCounts();
    const waiting = await harness.ticketFor(olga, market, 'late.pdf');
    await harness.add(olga, market, 'one.pdf', pdf());
    const two = await harness.add(olga, market, 'two.pdf', pdf());
    await harness.publish(marketEventDeleted, { marketEventId: market, organizerId: olga.id });
    await eventually(async () => expect(await harness.call(attachments, { eventId: market }, olga)).toEqual([]));
    await eventually(async () => expect(await harness.storedCounts()).toEqual(before));
    await expect(linkFor(olga, two.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await harness.send(waiting, pdf())).toMatchObject({
      status: 404,
      body: { error: { message: 'Event not found' } },
    });
    expect(await harness.storedCounts()).toEqual(before);
    await expect(harness.ticketFor(olga, market, 'later.pdf')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
